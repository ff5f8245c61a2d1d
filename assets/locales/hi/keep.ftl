### फ़ाइलों के बारे में: खेल, पसंद, और बाहर से आए खेल।

keep-error-read = { $path } पढ़ी नहीं जा सकी। { $why }
keep-error-write = { $path } लिखी नहीं जा सकी। { $why }
keep-error-delete = { $path } हटाई नहीं जा सकी। { $why }
keep-error-rename = { $path } का नाम बदला नहीं जा सका। { $why }
keep-error-damaged = { $path } ख़राब है। { $why }
keep-error-not-text = { $path } पाठ की फ़ाइल नहीं है।
keep-error-nothing-inside = इस पाठ में न कोई खेल है, न कोई स्थिति।
keep-error-no-position = यह कोई स्थिति नहीं है। { $why }

keep-import-error = पंक्ति { $line }, अक्षर { $column }: “{ $text }” यहाँ समझ में नहीं आता।
keep-import-illegal = पंक्ति { $line }, अक्षर { $column }: “{ $text }” वैध नहीं है। { $why }
keep-import-ends = पंक्ति { $line }, अक्षर { $column }: यहाँ कुछ छूटा हुआ है।

keep-goes-on = आपका खेल सहेजा नहीं जा रहा, पर आप खेलते रह सकते हैं। { $why }
keep-copy = यही खेल दूसरी खिड़की में आगे बढ़ रहा है, इसलिए यह अब { $path } के पास एक प्रति के रूप में सहेजा जाता है।
keep-game-set-aside = सहेजा हुआ खेल { $path } ख़राब है; उसे { $aside } नाम से अलग रख दिया गया है। { $why }
keep-game-unreadable = सहेजे हुए खेल { $path } को वैसे ही रहने दिया गया। { $why }
keep-settings-damaged = { $path } की सेटिंग ख़राब हैं; उन्हें { $aside } नाम से अलग रखकर सामान्य सेटिंग ली गई हैं। { $why }
keep-lessons-damaged = { $path } में रखी पाठों की प्रगति ख़राब है; उसे { $aside } नाम से अलग रखकर पाठ नए सिरे से शुरू होते हैं। { $why }
keep-puzzles-damaged = { $path } में रखी पहेलियों की प्रगति ख़राब है; उसे { $aside } नाम से अलग रखकर गिनती नए सिरे से शुरू होती है। { $why }

keep-why-missing = वह वहाँ नहीं है।
keep-why-denied = आपको इसकी अनुमति नहीं है।
keep-why-read-only = डिस्क पर लिखा नहीं जा सकता।
keep-why-full = डिस्क भर गई है।
keep-why-other = सिस्टम कहता है: { $detail }।
keep-why-no-text = यह पाठ की फ़ाइल नहीं है।
keep-why-text = पंक्ति { $line }, अक्षर { $column } समझ में नहीं आता।
keep-why-newer = इसे खेल के किसी नए संस्करण ने लिखा है।
keep-why-too-deep = इसकी उप-शाखाएँ बहुत गहरी हैं।
keep-why-start = इसकी आरंभिक स्थिति काम की नहीं है। { $why }
keep-why-move = चाल संख्या { $ply }, { $move }, वैध नहीं है। { $why }
keep-why-undone = वापस ली गई चालों में से चाल संख्या { $number } वैध नहीं है। { $why }
keep-why-level = कंप्यूटर का स्तर { $level } नहीं है।

position-unreadable = स्थिति का पाठ, अक्षर { $column }: { $why }
position-impossible = कोई खेल इस स्थिति तक नहीं पहुँच सकता। { $why }
position-missing = यहाँ एक भाग छूटा हुआ है।
position-empty = भागों के बीच ठीक एक ख़ाली जगह होनी चाहिए।
position-extra = अंतिम भाग के बाद कुछ नहीं आ सकता।
position-ranks = बिसात में { $needed } के बजाय { $found } पंक्तियाँ हैं।
position-squares = पंक्ति { $rank } में { $needed } के बजाय { $found } खाने हैं।
position-no-man = “{ $text }” किसी मोहरे का अक्षर नहीं है।
position-gap = “{ $text }” यहाँ ख़ाली खानों की संख्या नहीं हो सकती।
position-turn = किसकी बारी है, यह w या b से लिखा जाता है, “{ $text }” से नहीं।
position-castling = क़िलेबंदी के अधिकार - या इसी क्रम में KQkq में से कुछ होते हैं, “{ $text }” नहीं।
position-en-passant = आन पासाँ का खाना - या कोई खाना होता है, “{ $text }” नहीं।
position-number = “{ $text }” यहाँ की संख्या नहीं हो सकती।
position-no-terrain = “{ $text }” से कोई भूभाग नहीं समझा जाता।
position-croissant = croissant का खाना - या कोई खाना होता है, “{ $text }” नहीं।
position-list = खाने a4d4h6 की तरह क्रम में एक-एक बार, या कुछ न हो तो - लिखे जाते हैं, “{ $text }” नहीं।
position-stack = ढेर कोष्ठक में दो मोहरे होते हैं, नीचे वाला पहले, “{ $text }” नहीं।
position-undo = अंतिम चाल - या g5g4 जैसे दो खाने होती है, “{ $text }” नहीं।
position-doubles = दो खानों वाली चालें सोलह बार 0 या 1 होती हैं, “{ $text }” नहीं।
position-stage = चरण 1, 1-, 2w या 2b होता है, “{ $text }” नहीं।

