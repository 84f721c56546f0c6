import { startSentence } from '../amount.ts'
import { type Money, readMoney, writeMoney } from '../money.ts'
import { add, divide, fromInteger, isWhole, multiply, type Rational, subtract } from '../rational.ts'
import type { Worked } from './worked.ts'

const MONEY = String.raw`[$£€]?\d[\d,]*(?:\.\d+)?(?: ?(?:dollars?|euros?|pounds?|bucks))?`
const THINGS = '[a-z]+(?: [a-z]+)?'
const WHAT = `(?<sum>${MONEY})(?<thing> (?!equally|evenly|between|among)${THINGS}?)?`
const PEOPLE = `(?<people>\\d{1,5}) (?:${THINGS})`
const EVENLY = '(?: (?:equally|evenly|fairly|between them|among them|among themselves))*'
const EACH =
  'how (?:much|many)(?: [a-z]+)? (?:(?:is (?:it|that) )?each|(?:is (?:it|that) )?per person|(?:does|do|will|should|would|did|must) (?:each|everyone|each one|each 1|every one|each of them|each (?:person|friend|child|student|kid|boy|girl|player))(?: (?:pay|get|owe|receive|have|have to pay|need to pay))?)'
const SPLITS = [
  `(?:if )?${PEOPLE} (?:split|share|divide|want to (?:split|share)) (?:an? |the )?(?:(?:bill|check|cost|prize|meal|sum)(?: of)? )?${WHAT}(?: bill| check| prize)?${EVENLY}`,
  `(?:if )?(?:an? |the )?(?:bill|check|cost|prize|sum|meal) of (?<sum>${MONEY})(?<thing>) (?:is|was|gets) (?:split|shared|divided)${EVENLY} (?:between|among|by|amongst) ${PEOPLE}`,
  `(?:if )?(?:you |we |i )?(?:split|share|divide) ${WHAT}${EVENLY} (?:between|among|amongst) ${PEOPLE}`,
  `(?:if )?${WHAT} (?:is|are|was|were) (?:split|shared|divided)${EVENLY} (?:between|among|amongst|by) ${PEOPLE}`,
  `(?:if )?(?:we are|there are|we have) ${PEOPLE} and (?:the |an? )?(?:bill|check|cost|total|price) (?:is|was|comes to|of) (?<sum>${MONEY})(?<thing>)`,
].map((told) => new RegExp(`^${told}[,.;]? (?:then |so )?${EACH}$`))
const PRICE = new RegExp(
  `^(?:if )?(?<n>\\d{1,6}) (?<thing>${THINGS}) costs? (?<sum>${MONEY})[,.;]? (?:then )?(?:how much|what) (?:do|does|would|will|is|are)(?: the (?:price|cost) of)? (?<k>\\d{1,6})(?: (?<other>${THINGS}?))??(?: costs?)?$`,
)
const NAME = '[a-z]+(?: (?:brother|sister|mother|father|son|daughter))?'
const AGES = new RegExp(
  `^(?:if )?(?<a>${NAME}) is (?<times>twice|\\d{1,2} times) (?:as old as|the age of|older than) (?<b>${NAME})[,.;]? (?:and )?(?:together (?:they are|their ages are|they are aged|their ages add up to)|the sum of their ages is|their (?:combined |total )?ages? (?:is|are|add up to|sum to|total)|they are together) (?<sum>\\d{1,4})(?: years(?: old| together)?)?(?: together| in total)?[,.;]? how old is (?<who>${NAME})$`,
)

/** Equal shares of a sum, the price of other numbers of a thing, and two ages of which one is a multiple of the other. */
export function workSharing(text: string): Worked {
  return workSplit(text) ?? workPrice(text) ?? workAges(text)
}

const write = (value: Rational, { sign }: Money) => writeMoney({ value, sign })

function workSplit(text: string): Worked {
  const groups = SPLITS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  const [people, sum] = [Number(groups?.people ?? 0), readMoney(groups?.sum)]
  if (!groups || people === 0) return null
  const thing = groups.thing?.trim() ?? ''
  const share = divide(sum.value, fromInteger(people))
  if (thing && !isWhole(share)) return null
  const [each, all] = [write(share, sum), write(sum.value, sum)]
  return {
    text: `Each of the ${people} has a share of ${each}${thing ? ` ${thing}` : ''}.`,
    working: `${all} ÷ ${people} = ${each}`,
  }
}

function workPrice(text: string): Worked {
  const groups = PRICE.exec(text)?.groups
  const [n, k, sum] = [Number(groups?.n ?? 0), Number(groups?.k ?? 0), readMoney(groups?.sum)]
  if (!groups || n === 0 || (groups.other && groups.other.replace(/s$/, '') !== groups.thing?.replace(/s$/, '')))
    return null
  const one = divide(sum.value, fromInteger(n))
  const all = multiply(one, fromInteger(k))
  return {
    text: `At the same price ${k} ${groups.thing} cost ${write(all, sum)}.`,
    working: `${write(sum.value, sum)} ÷ ${n} × ${k} = ${write(all, sum)}`,
  }
}

function workAges(text: string): Worked {
  const { a = '', b = '', times = '', sum = '', who = '' } = AGES.exec(text)?.groups ?? {}
  const factor = times === 'twice' ? 2 : Number.parseInt(times, 10)
  if (!sum || !(factor > 1) || (who !== a && who !== b) || a === b) return null
  const all = fromInteger(Number(sum))
  const younger = divide(all, add(fromInteger(factor), fromInteger(1)))
  const older = subtract(all, younger)
  if (!isWhole(younger)) return null
  return {
    text: `${startSentence(who)} is ${who === a ? older.top : younger.top}: ${nameOf(a)} is ${older.top} and ${nameOf(b)} ${younger.top}.`,
    working: `${sum} ÷ (${factor} + 1) = ${younger.top}; ${younger.top} × ${factor} = ${older.top}`,
  }
}

const nameOf = (words: string) => (words.includes(' ') ? words : startSentence(words))
