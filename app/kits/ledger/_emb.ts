import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { cosineOf } from '#app/providers/embedding/embedding.ts'
import { goldPairs } from './gold/gold.ts'
import { compareSlots } from './compare.ts'
import { segment } from './segment.ts'
import { readSlots } from './slots.ts'
const lex=openLexicon()
const rows=[]
for(const p of goldPairs.filter(p=>p.part==='develop')){ const a=segment(p.a),b=segment(p.b); if(a.length!==1||b.length!==1) continue
 const d=compareSlots(readSlots(a[0]!.text,lex),readSlots(b[0]!.text,lex),lex); if(!('decide' in d)) continue
 const [u,v]=await embed([a[0]!.text,b[0]!.text]); const c=cosineOf(u!,v!); const r=d.decide(c).relation; const top=d.decide(1).relation
 rows.push({c,s:`${p.relation.padEnd(10)} got ${r.padEnd(10)} top ${top.padEnd(10)} cos ${c.toFixed(2)} pr ${d.promise.toFixed(2)} ${p.a} || ${p.b}`})}
rows.sort((x,y)=>y.c-x.c); for(const r of rows) console.log(r.s)
