import {stem} from './align.ts'
for(const w of 'regular regularly emission emit publish publication exercise exercising extinct extinction discover discovery invent invention frequent frequently cancel cancellation produce production nation national'.split(' ')) console.log(w,stem(w))
