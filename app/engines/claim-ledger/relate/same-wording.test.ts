import { expect, test } from 'vitest'
import { openLexicon } from '#app/engines/knowledge/wordnet/lexicon.server.ts'
import { factsOf } from '../compare.ts'
import { readSlots } from '../slots/slots.ts'
import { haveSameWording } from './same-wording.ts'

const lexicon = openLexicon()
const isSame = (a: string, b: string): boolean =>
  haveSameWording(factsOf(readSlots(a, lexicon), readSlots(b, lexicon), lexicon))

test.each([
  ['The tank holds 2 litres of water.', 'The tank holds 2,000 ml of water.'],
  ['The museum opened on 27 May 1937.', 'The museum opened on 1937-05-27.'],
  ['The fox chased the rabbit.', 'It was the fox that chased the rabbit.'],
  ['Google bought YouTube.', 'In 2006 Google bought YouTube.'],
  ['The appliance is safe for outdoor use.', 'The appliance is not safe for outdoor use.'],
])('%s | %s are one wording', (a, b) => {
  expect([isSame(a, b), isSame(b, a)]).toEqual([true, true])
})

test.each([
  ['The tank holds 2 litres of water.', 'The tank holds 3 litres of water.'],
  ['One inch equals 2.54 centimetres.', 'One inch equals 3.2 centimetres.'],
  ['Sales were up 6 % in May.', 'Sales were down 6 % in May.'],
  ['The fox chased the rabbit.', 'It was the rabbit that chased the fox.'],
  ['The camera is waterproof.', 'The camera is waterproof below three metres.'],
  ['The class has as many boys as girls.', 'The class has 22 boys and 3 girls.'],
])('%s | %s are not', (a, b) => {
  expect([isSame(a, b), isSame(b, a)]).toEqual([false, false])
})
