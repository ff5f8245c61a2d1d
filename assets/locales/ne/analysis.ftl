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
