### Looking into a game: who stands better, the best lines, and how good each move was.

analysis-depth = गहराई { $depth }
analysis-looking = देख रहा है…
analysis-review = खेल की जाँच करें
analysis-graph = खेल के दौरान सफ़ेद की संभावनाएँ
analysis-reviewing = { $all } में से चाल { $done }

analysis-best = { $move } सबसे अच्छी चाल थी।
analysis-good = { $move } अच्छी चाल थी।
analysis-inaccuracy = { $move } कमज़ोर चाल थी।
analysis-mistake = { $move } ग़लती थी।
analysis-blunder = { $move } बड़ी ग़लती थी।
analysis-better = { $move } बेहतर होती।
