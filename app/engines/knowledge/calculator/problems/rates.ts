import { toTable } from '#app/platform/table.ts'
import { count } from '../amount.ts'
import type { Worked } from './worked.ts'

const N = String.raw`\d{1,6}`
const THING = '[a-z]+(?: [a-z]+)?'
const DAYS: Readonly<Record<string, number>> = toTable({ day: 1, week: 7, fortnight: 14 })
const RATE = new RegExp(
  `^(?:if )?(?:[a-z]+ ){0,3}?(?<n>${N}) (?<thing>${THING}) (?:an?|per|every|each) (?<per>hour|day|week|month|year|minute)(?: for|,? how many [a-z]+ (?:is that )?in) (?<k>${N}) (?<unit>minutes?|hours?|days?|weeks?|fortnights?|months?|years?)(?:[,.;]? how (?:many|much)(?: ${THING})? (?:is|are|does|do|did|will|would) (?:that|it|this|there|he|she|they|i|we)(?: (?:be|make|have|read|do|eat|drink|run|walk|earn|save|get|sell))?(?: (?:in total|altogether|in all))?)?$`,
)
const HOLDS = new RegExp(
  `^(?:if )?(?:an?|one|1|each|every) (?<box>[a-z]+) (?:holds?|has|fits?|takes?|seats?|carries|contains?|can (?:hold|carry|seat|take|fit))(?: up to)? (?<n>${N}) (?<thing>${THING})[,.;]? how many (?<boxes>[a-z]+) (?:do (?:i|we|you|they) need|are needed|does it take|will be needed|would (?:i|we|you) need)(?: (?:for|to (?:hold|carry|seat|take|pack|transport)))? (?<k>${N}) (?<other>${THING})$`,
)
const isSame = (word: string, other: string) => word === other || `${word}s` === other || `${word}es` === other

/** So many a day for so many days, and how many boxes of so many are needed for all. */
export function workRates(text: string): Worked {
  return workRate(text) ?? workHolds(text)
}

function workRate(text: string): Worked {
  const { n = '', thing = '', per = '', k = '', unit = '' } = RATE.exec(text)?.groups ?? {}
  const each = unit.replace(/s$/, '')
  const [days, perDays] = [DAYS[each], DAYS[per]]
  const times = each === per ? 1 : days && perDays && days % perDays === 0 ? days / perDays : null
  if (!n || times === null) return null
  const all = Number(n) * Number(k) * times
  const steps = times === 1 ? `${n} × ${k}` : `${n} × ${times} × ${k}`
  return {
    text: `${n} ${thing} a ${per} for ${count(Number(k), each)} make ${all.toLocaleString('en-GB')} ${thing}.`,
    working: `${steps} = ${all.toLocaleString('en-GB')}`,
  }
}

function workHolds(text: string): Worked {
  const { box = '', n = '', thing = '', boxes = '', k = '', other = '' } = HOLDS.exec(text)?.groups ?? {}
  const [most, all] = [Number(n), Number(k)]
  if (!n || most === 0 || !isSame(box, boxes) || !isSame(thing, other)) return null
  const full = Math.floor(all / most)
  const rest = all - full * most
  const needed = full + (rest > 0 ? 1 : 0)
  return {
    text: `${needed} ${needed === 1 ? box : boxes} for ${k} ${other}${rest > 0 && full > 0 ? `: ${full} full, and one for the other ${rest}` : ''}.`,
    working: `${k} ÷ ${n} = ${full}${rest > 0 ? `, ${rest} left over` : ''}`,
  }
}
