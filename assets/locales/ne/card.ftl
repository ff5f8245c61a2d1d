### सूचकमुनिको मोहराबारे के भनिन्छ।

card-shared = जसको पालो, उसैले चल्छ
card-frozen-held = { $squares } को जोकरले जमाएको
card-frozen-thawing = आफ्नो पक्षको अर्को पालोभरि जमेको
card-armour = { $left ->
    [0] कवच छैन: कब्जा हुन सक्छ
   *[other] कवच: { $full } मध्ये { $left }
}
card-armour-gone = कवच: { $full } मध्ये 0
card-attacked = { $squares } बाट आक्रमण भइरहेको
card-protected = टावरले जोगाएको: कब्जा हुन सक्दैन
card-carried = यसमाथि चढेको: { $man }
card-holds = { $squares } लाई जमाउँछ
card-protects = { $squares } लाई जोगाउँछ
card-doubled = दोहोरो: En Croissant मा पर्न सक्छ
card-no-way-back = यस चालमा सीधै { $square } मा फिर्ता हुँदैन
card-stuck = अहिले चल्न सक्दैन।
card-mountain = यहाँ कुनै मोहरा बस्दैन; ड्रागन मात्र यसमाथि उड्छ
card-water = पानीमा पस्ने मोहरा त्यहीँ रोकिन्छ
