//! The tables of rulings in `levels/lessons/README.md` are complete and true.

use std::collections::BTreeSet;

use super::*;

/// A row of a table: the line it stands on, the ruling's number, and the lessons it names.
struct Row {
    line: usize,
    number: u8,
    lessons: String,
}

fn readme() -> PathBuf {
    root().join("levels/lessons/README.md")
}

/// The rows of the table of `game`.
fn rows(text: &str, game: Game) -> Vec<Row> {
    let heading = format!("### {game}");
    text.lines()
        .enumerate()
        .skip_while(|(_, line)| *line != heading)
        .skip(1)
        .take_while(|(_, line)| !line.starts_with('#'))
        .filter_map(|(at, line)| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, number, _, lessons, _] = cells[..] else { return None };
            Some(Row { line: at, number: number.parse().ok()?, lessons: lessons.to_owned() })
        })
        .collect()
}

/// The lessons of `course` that teach a ruling.
fn teaching(course: &Course, number: u8) -> String {
    let teach = course.lessons.iter().filter(|lesson| lesson.rulings.contains(&number));
    teach.map(|lesson| lesson.id.as_str()).collect::<Vec<_>>().join(", ")
}

/// Fills the last column anew where `UPDATE_RULINGS` asks for it.
fn update() {
    let text = fs::read_to_string(readme()).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for game in Game::ALL {
        let course = course(game);
        for row in rows(&text, game) {
            let head = lines[row.line].trim_end().trim_end_matches('|').rfind('|').unwrap();
            let lessons = teaching(&course, row.number);
            let gap = if lessons.is_empty() { "" } else { " " };
            lines[row.line] = format!("{}| {lessons}{gap}|", &lines[row.line][..head]);
        }
    }
    fs::write(readme(), lines.join("\n") + "\n").unwrap();
}

#[test]
fn every_ruling_has_a_lesson() {
    if std::env::var_os("UPDATE_RULINGS").is_some() {
        update();
    }
    let text = fs::read_to_string(readme()).unwrap();
    let mut wrong = Vec::new();
    for game in Game::ALL {
        let course = course(game);
        let rows = rows(&text, game);
        assert!(rows.len() > 10, "{game}: the table was not found");
        for (nth, row) in rows.iter().enumerate() {
            assert_eq!(usize::from(row.number), nth + 1, "{game}: rulings are numbered in order");
            let lessons = teaching(&course, row.number);
            if lessons.is_empty() {
                wrong.push(format!("{game} {}: no lesson teaches it", row.number));
            } else if lessons != row.lessons {
                wrong.push(format!(
                    "{game} {}: the table says {:?}, the lessons {lessons:?} (UPDATE_RULINGS=1)",
                    row.number, row.lessons
                ));
            }
        }
        let known: BTreeSet<u8> = rows.iter().map(|row| row.number).collect();
        for lesson in &course.lessons {
            let strange = lesson.rulings.iter().filter(|number| !known.contains(number));
            wrong.extend(strange.map(|number| format!("{game}/{}: no ruling {number}", lesson.id)));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
