### फाइलका कुरा: खेल, सेटिङ र बाहिरबाट आएका खेल।

keep-error-read = { $path } पढ्न सकिएन। { $why }
keep-error-write = { $path } लेख्न सकिएन। { $why }
keep-error-delete = { $path } मेटाउन सकिएन। { $why }
keep-error-rename = { $path } को नाम फेर्न सकिएन। { $why }
keep-error-damaged = { $path } बिग्रेको छ। { $why }
keep-error-not-text = { $path } पाठको फाइल होइन।
keep-error-nothing-inside = यो पाठमा न कुनै खेल छ, न कुनै स्थिति।
keep-error-no-position = यो कुनै स्थिति होइन। { $why }

keep-import-error = पङ्क्ति { $line }, अक्षर { $column }: “{ $text }” यहाँ बुझिएन।
keep-import-illegal = पङ्क्ति { $line }, अक्षर { $column }: “{ $text }” नियमअनुसार छैन। { $why }
keep-import-ends = पङ्क्ति { $line }, अक्षर { $column }: यहाँ केही छुटेको छ।

keep-goes-on = तपाईंको खेल सुरक्षित भइरहेको छैन, तर तपाईं खेल्दै गर्न सक्नुहुन्छ। { $why }
keep-copy = यही खेल अर्को झ्यालमा अगाडि बढ्दैछ, त्यसैले यो अब { $path } को छेउमा एउटा प्रतिका रूपमा सुरक्षित हुन्छ।
keep-game-set-aside = सुरक्षित खेल { $path } बिग्रेको छ; त्यसलाई { $aside } नाममा छुट्टै राखिएको छ। { $why }
keep-game-unreadable = सुरक्षित खेल { $path } लाई जस्ताको तस्तै छोडियो। { $why }
keep-settings-damaged = { $path } का सेटिङ बिग्रेका छन्; तिनलाई { $aside } नाममा छुट्टै राखेर सामान्य सेटिङ लिइएको छ। { $why }
keep-lessons-damaged = { $path } मा राखिएको पाठको प्रगति बिग्रेको छ; त्यसलाई { $aside } नाममा छुट्टै राखेर पाठ फेरि सुरु हुन्छन्। { $why }
keep-puzzles-damaged = { $path } मा राखिएको पहेलीको प्रगति बिग्रेको छ; त्यसलाई { $aside } नाममा छुट्टै राखेर गन्ती फेरि सुरु हुन्छ। { $why }

keep-why-missing = त्यो त्यहाँ छैन।
keep-why-denied = तपाईंलाई त्यसको अनुमति छैन।
keep-why-read-only = डिस्कमा लेख्न मिल्दैन।
keep-why-full = डिस्क भरिएको छ।
keep-why-other = सिस्टम भन्छ: { $detail }।
keep-why-no-text = त्यो पाठको फाइल होइन।
keep-why-text = पङ्क्ति { $line }, अक्षर { $column } बुझिएन।
keep-why-newer = त्यो खेलको नयाँ संस्करणले लेखेको हो।
keep-why-too-deep = यसका उपशाखा धेरै गहिरा छन्।
keep-why-start = त्यसको सुरुको स्थिति काम लाग्दैन। { $why }
keep-why-move = चाल नम्बर { $ply }, { $move }, नियमअनुसार छैन। { $why }
keep-why-undone = फिर्ता लिएका चालमध्ये चाल नम्बर { $number } नियमअनुसार छैन। { $why }
keep-why-level = कम्प्युटरको स्तर { $level } छैन।

position-unreadable = स्थितिको पाठ, अक्षर { $column }: { $why }
position-impossible = कुनै खेल यो स्थितिमा पुग्न सक्दैन। { $why }
position-missing = यहाँ एउटा भाग छुटेको छ।
position-empty = भागहरूको बीचमा ठ्याक्कै एउटा खाली ठाउँ हुनुपर्छ।
position-extra = अन्तिम भागपछि केही आउन मिल्दैन।
position-ranks = पाटीमा { $needed } को सट्टा { $found } पङ्क्ति छन्।
position-squares = पङ्क्ति { $rank } मा { $needed } को सट्टा { $found } घर छन्।
position-no-man = “{ $text }” कुनै मोहराको अक्षर होइन।
position-gap = “{ $text }” यहाँ खाली घरको सङ्ख्या हुन सक्दैन।
position-turn = कसको पालो हो भन्ने w वा b ले लेखिन्छ, “{ $text }” ले होइन।
position-castling = क्यासलिङको अधिकार - वा यही क्रममा KQkq मध्ये केही हुन्छ, “{ $text }” होइन।
position-en-passant = आन पासाँको घर - वा कुनै घर हुन्छ, “{ $text }” होइन।
position-number = “{ $text }” यहाँको सङ्ख्या हुन सक्दैन।
position-no-terrain = “{ $text }” ले कुनै भूभाग जनाउँदैन।
position-croissant = croissant को घर - वा कुनै घर हुनुपर्छ, “{ $text }” होइन।
position-list = घरहरू a4d4h6 जस्तै क्रममा एक-एक पटक, वा केही नभए - लेखिन्छ, “{ $text }” होइन।
position-stack = थाक भनेको कोष्ठभित्र दुई मोहरा हो, तलको पहिले, “{ $text }” होइन।
position-undo = अन्तिम चाल - वा g5g4 जस्तै दुई घर हुनुपर्छ, “{ $text }” होइन।
position-doubles = दुई घरे चालहरू सोह्र वटा 0 वा 1 हुनुपर्छ, “{ $text }” होइन।
position-stage = चरण 1, 1-, 2w वा 2b हुनुपर्छ, “{ $text }” होइन।

