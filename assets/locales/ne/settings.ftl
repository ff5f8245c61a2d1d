### सेटिङ।

settings-title = सेटिङ
settings-language = भाषा
settings-language-system = सिस्टमको
settings-confirm = चाल पुष्टि
settings-confirm-always = सधैँ
settings-confirm-touch = छुँदा
settings-confirm-never = कहिल्यै होइन
settings-orientation = पाटी
settings-orientation-fixed = स्थिर
settings-orientation-turn = घुम्छ
settings-orientation-flip = मोहरा घुम्छन्
settings-pace = कम्प्युटरका चाल
settings-pace-calm = शान्त
settings-pace-at-once = तुरुन्तै
settings-motion = गति
settings-motion-full = बिस्तारै
settings-motion-fast = छिटो
settings-motion-off = बन्द
settings-targets = मिल्ने चाल देखाउनुहोस्
settings-coordinates = घरका नाम देखाउनुहोस्
settings-tips = विशेष नियम एक पटक बुझाउने
settings-tips-again = सबै फेरि बुझाउने
settings-sound = ध्वनि
settings-volume = आवाज
settings-scale = प्यानलको आकार
