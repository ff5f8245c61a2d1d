### सेटिंग।

settings-title = सेटिंग
settings-language = भाषा
settings-language-system = सिस्टम की
settings-confirm = चाल की पुष्टि
settings-confirm-always = हमेशा
settings-confirm-touch = छूने पर
settings-confirm-never = कभी नहीं
settings-orientation = बिसात
settings-orientation-fixed = स्थिर
settings-orientation-turn = घूमती है
settings-orientation-flip = मोहरे घूमते हैं
settings-pace = कंप्यूटर की चालें
settings-pace-calm = आराम से
settings-pace-at-once = तुरंत
settings-motion = गति
settings-motion-full = आराम से
settings-motion-fast = तेज़
settings-motion-off = बंद
settings-targets = वैध चालें दिखाएँ
settings-coordinates = खानों के नाम दिखाएँ
settings-tips = ख़ास नियम एक बार समझाएँ
settings-tips-again = सब फिर से समझाएँ
settings-sound = ध्वनि
settings-volume = आवाज़
settings-scale = पैनलों का आकार
