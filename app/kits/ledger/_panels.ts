import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { buildLedger } from './ledger.ts'
import { goldPanels } from './gold/panels.ts'
import { judgePanel } from './ledger-bench.ts'
const tools={lexicon:openLexicon(),embed}
let ok=0
for(const p of goldPanels){ const l=await buildLedger({question:p.question,answers:p.answers.map((text,i)=>({seat:'abcdefg'[i]!,text}))},tools); const j=judgePanel(p,l); if(j.isHeadingRight&&j.areDisputesRight){ok++;continue}
 console.log('\n### '+p.question,'=>',l.heading,l.agreement.mean,'want',p.heading,JSON.stringify(p.disputes)); for(const c of l.claims) console.log('  -',c.text,'| +',c.support.join(''),'-',c.oppose.join(''),'~',c.qualify.join('')); for(const d of l.disputes) console.log('  !',d.slot,d.positions.map(p=>p.value+' ['+p.seats.join('')+']').join(' vs '));}
console.log(ok,'/',goldPanels.length)
