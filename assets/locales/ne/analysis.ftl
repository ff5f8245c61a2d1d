### Looking into a game: who stands better, the best lines, and how good each move was.

analysis-depth = गहिराइ { $depth }
analysis-looking = हेर्दै…
analysis-review = खेल जाँच्नुहोस्
analysis-graph = खेलभरि सेतोका सम्भावना
analysis-reviewing = { $all } मध्ये { $done } चाल

analysis-best = { $move } सबैभन्दा राम्रो थियो।
analysis-good = { $move } राम्रो चाल थियो।
analysis-inaccuracy = { $move } कमजोर चाल थियो।
analysis-mistake = { $move } गल्ती थियो।
analysis-blunder = { $move } ठूलो गल्ती थियो।
analysis-better = { $move } बढी राम्रो हुन्थ्यो।

## Learning from mistakes.

mistakes-begin = गल्तीबाट सिक्नुहोस्
mistakes-title = { $all } मध्ये गल्ती { $nth }
mistakes-played = चाल { $number } मा { $move } चलियो।
mistakes-ask = योभन्दा राम्रो चाल खोज्नुहोस्।
mistakes-judging = { $move } हेर्दै…
mistakes-wrong = { $move } खासै राम्रो छैन। फेरि खोज्नुहोस्।
mistakes-right = { $move }: ठ्याक्कै यही हो!
mistakes-as-good = { $move } पनि उत्तिकै राम्रो छ।
mistakes-best = सबैभन्दा राम्रो { $move } हो।
mistakes-show = देखाउनुहोस्
mistakes-next = अर्को
mistakes-leave = खेलमा फर्कनुहोस्
