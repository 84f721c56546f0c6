import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { cosineOf } from '#app/providers/embedding/embedding.ts'
import { goldPairs } from './gold/gold.ts'
import { compareSlots } from './compare.ts'
import { align } from './align.ts'
import { segment } from './segment.ts'
import { readSlots } from './slots.ts'
import { readFileSync } from 'node:fs'
const lex=openLexicon()
const pairs=goldPairs.filter(p=>p.part==='develop').map(p=>[p.relation,p.a,p.b]); for(const f of [1,2,3,4]) for(const l of readFileSync(`_fresh${f}.txt`,'utf8').trim().split('\n')) pairs.push(l.split('|') as any)
const rows=[]
for(const [rel,a,b] of pairs){ const sa=segment(a!),sb=segment(b!); if(sa.length!==1||sb.length!==1) continue
 const x=readSlots(sa[0]!.text,lex),y=readSlots(sb[0]!.text,lex); const d=compareSlots(x,y,lex); if(!('decide' in d)) continue; if(d.decide(1).relation!=='agree') continue
 const al=align(x,y,lex); const ra=al.restA.filter(t=>t.weight>.5).map(t=>t.text).join(' '), rb=al.restB.filter(t=>t.weight>.5).map(t=>t.text).join(' ')
 const [u,v,p,q]=await embed([a!,b!,ra,rb]); rows.push({c:cosineOf(p!,q!),s:`${rel!.padEnd(10)} res ${cosineOf(p!,q!).toFixed(2)} cos ${cosineOf(u!,v!).toFixed(2)} pr ${d.promise.toFixed(2)} [${ra}] vs [${rb}] ${a} || ${b}`})}
rows.sort((x,y)=>y.c-x.c); for(const r of rows) console.log(r.s)
