### नए खेल की शर्तें।

new-game-title = नया खेल
new-game-learn = पहले यह खेल सीखिए
new-game-rules = इस खेल के नियम
new-game-level = नक़्शा
new-game-checkered-side = चारख़ाना मोहरे हमेशा के लिए लिए जा सकते हैं
new-game-clock = घड़ी
new-game-clock-none = बिना घड़ी
new-game-clock-own = अपनी पसंद
new-game-minutes = { $count ->
    [one] { $count } मिनट
   *[other] { $count } मिनट
}
new-game-seconds = + { $count ->
    [one] हर चाल पर { $count } सेकंड
   *[other] हर चाल पर { $count } सेकंड
}
new-game-against = प्रतिद्वंद्वी
new-game-against-person = इंसान
new-game-against-computer = कंप्यूटर
new-game-against-itself = देखें
new-game-level-of = { $level ->
    [0] { $player }: पूरी ताक़त
   *[other] { $player }: स्तर { $level }
}
new-game-side = आपका पक्ष
new-game-side-lot = बेतरतीब
new-game-own-name = आपका नाम
new-game-players = खिलाड़ी
new-game-swap = पक्ष बदलें
new-game-kept = बिसात पर चल रहा खेल सहेजे हुए खेलों में रहेगा।
new-game-start = शुरू करें
