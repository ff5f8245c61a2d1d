### कोई इच्छा क्यों पूरी नहीं हुई, एक विनम्र वाक्य में।

refusal-over = खेल समाप्त हो चुका है। आप कोई चाल वापस ले सकते हैं या नया खेल शुरू कर सकते हैं।
refusal-looking-back = आप पहले की स्थिति देख रहे हैं। आगे खेलने के लिए अंतिम चाल पर लौटें।
refusal-paused = खेल रुका हुआ है। चलने के लिए उसे फिर शुरू करें।
refusal-computer = अभी कंप्यूटर की बारी है।
refusal-stuck = यह मोहरा अभी नहीं चल सकता। { $why }
refusal-nothing-to-undo = अभी वापस लेने के लिए कोई चाल नहीं है।
refusal-nothing-to-redo = दोबारा चलने के लिए कोई चाल नहीं है।
refusal-no-offer = किसी ने बराबरी का प्रस्ताव नहीं रखा है।
refusal-no-such-ply = खेल में केवल { $plies ->
    [one] { $plies } चाल है
   *[other] { $plies } चालें हैं
}; चाल { $ply } नहीं है।
refusal-unplayable = यह खेल आगे नहीं खेला जा सकता: { $why }
refusal-unknown = { $move } यहाँ संभव नहीं है।

refusal-no-such-square = इस बिसात पर { $square } खाना नहीं है।
refusal-same-square = चाल किसी दूसरे खाने पर ही जा सकती है।
refusal-empty-square = { $square } पर कुछ नहीं है।
refusal-not-your-man = { $turn ->
    [white] सफ़ेद की बारी है, और यह मोहरा सफ़ेद का नहीं।
   *[black] काले की बारी है, और यह मोहरा काले का नहीं।
}
refusal-own-man = { $square } पर आपका अपना मोहरा है।
refusal-unreachable = { $man } { $from } से { $to } नहीं जा सकता।
refusal-blocked = { $square } पर रास्ता बंद है।
refusal-nothing-to-capture = { $square } पर मारने के लिए कुछ नहीं है।
refusal-en-passant-over = { $square } का प्यादा अब आन पासाँ नहीं मारा जा सकता: यह केवल उसकी दो खानों वाली चाल के ठीक बाद हो सकता है।
refusal-king-attacked = आपके राजा को { $square } से शह लग जाएगी।
refusal-promotion-missing = चुनें कि प्यादा क्या बने।
refusal-choice-not-allowed = इस चाल के साथ कुछ चुनना नहीं होता।
refusal-castling-right-lost = इस ओर अब क़िलेबंदी नहीं हो सकती: राजा या हाथी चल चुका है।
refusal-castling-blocked = अभी क़िलेबंदी नहीं हो सकती: { $square } ख़ाली नहीं है।
refusal-castling-in-check = शह में रहते हुए क़िलेबंदी नहीं हो सकती।
refusal-castling-attacked = यहाँ क़िलेबंदी नहीं हो सकती: { $square } पर हमला है।

## Cyvasse.

refusal-mountain = { $square } पर पहाड़ है।
refusal-water = { $square } के पानी में हर चाल रुक जाती है।
refusal-barred = { $by } का भालाधारी { $square } से आगे किसी को नहीं जाने देता।
refusal-armoured = { $square } का मोहरा अभी नहीं मारा जा सकता: कवच { $left }। उस पर और मोहरों से हमला करें।
refusal-protected = { $tower } का टॉवर { $square } के मोहरे की रक्षा करता है।
refusal-never-captures = { $man } किसी को नहीं मारता।
refusal-not-forward = भालाधारी केवल आगे के दो खानों पर मारता है।
refusal-not-in-line = { $man } केवल सीधी रेखा में, अधिक से अधिक { $most ->
    [one] एक खाना
   *[other] { $most } खाने
} दूर मारता है।
refusal-out-of-shot = ट्रेबुचेट केवल सीधी रेखा में, दो से चार खाने दूर वार करता है।

## जोकर शतरंज।

refusal-frozen-held = { $square } का मोहरा जमा हुआ है: { $by } के जोकर ने उसे रोक रखा है।
refusal-frozen-thawing = { $square } का मोहरा इस बारी में अब भी जमा हुआ है; इसके बाद मुक्त होगा।
refusal-croissant-over = { $square } के प्यादे के पीछे अब En Croissant नहीं हो सकता: यह केवल उसकी चाल के ठीक बाद हो सकता है।
refusal-castling-rook-frozen = अभी क़िलेबंदी नहीं हो सकती: { $square } का हाथी जमा हुआ है।

## Keres.

refusal-stack-king = राजा कभी ढेर का हिस्सा नहीं होता।
refusal-stack-full = { $square } पर पहले से दो मोहरे हैं।
refusal-stack-whole = पूरा ढेर { $square } के अपने मोहरे पर नहीं जा सकता; केवल ऊपर वाला मोहरा अकेले जा सकता है।
refusal-stack-none = { $square } पर कोई ढेर नहीं है जिससे ऊपर वाला मोहरा उतरे।

## चारख़ाना शतरंज।

refusal-step-used = { $square } से दो खानों वाली चाल चली जा चुकी है; वह खेल में केवल एक बार चली जा सकती है।
refusal-checkered-man = { $square } का चारख़ाना मोहरा दोनों पक्षों का है, उसे नहीं मारा जा सकता।
refusal-straight-back = यह चारख़ाना मोहरा अभी { $square } से आया है। इसे तुरंत वापस नहीं ले जाया जा सकता: पहले कोई दूसरी चाल चलनी होगी।
refusal-switch-off = इस खेल में चारख़ाना मोहरे हमेशा के लिए नहीं लिए जा सकते।
refusal-switch-no-checkered = लेने के लिए अभी कोई चारख़ाना मोहरा नहीं है।
refusal-switch-king-attacked = अभी चारख़ाना मोहरे नहीं लिए जा सकते: { $by } का मोहरा { $square } के राजा पर हमला करता है।
refusal-switch-no-move = अभी चारख़ाना मोहरे नहीं लिए जा सकते: उनके पास कोई चाल नहीं होगी।
