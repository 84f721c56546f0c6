import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { buildLedger } from './ledger.ts'
const tools={lexicon:openLexicon(),embed}
const show=async(question:string,texts:string[])=>{const l=await buildLedger({question,answers:texts.map((text,i)=>({seat:'abcdefg'[i]!,text}))},tools)
 console.log('\n### '+question,'=>',l.heading,l.agreement.mean?.toFixed(2)); for(const c of l.claims) console.log('  -',c.text,'|',c.label,'| +',c.support.join(''),'-',c.oppose.join(''),'~',c.qualify.join('')); for(const d of l.disputes) console.log('  !',d.slot,d.positions.map(p=>p.value+' ['+p.seats.join('')+']').join(' vs ')); console.log('  >',l.answer.replace(/\n/g,' / '))}
await show('Why is the sky blue?',['The sky is blue because of Rayleigh scattering. Shorter wavelengths such as blue light are scattered more than longer ones like red.','The sky appears blue due to Rayleigh scattering: air molecules scatter short-wavelength blue light more strongly than red light.','The sky is blue because it reflects the ocean.'])
await show('How long should I boil an egg?',['For a hard-boiled egg, boil it for 10 to 12 minutes. A soft-boiled egg needs about 6 minutes.','Hard-boiled eggs take 10-12 minutes, soft-boiled eggs take 6 minutes.','Boil the egg for 20 minutes for hard-boiled.'])
await show('Who was the first person to walk on the Moon?',['Neil Armstrong was the first person to walk on the Moon, on 20 July 1969.','Neil Armstrong, in 1969.','Buzz Aldrin was the first person to walk on the Moon.'])
await show('What is the speed of light?',['299,792,458 m/s','About 300,000 km/s','The speed of light in a vacuum is approximately 299,792 kilometres per second.'])
await show('Is coffee bad for you?',['In moderation, coffee is not bad for most people. It can cause insomnia.','Coffee is generally safe. Up to 400 mg of caffeine per day is considered safe. It may cause insomnia.','Yes, coffee is bad for you.'])
await show('What is the population of Tokyo?',['Tokyo has about 14 million people.','The population of Tokyo is roughly 37 million.','Around 14 million people live in Tokyo. The greater Tokyo area has 37 million people.'])
await show('Who wrote 1984?',['George Orwell wrote 1984. It was published in 1949.','1984 was written by George Orwell and published in 1948.','Orwell'])
await show('What is 15% of 80?',['12','15% of 80 is 12.','It is 12.5'])
await show('Should I use tabs or spaces?',['Use spaces. Spaces look the same everywhere.','Use tabs. Tabs are better for accessibility.'])
await show('Which planet has the most moons?',['Saturn has the most moons, with 146.','Saturn','Jupiter, with 95 moons.'])
await show('When was Einstein born and where?',['Albert Einstein was born on March 14, 1879 in Ulm, Germany.','He was born in Ulm in 1879.','Einstein was born in Munich on 14 March 1879.'])
