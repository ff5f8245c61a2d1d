### हर पाठ में क्या कहा जाता है।

lessons-file-bad = { $file } पाठ छोड़ दिया गया; पंक्ति { $line }: { $detail }
lessons-no-move = इस चरण में कोई चाल नहीं चलनी है।
lessons-no-layout = इस चरण में कुछ सजाना नहीं है।
lessons-done = यह चरण पूरा हो गया। अगले पर चलिए।
lessons-found = { $left ->
    [one] ठीक! अब एक बाक़ी है।
   *[other] ठीक! अब { $left } बाक़ी हैं।
}
lessons-found-already = { $square } आप खोज चुके हैं। कोई और खाना खोजिए।
lessons-wrong = { $move } वैध चाल है, पर यहाँ माँगी गई चाल नहीं। चमकते खाने देखिए।
lessons-wrong-best = { $move } वैध चाल है, पर यहाँ इससे अच्छी चाल है।
lessons-wrong-man = बात { $square } के मोहरे की है। उसी को चलाइए।
lessons-wrong-quiet = यह वैध चाल है, पर इससे कुछ नहीं मारा जाता। मारने वाली चालें खोजिए।
lessons-wrong-side = यह वैध चाल है, पर पहले चारख़ाना मोहरे लीजिए।
lessons-hint-look = बिसात देखिए, फिर आगे बढ़िए।
lessons-hint-move = { $from } का मोहरा देखिए: वह { $to } पर जा सकता है।
lessons-hint-choose = { $move } चुनिए।
lessons-hint-side = चारख़ाना मोहरे लीजिए।
lessons-hint-place = रखना बाक़ी है: { $square } पर { $man }।
lessons-hint-finish = सब ठीक जगह पर हैं। कहिए कि हो गया।
lessons-layout = { $count ->
    [one] अभी एक मोहरा रखना बाक़ी है।
   *[other] अभी { $count } मोहरे रखने बाक़ी हैं।
}
