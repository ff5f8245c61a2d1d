### मेनू और सभी पन्नों की साझा बातें।

menu-title = Pancharanga
menu-open = मेनू
menu-close = बंद करें
menu-back = वापस

menu-continue = जारी रखें
menu-continue-about = { $white } – { $black }, { $plies ->
    [one] { $plies } चाल चली गई
   *[other] { $plies } चालें चली गईं
}
menu-new-game = नया खेल
menu-learn = सीखिए
menu-puzzles = पहेलियाँ
menu-rules = नियम
menu-saved-games = सहेजे हुए खेल
menu-settings = सेटिंग
menu-keys = कुंजियाँ और इशारे
menu-to-title = मुख्य स्क्रीन
menu-quit = बाहर निकलें

## कुंजियाँ क्या करती हैं।

keys-confirm = दिखाई गई चाल चलें
keys-cancel = रद्द करें
keys-cursor = बिसात पर एक खाने से दूसरे पर जाना, Enter मोहरा उठाता या रखता है
keys-undo = पिछली चाल वापस लें
keys-redo = उसे दोबारा चलें
keys-back = एक चाल पीछे
keys-forward = एक चाल आगे
keys-first = शुरुआत पर
keys-last = अंतिम चाल पर
keys-hint = संकेत: पहले मोहरा, फिर चाल
keys-analysis = विश्लेषण: कौन आगे है, और सबसे अच्छी चालें
keys-pause = घड़ियाँ रोकें
keys-rules = खेल के नियम
keys-flip = बिसात घुमाएँ
keys-top-down = ऊपर से देखें
keys-reset-view = पहले जैसा दृश्य
keys-lesson-next = पाठ में: अगला चरण
keys-lesson-previous = पाठ में: पिछला चरण
keys-lesson-again = पाठ में: यही चरण फिर से
keys-lesson-map = पाठ में: पाठ्यक्रम पर
keys-mouse = माउस: मोहरा चलने के लिए उस पर क्लिक करें या उसे खींचें। चारों ओर देखने के लिए मोहरों से हटकर खींचें, पास आने के लिए पहिया घुमाएँ और बिसात सरकाने के लिए दायाँ बटन दबाएँ।
keys-touch = स्पर्श: मोहरा चलने के लिए उसे छुएँ या खींचें। चारों ओर देखने के लिए एक उँगली से खींचें; पास आने या बिसात सरकाने के लिए दो उँगलियों से।
keys-puzzle = पहेली में: H से संकेत, S से हल, R से शुरू से, N से अगली पहेली।

title-about = पाँच खेल, एक मेज़
title-showcase = प्रदर्शन
