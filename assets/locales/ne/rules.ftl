### नियमका सबै पानामा साझा कुरा।

rules-count = हरेक पक्षमा { $count }
rules-sign-goes = यहाँ जान्छ
rules-sign-takes = यहाँ कब्जा मात्र गर्छ
rules-sign-attacks = यहाँ आक्रमण गर्छ
rules-sign-freezes = यहाँ जमाउँछ

## तालिकाका छोटा शीर्षक।

rules-armour = कवच
rules-steps = पाइला
rules-attack = आक्रमण
rules-number = सङ्ख्या
