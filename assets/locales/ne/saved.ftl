### खेलहरूको दराज, र भित्र-बाहिरका बाटा।

saved-title = सुरक्षित खेलहरू
saved-none = अहिलेसम्म कुनै खेल छैन। हरेक खेल पहिलो चालदेखि नै यहाँ सुरक्षित हुन्छ।
saved-unfinished = अधुरो
saved-plies = { $count ->
    [0] कुनै चाल छैन
    [one] { $count } चाल
   *[other] { $count } चाल
}
saved-delete = मेटाउनुहोस्
saved-delete-question = यो खेल मेटाउने हो?
saved-keep = राख्नुहोस्
saved-elsewhere = पाटीमा चलिरहेको खेल, र बाहिरका खेल
saved-import = आयात…
saved-export = PGN निर्यात…
saved-copy-game = PGN प्रतिलिपि
saved-copy-position = स्थिति प्रतिलिपि
saved-game-copied = खेल PGN का रूपमा प्रतिलिपि गरियो।
saved-position-copied = स्थिति पाठका रूपमा प्रतिलिपि गरियो।

ago-now = भर्खरै
ago-minutes = { $count ->
    [one] { $count } मिनेट अघि
   *[other] { $count } मिनेट अघि
}
ago-hours = { $count ->
    [one] { $count } घण्टा अघि
   *[other] { $count } घण्टा अघि
}
ago-days = { $count ->
    [one] हिजो
   *[other] { $count } दिन अघि
}

import-title = आयात
import-about = PGN मा खेल, वा पाठमा एउटा स्थिति।
import-file = फाइलबाट…
import-clipboard = क्लिपबोर्डबाट
import-text = वा यहाँ टाँस्नुहोस्
import-read = पढ्नुहोस्
import-choose = { $count } खेल भेटिए। कुन चाहिँ?

files-pgn = PGN
files-games = खेलहरू
files-written = { $path } मा लेखियो
files-open-title = फाइल खोल्नुहोस्
files-save-title = सुरक्षित गर्नुहोस्
files-open = खोल्नुहोस्
files-save = सुरक्षित गर्नुहोस्
files-cancel = रद्द गर्नुहोस्
files-overwrite = प्रतिस्थापन गर्नुहोस्
files-exists = पहिल्यै छ। प्रतिस्थापन गर्ने हो?
files-name = नाम:
files-selected = छानिएको:
files-all = सबै फाइल
files-any = जुनसुकै
files-reload = फेरि हेर्नुहोस्
files-working-folder = हालको फोल्डर
files-select-all = सबै छान्नुहोस्
files-show-hidden = लुकेका फाइल देखाउनुहोस्
files-show-system = सिस्टमका फाइल देखाउनुहोस्
files-pinned = पिन गरिएका
files-places = ठाउँहरू
files-devices = यन्त्रहरू
files-removable = निकाल्न मिल्ने यन्त्रहरू
files-home = गृह
files-desktop = डेस्कटप
files-documents = कागजात
files-downloads = डाउनलोड
files-audio = सङ्गीत
files-pictures = तस्बिर
files-videos = भिडियो
files-pin = पिन गर्नुहोस्
files-unpin = पिन हटाउनुहोस्
files-rename = नाम फेर्नुहोस्
files-error-no-name = नाम खाली हुन सक्दैन।
files-error-exists = यो नाम पहिल्यै छ।
