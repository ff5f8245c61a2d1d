### Cyvasse को खेलअघि सेना सजाउने, एक खेलाडीपछि अर्को।

muster-choose = आफ्नै सेना सजाउने
muster-title = { $player ->
    [white] सेतोको सेना
   *[black] कालोको सेना
}
muster-undo = पछिल्लो परिवर्तन फिर्ता लिनुहोस्

## अब के गर्न सकिन्छ।

muster-hint = { $away ->
    [black] पहिले मोहरा छुनुहोस्, अनि घर। त्यतिन्जेल कालो खेलाडीले नहेर्ने।
    [white] पहिले मोहरा छुनुहोस्, अनि घर। त्यतिन्जेल सेतो खेलाडीले नहेर्ने।
   *[none] पहिले मोहरा छुनुहोस्, अनि घर।
}
muster-hint-reserve = हातमा: { $role }। कुनै घर छुनुहोस्।
muster-hint-placed = हातमा: { $square } को मोहरा ({ $role })। कुनै घर छुनुहोस्, वा फर्काउन जगेडा छुनुहोस्।

## के बाँकी वा गलत छ।

muster-complete = सबै मोहरा आफ्नो ठाउँमा छन्।
muster-missing = अझै राख्नुपर्ने: { $men }।
muster-missing-many = अझै { $count } मोहरा राख्न बाँकी छन्।
muster-count = { $count } × { $role }
muster-square = { $square }: { $what }
muster-outside = मोहरा पङ्क्ति { $first } देखि { $last } सम्म मात्र राख्न मिल्छ।
muster-on-mountain = { $square } पहाड हो; त्यहाँ कुनै मोहरा रहन सक्दैन।
muster-stacked = { $square } मा दुई मोहरा छन्।
muster-stranger = { $square } को मोहरा यो सेनाको होइन।
muster-too-many = धेरै भए: { $most } को सट्टा { $count } × { $role }।

## एकैचोटि पूरै सेना।

muster-formations = व्यूह
muster-formation-line = युद्ध-पङ्क्ति
muster-formation-stronghold = गढ
muster-formation-spearhead = भालाको टुप्पो
muster-formation-wings = दुई पाखा
muster-scatter = जथाभाबी
muster-clear = खाली गर्नुहोस्
muster-kept = सुरक्षित व्यूह
muster-kept-name = यो व्यूहको नाम
muster-kept-save = यो व्यूह सुरक्षित गर्नुहोस्
muster-kept-replaces = यसले यही नामको सुरक्षित व्यूहको ठाउँ लिनेछ।
muster-kept-none = अहिलेसम्म कुनै व्यूह सुरक्षित छैन।

## सुम्पने, सक्ने, छोड्ने।

muster-done = सकियो
muster-handover-title = अब कालोको पालो हो
muster-handover-about = सेतो खेलाडीले नहेर्ने।
muster-handover-begin = कालोको सेना सजाउनुहोस्
muster-leave-question = नखेली छोड्ने हो? सजाइएको सेना हराउनेछ।
muster-leave-no = यहीँ बस्नुहोस्
muster-leave-yes = छोड्नुहोस्

## सुरक्षित व्यूहको फाइल।

muster-layouts-damaged = { $path } का सुरक्षित व्यूह बिग्रेका छन्; तिनलाई { $aside } नाममा छुट्टै राखिएको छ। { $why }
muster-layouts-unreadable = { $path } का सुरक्षित व्यूहलाई जस्ताको तस्तै छोडियो। { $why }
