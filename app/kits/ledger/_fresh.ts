import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { cosineOf } from '#app/providers/embedding/embedding.ts'
import { relateClaims } from './relation.ts'
import { scoreOf } from './ledger-bench.ts'
import { readFileSync } from 'node:fs'
const tools={lexicon:openLexicon(),embed}
const out=[]
for(const l of readFileSync(process.argv[2]!,'utf8').trim().split('\n')){const [relation,a,b]=l.split('|') as any; const v=await relateClaims(a,b,tools); out.push({relation,found:v.relation}); if(v.relation!==relation){const [p,q]=await embed([a,b]); console.log(`want ${relation} got ${v.relation} (${v.tier} ${v.differs?.slot??''}) cos ${cosineOf(p!,q!).toFixed(2)}: ${a} || ${b}`)}}
console.log(scoreOf(out as any))
