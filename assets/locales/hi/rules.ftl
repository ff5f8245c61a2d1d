### नियमों के सब पन्नों में जो साझा है।

rules-count = हर पक्ष में { $count }
rules-sign-goes = यहाँ चलता है
rules-sign-takes = यहाँ केवल मारता है
rules-sign-attacks = यहाँ हमला करता है
rules-sign-freezes = यहाँ जमाता है

## तालिका के छोटे शीर्षक।

rules-armour = कवच
rules-steps = क़दम
rules-attack = हमला
rules-number = संख्या
