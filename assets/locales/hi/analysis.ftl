### Looking into a game: who stands better, the best lines, and how good each move was.

analysis-depth = गहराई { $depth }
analysis-looking = देख रहा है…
analysis-review = खेल की जाँच करें
analysis-graph = खेल के दौरान सफ़ेद की संभावनाएँ
analysis-reviewing = { $all } में से चाल { $done }

analysis-best = { $move } सबसे अच्छी चाल थी।
analysis-good = { $move } अच्छी चाल थी।
analysis-inaccuracy = { $move } कमज़ोर चाल थी।
analysis-mistake = { $move } ग़लती थी।
analysis-blunder = { $move } बड़ी ग़लती थी।
analysis-better = { $move } बेहतर होती।

## Learning from mistakes.

mistakes-begin = ग़लतियों से सीखें
mistakes-title = { $all } में से ग़लती { $nth }
mistakes-played = चाल { $number } में { $move } चली गई।
mistakes-ask = इससे बेहतर चाल ढूँढें।
mistakes-judging = { $move } देखी जा रही है…
mistakes-wrong = { $move } ख़ास बेहतर नहीं है। फिर कोशिश करें।
mistakes-right = { $move }: बिल्कुल यही!
mistakes-as-good = { $move } भी उतनी ही अच्छी है।
mistakes-best = सबसे अच्छी चाल { $move } है।
mistakes-show = दिखाएँ
mistakes-next = अगली
mistakes-leave = खेल पर लौटें
