### मेनु र सबै पानाका साझा कुरा।

menu-title = Pancharanga
menu-open = मेनु
menu-close = बन्द गर्नुहोस्
menu-back = पछाडि

menu-continue = जारी राख्नुहोस्
menu-continue-about = { $white } – { $black }, { $plies ->
    [one] { $plies } चाल चलियो
   *[other] { $plies } चाल चलिए
}
menu-new-game = नयाँ खेल
menu-learn = सिक्नुहोस्
menu-puzzles = पहेली
menu-rules = नियम
menu-saved-games = सुरक्षित खेलहरू
menu-settings = सेटिङ
menu-keys = कुञ्जी र इसारा
menu-to-title = मुख्य पर्दा
menu-quit = बाहिर निस्कनुहोस्

## कुञ्जीले के गर्छन्।

keys-confirm = देखाइएको चाल चल्नुहोस्
keys-cancel = रद्द गर्नुहोस्
keys-cursor = पाटीमा एक घरबाट अर्कोमा जानु, Enter ले मोहरा लिन्छ वा राख्छ
keys-undo = अन्तिम चाल फिर्ता लिनुहोस्
keys-redo = त्यो फेरि चल्नुहोस्
keys-back = एक चाल पछाडि
keys-forward = एक चाल अगाडि
keys-first = सुरुमा
keys-last = अन्तिम चालमा
keys-hint = सङ्केत: पहिले मोहरा, अनि चाल
keys-analysis = विश्लेषण: को अगाडि छ, र उत्तम चालहरू
keys-pause = घडी रोक्नुहोस्
keys-rules = खेलका नियम
keys-flip = पाटी घुमाउनुहोस्
keys-top-down = माथिबाट हेर्नुहोस्
keys-reset-view = पहिलेकै दृश्य
keys-lesson-next = पाठमा: अर्को चरण
keys-lesson-previous = पाठमा: अघिल्लो चरण
keys-lesson-again = पाठमा: यही चरण फेरि
keys-lesson-map = पाठमा: पाठक्रममा फर्कनु
keys-mouse = माउस: मोहरा चल्न त्यसमा क्लिक गर्नुहोस् वा त्यसलाई तान्नुहोस्। वरिपरि हेर्न मोहराभन्दा बाहिर तान्नुहोस्, नजिक आउन पाङ्ग्रा घुमाउनुहोस् र पाटी सार्न दायाँ बटन थिच्नुहोस्।
keys-touch = छुवाइ: मोहरा चल्न त्यसलाई छुनुहोस् वा तान्नुहोस्। वरिपरि हेर्न एउटा औँलाले तान्नुहोस्; नजिक आउन वा पाटी सार्न दुई औँलाले।
keys-puzzle = पहेलीमा: H ले सङ्केत, S ले समाधान, R ले सुरुदेखि, N ले अर्को पहेली।

title-about = पाँच खेल, एउटै टेबुल
title-showcase = प्रदर्शन