setup-off-board = { $square } पर एक मोहरा बिसात के बाहर है।
setup-no-king = { $player ->
    [white] सफ़ेद का राजा नहीं है।
   *[black] काले का राजा नहीं है।
}
setup-too-many-kings = { $player ->
    [white] सफ़ेद के { $count } राजा हैं।
   *[black] काले के { $count } राजा हैं।
}
setup-too-many-men = { $player ->
    [white] सफ़ेद के { $count } मोहरे हैं, { $most } से अधिक।
   *[black] काले के { $count } मोहरे हैं, { $most } से अधिक।
}
setup-too-many-pawns = { $player ->
    [white] सफ़ेद के { $count } प्यादे हैं, { $most } से अधिक।
   *[black] काले के { $count } प्यादे हैं, { $most } से अधिक।
}
setup-pawn-on-end-rank = { $square } पर प्यादा है, जहाँ कोई प्यादा नहीं हो सकता।
setup-opponent-in-check = { $turn ->
    [white] सफ़ेद की बारी है, फिर भी काले राजा को शह लगी है।
   *[black] काले की बारी है, फिर भी सफ़ेद राजा को शह लगी है।
}
setup-too-many-checkers = { $turn ->
    [white] { $count } मोहरे एक साथ सफ़ेद राजा पर हमला कर रहे हैं।
   *[black] { $count } मोहरे एक साथ काले राजा पर हमला कर रहे हैं।
}
setup-castling-right = { $player ->
    [white] सफ़ेद को क़िलेबंदी का यह अधिकार नहीं हो सकता: { $square } पर { $missing ->
        [king] राजा
       *[rook] हाथी
    } नहीं है।
   *[black] काले को क़िलेबंदी का यह अधिकार नहीं हो सकता: { $square } पर { $missing ->
        [king] राजा
       *[rook] हाथी
    } नहीं है।
}
setup-en-passant = { $square } यहाँ आन पासाँ का खाना नहीं हो सकता।
setup-no-fullmove = चालों की गिनती 1 से होती है, 0 से नहीं।
setup-foreign-man = { $square } का मोहरा इस खेल का नहीं है।
setup-stack-not-allowed = { $square } पर दो मोहरे हैं, पर इस खेल में ढेर नहीं होते।
setup-terrain-off-board = { $square } बिसात के बाहर है, वहाँ कोई भूभाग नहीं होता।
setup-on-mountain = { $square } पहाड़ है, और वहाँ एक मोहरा है।
setup-only-towers = दोनों पक्षों के पास टॉवरों के सिवा कुछ नहीं है।
setup-croissant = { $square } यहाँ croissant का खाना नहीं हो सकता।
setup-doubled = { $square } पर दो खानों वाली चाल चला हुआ प्यादा नहीं हो सकता।
setup-thawing = { $square } का मोहरा एक और बारी के लिए जमा हुआ नहीं हो सकता।
setup-unpromoted = { $square } पर पहुँचा मोहरा वहाँ कुछ और बन चुका होता।
setup-king-in-stack = { $player ->
    [white] { $square } पर सफ़ेद का राजा ढेर में है; राजा ढेर में नहीं हो सकता।
   *[black] { $square } पर काले का राजा ढेर में है; राजा ढेर में नहीं हो सकता।
}
setup-mixed-stack = { $square } के दो मोहरे अलग-अलग पक्षों के हैं, ढेर नहीं बन सकते।
setup-too-many-beside-checkered = { $player ->
    [white] सफ़ेद के { $count } और चारख़ाना { $checkered } मोहरे मिलकर { $most } से अधिक हैं।
   *[black] काले के { $count } और चारख़ाना { $checkered } मोहरे मिलकर { $most } से अधिक हैं।
}
setup-too-many-pawns-in-all = कुल { $count } प्यादे हैं, { $most } से अधिक।
setup-no-start-square = { $square } से दो खानों वाली चाल शुरू नहीं होती।
setup-undo = अंतिम चाल { $from }{ $to } नहीं हो सकती।
setup-no-checkered-left = { $player ->
    [white] कोई चारख़ाना मोहरा नहीं बचा, इसलिए सफ़ेद की बारी होनी चाहिए।
   *[black] कोई चारख़ाना मोहरा नहीं बचा, इसलिए काले की बारी होनी चाहिए।
}
