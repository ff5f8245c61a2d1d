### खेलों की अलमारी, और आने-जाने के रास्ते।

saved-title = सहेजे हुए खेल
saved-none = अभी कोई खेल नहीं है। हर खेल पहली चाल से ही यहाँ सहेजा जाता है।
saved-unfinished = अधूरा
saved-plies = { $count ->
    [0] कोई चाल नहीं
    [one] { $count } चाल
   *[other] { $count } चालें
}
saved-delete = हटाएँ
saved-delete-question = यह खेल हटा दें?
saved-keep = रहने दें
saved-elsewhere = बिसात पर चल रहा खेल, और बाहर के खेल
saved-import = आयात करें…
saved-export = PGN निर्यात करें…
saved-copy-game = PGN कॉपी करें
saved-copy-position = स्थिति कॉपी करें
saved-game-copied = खेल PGN के रूप में कॉपी हो गया।
saved-position-copied = स्थिति पाठ के रूप में कॉपी हो गई।

ago-now = अभी-अभी
ago-minutes = { $count ->
    [one] { $count } मिनट पहले
   *[other] { $count } मिनट पहले
}
ago-hours = { $count ->
    [one] { $count } घंटा पहले
   *[other] { $count } घंटे पहले
}
ago-days = { $count ->
    [one] कल
   *[other] { $count } दिन पहले
}

import-title = आयात
import-about = PGN में खेल, या पाठ में एक स्थिति।
import-file = फ़ाइल से…
import-clipboard = क्लिपबोर्ड से
import-text = या यहाँ चिपकाएँ
import-read = पढ़ें
import-choose = { $count } खेल मिले। कौन-सा?

files-pgn = PGN
files-games = खेल
files-written = { $path } में लिख दिया गया
files-open-title = फ़ाइल खोलें
files-save-title = सहेजें
files-open = खोलें
files-save = सहेजें
files-cancel = रद्द करें
files-overwrite = बदल दें
files-exists = पहले से है। उसे बदल दें?
files-name = नाम:
files-selected = चुना हुआ:
files-all = सभी फ़ाइलें
files-any = कोई भी
files-reload = फिर से देखें
files-working-folder = मौजूदा फ़ोल्डर
files-select-all = सब चुनें
files-show-hidden = छिपी फ़ाइलें दिखाएँ
files-show-system = सिस्टम की फ़ाइलें दिखाएँ
files-pinned = पिन किए हुए
files-places = जगहें
files-devices = उपकरण
files-removable = निकाले जा सकने वाले उपकरण
files-home = होम
files-desktop = डेस्कटॉप
files-documents = दस्तावेज़
files-downloads = डाउनलोड
files-audio = संगीत
files-pictures = चित्र
files-videos = वीडियो
files-pin = पिन करें
files-unpin = पिन हटाएँ
files-rename = नाम बदलें
files-error-no-name = नाम ख़ाली नहीं हो सकता।
files-error-exists = यह नाम पहले से है।
