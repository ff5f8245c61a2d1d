### नयाँ खेलका सर्त।

new-game-title = नयाँ खेल
new-game-learn = पहिले यो खेल सिक्नुहोस्
new-game-rules = यस खेलका नियम
new-game-level = नक्सा
new-game-checkered-side = चारखाने मोहरा सधैँका लागि लिन मिल्छ
new-game-clock = घडी
new-game-clock-none = घडी बिना
new-game-clock-own = आफ्नै रोजाइ
new-game-minutes = { $count ->
    [one] { $count } मिनेट
   *[other] { $count } मिनेट
}
new-game-seconds = + { $count ->
    [one] हरेक चालमा { $count } सेकेन्ड
   *[other] हरेक चालमा { $count } सेकेन्ड
}
new-game-against = प्रतिद्वन्द्वी
new-game-against-person = व्यक्ति
new-game-against-computer = कम्प्युटर
new-game-against-itself = हेर्ने
new-game-level-of = { $level ->
    [0] { $player }: पूर्ण शक्ति
   *[other] { $player }: स्तर { $level }
}
new-game-side = तपाईंको पक्ष
new-game-side-lot = जथाभाबी
new-game-own-name = तपाईंको नाम
new-game-players = खेलाडी
new-game-swap = पक्ष साट्नुहोस्
new-game-kept = पाटीमा चलिरहेको खेल सुरक्षित खेलहरूमा रहन्छ।
new-game-start = सुरु गर्नुहोस्
