import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { judgeAll, scoreOf } from './ledger-bench.ts'
import { goldPairs } from './gold/gold.ts'
const tools={lexicon:openLexicon(),embed}
const part=process.argv[2]??'develop'
const t=performance.now()
const j=await judgeAll(goldPairs.filter(p=>part==='all'||p.part===part),tools)
console.log(scoreOf(j), (performance.now()-t)/j.length)
if(part==='develop') for(const p of j) if(p.found!==p.relation) console.log(`${p.kind} | want ${p.relation} got ${p.found} (${p.tier})\n    ${p.a}\n    ${p.b}`)