setup-off-board = { $square } मा एउटा मोहरा पाटीबाहिर छ।
setup-no-king = { $player ->
    [white] सेतोको राजा छैन।
   *[black] कालोको राजा छैन।
}
setup-too-many-kings = { $player ->
    [white] सेतोका { $count } राजा छन्।
   *[black] कालोका { $count } राजा छन्।
}
setup-too-many-men = { $player ->
    [white] सेतोका { $count } मोहरा छन्, { $most } भन्दा बढी।
   *[black] कालोका { $count } मोहरा छन्, { $most } भन्दा बढी।
}
setup-too-many-pawns = { $player ->
    [white] सेतोका { $count } प्यादा छन्, { $most } भन्दा बढी।
   *[black] कालोका { $count } प्यादा छन्, { $most } भन्दा बढी।
}
setup-pawn-on-end-rank = { $square } मा प्यादा छ, जहाँ प्यादा हुन सक्दैन।
setup-opponent-in-check = { $turn ->
    [white] सेतोको पालो हो, तैपनि कालो राजालाई चेक परेको छ।
   *[black] कालोको पालो हो, तैपनि सेतो राजालाई चेक परेको छ।
}
setup-too-many-checkers = { $turn ->
    [white] { $count } मोहराले एकैचोटि सेतो राजालाई आक्रमण गरेका छन्।
   *[black] { $count } मोहराले एकैचोटि कालो राजालाई आक्रमण गरेका छन्।
}
setup-castling-right = { $player ->
    [white] सेतोलाई क्यासलिङको यो अधिकार हुन सक्दैन: { $square } मा { $missing ->
        [king] राजा
       *[rook] हात्ती
    } छैन।
   *[black] कालोलाई क्यासलिङको यो अधिकार हुन सक्दैन: { $square } मा { $missing ->
        [king] राजा
       *[rook] हात्ती
    } छैन।
}
setup-en-passant = { $square } यहाँ आन पासाँको घर हुन सक्दैन।
setup-no-fullmove = चालको गन्ती 1 बाट हुन्छ, 0 बाट होइन।
setup-foreign-man = { $square } को मोहरा यो खेलको होइन।
setup-stack-not-allowed = { $square } मा दुई मोहरा छन्, तर यो खेलमा थाक हुँदैन।
setup-terrain-off-board = { $square } पाटीभन्दा बाहिर छ, त्यहाँ भूभाग हुँदैन।
setup-on-mountain = { $square } पहाड हो, त्यहाँ मोहरा छ।
setup-only-towers = दुवै पक्षसँग टावरबाहेक केही छैन।
setup-croissant = { $square } यहाँ croissant को घर हुन सक्दैन।
setup-doubled = { $square } मा दुई घरे चाल चलेको प्यादा हुन सक्दैन।
setup-thawing = { $square } को मोहरा अर्को एक पालोका लागि जमेको हुन सक्दैन।
setup-unpromoted = { $square } मा पुगेको मोहरा त्यहाँ अर्कै बनिसक्नुपर्ने थियो।
setup-king-in-stack = { $player ->
    [white] { $square } मा सेतोको राजा थाकमा छ; राजा थाकमा हुन सक्दैन।
   *[black] { $square } मा कालोको राजा थाकमा छ; राजा थाकमा हुन सक्दैन।
}
setup-mixed-stack = { $square } का दुई मोहरा फरक पक्षका हुन्, थाक बन्न सक्दैनन्।
setup-too-many-beside-checkered = { $player ->
    [white] सेतोका { $count } र चारखाने { $checkered } मोहरा मिलाउँदा { $most } भन्दा बढी हुन्छन्।
   *[black] कालोका { $count } र चारखाने { $checkered } मोहरा मिलाउँदा { $most } भन्दा बढी हुन्छन्।
}
setup-too-many-pawns-in-all = जम्मा { $count } प्यादा छन्, { $most } भन्दा बढी।
setup-no-start-square = { $square } बाट दुई घरे चाल सुरु हुँदैन।
setup-undo = अन्तिम चाल { $from }{ $to } हुन सक्दैन।
setup-no-checkered-left = { $player ->
    [white] कुनै चारखाने मोहरा बाँकी छैन, त्यसैले सेतोको पालो हुनुपर्छ।
   *[black] कुनै चारखाने मोहरा बाँकी छैन, त्यसैले कालोको पालो हुनुपर्छ।
}
