### सूचक के नीचे के मोहरे के बारे में क्या बताया जाता है।

card-shared = जिसकी बारी हो, वही चलता है
card-frozen-held = { $squares } के जोकर ने जमाया है
card-frozen-thawing = अपने पक्ष की अगली बारी तक जमा हुआ
card-armour = { $left ->
    [0] कवच नहीं: मारा जा सकता है
   *[other] कवच: { $full } में से { $left }
}
card-armour-gone = कवच: { $full } में से 0
card-attacked = { $squares } से हमला हो रहा है
card-protected = टॉवर की रक्षा में: मारा नहीं जा सकता
card-carried = इस पर सवार: { $man }
card-holds = { $squares } को जमाता है
card-protects = { $squares } की रक्षा करता है
card-doubled = दोहरा: En Croissant में आ सकता है
card-no-way-back = इस चाल में सीधे { $square } पर वापस नहीं
card-stuck = अभी नहीं चल सकता।
card-mountain = यहाँ कोई मोहरा नहीं रुकता; केवल ड्रैगन इसके ऊपर से उड़ता है
card-water = पानी में उतरने वाला मोहरा वहीं रुकता है
