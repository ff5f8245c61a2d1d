### Cyvasse के खेल से पहले सेनाएँ सजाना, एक के बाद एक खिलाड़ी।

muster-choose = अपनी सेनाएँ ख़ुद सजाएँ
muster-title = { $player ->
    [white] सफ़ेद की सेना
   *[black] काले की सेना
}
muster-undo = पिछला बदलाव वापस लें

## अब क्या किया जा सकता है।

muster-hint = { $away ->
    [black] पहले मोहरे को छुएँ, फिर खाने को। इस बीच काला खिलाड़ी न देखे।
    [white] पहले मोहरे को छुएँ, फिर खाने को। इस बीच सफ़ेद खिलाड़ी न देखे।
   *[none] पहले मोहरे को छुएँ, फिर खाने को।
}
muster-hint-reserve = हाथ में: { $role }। किसी खाने को छुएँ।
muster-hint-placed = हाथ में: { $square } का मोहरा ({ $role })। किसी खाने को छुएँ, या लौटाने के लिए भंडार को।

## क्या बाक़ी या ग़लत है।

muster-complete = सब मोहरे अपनी जगह पर हैं।
muster-missing = अभी रखने हैं: { $men }।
muster-missing-many = अभी { $count } मोहरे रखने बाक़ी हैं।
muster-count = { $count } × { $role }
muster-square = { $square }: { $what }
muster-outside = मोहरे केवल पंक्ति { $first } से { $last } तक रखे जा सकते हैं।
muster-on-mountain = { $square } पहाड़ है; वहाँ कोई मोहरा नहीं रह सकता।
muster-stacked = { $square } पर दो मोहरे हैं।
muster-stranger = { $square } का मोहरा इस सेना का नहीं है।
muster-too-many = बहुत ज़्यादा हैं: { $most } की जगह { $count } × { $role }।

## पूरी सेना एक साथ।

muster-formations = व्यूह
muster-formation-line = युद्ध-पंक्ति
muster-formation-stronghold = गढ़
muster-formation-spearhead = भाले की नोक
muster-formation-wings = दो बाज़ू
muster-scatter = बेतरतीब
muster-clear = ख़ाली करें
muster-kept = सहेजे हुए व्यूह
muster-kept-name = इस व्यूह का नाम
muster-kept-save = यह व्यूह सहेजें
muster-kept-replaces = यह इसी नाम के सहेजे हुए व्यूह की जगह लेगा।
muster-kept-none = अभी कोई व्यूह सहेजा नहीं गया है।

## सौंपना, पूरा करना, छोड़ना।

muster-done = हो गया
muster-handover-title = अब काले की बारी है
muster-handover-about = सफ़ेद खिलाड़ी न देखे।
muster-handover-begin = काले की सेना सजाएँ
muster-leave-question = बिना खेले छोड़ दें? जो सजाया गया है वह मिट जाएगा।
muster-leave-no = यहीं रहें
muster-leave-yes = छोड़ दें

## सहेजे हुए व्यूहों की फ़ाइल।

muster-layouts-damaged = { $path } के सहेजे हुए व्यूह ख़राब हैं; उन्हें { $aside } नाम से अलग रख दिया गया है। { $why }
muster-layouts-unreadable = { $path } के सहेजे हुए व्यूहों को वैसे ही रहने दिया गया। { $why }
