import { readDates } from './dates.ts'
import { readQuantities } from './quantities.ts'
import { toPlainText } from './text.ts'
import { pairsA } from './gold/pairs-a.ts'
const t0=performance.now()
const seen=new Set<string>()
for (const [k,,,a,b] of pairsA) { if(!['number','unit','date'].includes(k)) continue
 for (const raw of [a,b]) { if(seen.has(raw)) continue; seen.add(raw); const s=toPlainText(raw); const d=readDates(s); const q=readQuantities(s,d)
 console.log(s,'\n   ', d.map(x=>`D[${x.text}|${x.years??''}|${x.month??''}-${x.day??''}|${x.weekday??''}|${x.time??''}]`).join(' '), q.map(x=>`Q[${x.text}|${x.dimension}|${x.value}|${x.bound}]`).join(' ')) } }
console.log(performance.now()-t0)
