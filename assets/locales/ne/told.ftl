### भर्खरै चलिएको चालबारे के भनिन्छ।

told-check = { $player ->
    [white] सेतोलाई चेक।
   *[black] कालोलाई चेक।
}
told-check-by-thaw = { $player ->
    [white] सेतोलाई चेक: { $square } को मोहरा अब जमेको छैन।
   *[black] कालोलाई चेक: { $square } को मोहरा अब जमेको छैन।
}
told-check-parried = अब चेक छैन: { $square } को मोहरा जमेको छ।

## चारखाने बुद्धिचाल: कुन मोहरा कसको।

checkered-taken = { $name }: चारखाने मोहरा। { $other }: सेता र काला मोहरा।
checkered-take = चारखाने मोहरा लिनुहोस्
checkered-question = { $name }, अब खेलभरि चारखाने मोहरा लिने? त्यसपछि सेता र काला मोहरा दुवै अर्को पक्ष ({ $other }) का हुन्छन्, र तपाईं तुरुन्तै चल्नुहुन्छ।
checkered-yes = लिने
checkered-no = अहिले होइन
