import { openLexicon } from '#app/providers/knowledge/wordnet/lexicon.server.ts'
import { claimsOf } from './claims.ts'
import { candidatePairs } from './prune.ts'
import { compareSlots } from './compare.ts'
import { segment } from './segment.ts'
import { readFileSync } from 'node:fs'
const src=readFileSync('_speed.ts','utf8')
const lex=openLexicon()
const A:string[]=[]; eval(src.split('\n').filter(l=>l.startsWith('A.push')||l.startsWith('const A=')).join('\n').replace('const A=[','A.push(...[').replace(/\]\nA\.push/,'])\nA.push').replace(/!/g,''))
for(let k=0;k<3;k++){
let t=performance.now(); const seg=A.flatMap(x=>segment(x)); const t1=performance.now()-t
t=performance.now(); const claims=A.flatMap((text,i)=>claimsOf({seat:'s'+i,text},null,lex)); const t2=performance.now()-t
t=performance.now(); const pairs=candidatePairs(claims,null); const t3=performance.now()-t
t=performance.now(); const d=pairs.map(([a,b])=>compareSlots(claims[a]!.slots,claims[b]!.slots,lex)); const t4=performance.now()-t
console.log({seg:t1,claims:t2,n:claims.length,pairs:pairs.length,t3,cmp:t4,open:d.filter(x=>'decide' in x).length, texts:new Set(d.flatMap((x,i)=>'decide' in x?pairs[i]:[])).size})}
