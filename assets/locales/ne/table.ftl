### खेलका बेला पाटीको छेउमा के छ।

action-undo = फिर्ता लिनुहोस्
action-redo = फेरि चल्नुहोस्
action-pause = रोक्नुहोस्
action-go-on = जारी राख्नुहोस्
action-hint = सङ्केत
action-hint-man = सङ्केत: कुन मोहरा चल्ने
action-hint-move = त्यो कहाँ जाने, हेर्न फेरि थिच्नुहोस्
action-analysis = विश्लेषण
action-offer-draw = बराबरीको प्रस्ताव गर्नुहोस्
action-resign = हार मान्नुहोस्
action-flip = पाटी घुमाउनुहोस्
action-top-down = माथिबाट हेर्नुहोस्
action-reset-view = पहिलेकै दृश्य
action-mute = ध्वनि: खुला
action-unmute = ध्वनि: बन्द
action-moves = चालहरू

confirm-always = चाल पुष्टि: सधैँ
confirm-touch = चाल पुष्टि: छुँदा
confirm-never = चाल पुष्टि: कहिल्यै होइन

confirm-yes = चल्नुहोस्
confirm-no = रद्द गर्नुहोस्

## उही चाल अरू के-के हुन सक्छ।

choice-whole-stack = पूरै थाक
choice-top-alone = माथिको मात्र
choice-keeps = जस्ताको तस्तै
choice-takes = कब्जा भएको जस्तो

moves-none = अहिलेसम्म कुनै चाल छैन
moves-first = सुरुमा
moves-previous = एक चाल पछाडि
moves-next = एक चाल अगाडि
moves-last = अन्तिम चालमा
moves-back-to-game = खेलमा फर्कनुहोस्

resign-question = { $name }, के तपाईं हार मान्नुहुन्छ?
resign-no = खेलिरहनुहोस्
draw-question = { $name }: बराबरीको प्रस्ताव। { $other }, के तपाईंलाई मन्जुर छ?
draw-accept = मन्जुर छ
draw-decline = मन्जुर छैन
draw-declined = कम्प्युटरले बराबरी मानेन।

pause-title = खेल रोकिएको छ
banner-rematch = फेरि भिडौँ
banner-new-game = नयाँ खेल
banner-look = खेल हेर्नुहोस्
banner-save = निर्यात गर्नुहोस्
