import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { cosineOf } from '#app/providers/embedding/embedding.ts'
import { readSlots } from './slots.ts'
import { segment } from './segment.ts'
import { align } from './align.ts'
import { relateClaims } from './relation.ts'
const tools={lexicon:openLexicon(),embed}
import { readFileSync } from 'node:fs'
for (const line of readFileSync(0,'utf8').trim().split('\n')) { const [a,b]=line.split('|').map(s=>s.trim())
 const [v,w]=await embed([a,b])
 console.log('\n'+a+' || '+b, cosineOf(v,w).toFixed(2)); console.log(JSON.stringify(await relateClaims(a,b,tools)))
 const sa=segment(a),sb=segment(b); if(sa.length!==1||sb.length!==1) console.log('SEG',sa.map(x=>x.text),sb.map(x=>x.text))
 for(const x of sa) for (const y of sb){ const p=readSlots(x.text,tools.lexicon), q=readSlots(y.text,tools.lexicon)
 for(const s of [p,q]) console.log('   ',s.terms.map(t=>`${t.lemma}:${t.kind[0]}:${t.role}${t.isDefinite?'!':''}${t.isCondition?'?':''}${t.weight}`).join('  '),'Q',s.quantities.map(q=>[q.text,q.dimension,q.value,q.bound,q.isTopic,q.counted].join(',')).join(' ; '),'D',s.dates.map(d=>d.text+d.isTopic),`pol=${s.cues.polarity} sh=${s.cues.share} cert=${s.cues.certainty} ${s.cues.duty??''} cond=${s.cues.conditions.length}`)
 const al=align(p,q,tools.lexicon); console.log('    M',al.matches.map(m=>`${m.a.lemma}~${m.b.lemma}(${m.how})`).join(' '),'cov',al.coverA.toFixed(2),al.coverB.toFixed(2)) } }
