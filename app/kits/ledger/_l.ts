import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { buildLedger } from './ledger.ts'
const tools={lexicon:openLexicon(),embed}
const show=async(question:string,texts:string[])=>{const l=await buildLedger({question,answers:texts.map((text,i)=>({seat:'abcdefg'[i]!,text}))},tools)
 console.log('\n### '+question,'=>',l.heading,l.agreement.mean); for(const c of l.claims) console.log('  -',c.text,'|',c.label,'| +',c.support.join(''),'-',c.oppose.join(''),'~',c.qualify.join(''),'neff',c.independentVotes.toFixed(2)); for(const d of l.disputes) console.log('  !',d.slot,d.positions.map(p=>p.value+' ['+p.seats.join('')+']').join(' vs ')); console.log('  >',l.answer.replace(/\n/g,' / '))}
await show('What is the capital of Mongolia?',['Ulan Bator.','The capital of Mongolia is Ulaanbaatar.','It is Ulaanbaatar.'])
await show('How tall is Mount Everest?',['8,849 m','Mount Everest is 8,848.86 metres tall.','29,032 feet','It stands 8,611 m tall.'])
await show('When did the Golden Gate Bridge open?',["It's 1937",'The bridge opened on 27 May 1937.','1973.'])
await show('Who invented the telephone?',['Alexander Graham Bell','It was invented by Antonio Meucci.','Bell invented the telephone in 1876.'])
await show('Is it safe to take ibuprofen during pregnancy?',['Yes.','No, ibuprofen is not safe in late pregnancy.','No'])
await show('How many bones are in the human body?',['206','An adult human has 206 bones.','There are 208 bones in the human body.'])
await show('Where is the Eiffel Tower?',['Paris','The Eiffel Tower is located in Paris, France.','In Lyon.'])
await show('What is the best pizza topping?',['Pepperoni','Mushrooms','I love mushrooms.'])
await show('Tell me about Redis.',['Redis is an in-memory data store. It was created by Salvatore Sanfilippo in 2009. It supports strings, lists and sets.','Redis keeps data in memory. It was first released in 2009 by Salvatore Sanfilippo. I hope this helps!','# Redis\n\nRedis is a disk-based database.\n- It was created in 2011.\n- It does not support lists.'])
