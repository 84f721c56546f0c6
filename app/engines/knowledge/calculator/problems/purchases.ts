import { type Money, readMoney, writeMoney } from '../money.ts'
import { fromInteger, multiply, subtract } from '../rational.ts'
import type { Worked } from './worked.ts'

const N = String.raw`[$£€]?\d[\d,]*(?:\.\d+)?(?: ?(?:dollars?|euros?|pounds?|bucks))?`
const BOUGHT = `(?<many>\\d{1,6}) (?<what>[a-z][a-z -]*?) (?:at|for|that cost|which cost|costing|priced at) (?<each>${N}) (?:each|apiece|a piece|per (?:piece|item|one|kilo|kg|litre|box|bottle|ticket))`
const FORMS = [
  new RegExp(
    `^(?:if )?(?:i|we|you|someone|she|he|they|[a-z]+) (?:buy|buys|bought|order|orders|ordered|get|gets|got|purchase|purchased) ${BOUGHT}(?:,? (?:and )?(?:i |we |you |then )?(?:pay|pays|paid|give|hand over) (?:with )?(?:an? )?(?<paid>${N})(?: (?:note|bill|dollar bill|euro note))?)?[,.]? (?:and )?(?:how much|what) (?<asked>.+)$`,
  ),
  new RegExp(
    `^(?:how much|what) (?<asked>do|does|would|will|is|are)(?: the (?:total|price|cost) (?:of|for))? ${BOUGHT}(?: (?:cost|come to|make|in total|altogether))*$`,
  ),
]

/** The price of several things of one price, and the change. */
export function workPurchase(text: string): Worked {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  if (!groups?.many || !groups.each) return null
  const each = readMoney(groups.each)
  const total: Money = { value: multiply(fromInteger(Number(groups.many)), each.value), sign: each.sign }
  const [one, all] = [writeMoney(each), writeMoney(total)]
  const bought = `${groups.many} ${groups.what} at ${one} each`
  const sum = `${groups.many} × ${one} = ${all}`
  const asksChange = /\bchange\b|\bback\b|\bleft\b/.test(groups.asked ?? '')
  if (!groups.paid) return asksChange ? null : { text: `${bought} cost ${all}.`, working: sum }
  const paid = readMoney(groups.paid)
  const change = { value: subtract(paid.value, total.value), sign: each.sign || paid.sign }
  if (change.value.top < 0n) return { text: `${bought} cost ${all}, more than ${writeMoney(paid)}.`, working: sum }
  return {
    text: `${bought} cost ${all}; of ${writeMoney(paid)} the change is ${writeMoney(change)}.`,
    working: `${sum}; ${writeMoney(paid)} − ${all} = ${writeMoney(change)}`,
  }
}
