### अभी चली गई चाल के बारे में क्या बताया जाता है।

told-check = { $player ->
    [white] सफ़ेद को शह।
   *[black] काले को शह।
}
told-check-by-thaw = { $player ->
    [white] सफ़ेद को शह: { $square } का मोहरा अब जमा हुआ नहीं है।
   *[black] काले को शह: { $square } का मोहरा अब जमा हुआ नहीं है।
}
told-check-parried = अब शह नहीं है: { $square } का मोहरा जम गया है।

## चारख़ाना शतरंज: कौन-से मोहरे किसके हैं।

checkered-taken = { $name }: चारख़ाना मोहरे। { $other }: सफ़ेद और काले मोहरे।
checkered-take = चारख़ाना मोहरे लें
checkered-question = { $name }, क्या आप बाक़ी खेल के लिए चारख़ाना मोहरे लेंगे? तब सफ़ेद और काले दोनों मोहरे दूसरे पक्ष ({ $other }) के होंगे, और आप तुरंत चलेंगे।
checkered-yes = लें
checkered-no = अभी नहीं
