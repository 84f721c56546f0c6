import { count, plain } from '../amount.ts'
import { divide, fromInteger, isWhole, multiply } from '../rational.ts'
import type { Worked } from './worked.ts'

const WHO = '[a-z]+(?: [a-z]+)?'
const UNIT = 'seconds?|minutes?|hours?|days?|weeks?|months?'
/** Work that goes faster the more hands there are; things dry, bake and grow no sooner in company. */
const WORK =
  'build|paint|dig|finish|complete|make|produce|assemble|clean|plant|pick|harvest|mow|pack|eat|catch|fill|empty|do|print|write|repair|lay|load|unload|wash|sew|knit|sort|plough|plow|drain'
const THING = '(?: (?<w1>\\d{1,6}|an?|the)(?: [a-z]+){1,3}?)?'
const OTHER = THING.replace('w1', 'w2')
const GIVEN = [
  `(?<n>\\d{1,6}) (?:${WHO}?) (?:can |could )?(?:${WORK})s?${THING} in (?<m>\\d{1,6}) (?<unit>${UNIT})`,
  `(?:it takes )?(?<n>\\d{1,6}) (?:${WHO}?) (?:takes? |needs? )?(?<m>\\d{1,6}) (?<unit>${UNIT}) to (?:${WORK})${THING}`,
]
const ASKED = `how (?:long|many (?:${UNIT})) (?:will|would|does|do|should|did)?(?: it take)?(?: for)? ?(?<k>\\d{1,6})(?: (?:of )?(?:such )?(?:${WHO}))??(?: (?:take|need|require))?(?: to (?:${WORK})${OTHER})?(?: (?:at|working at) the same (?:pace|rate|speed))?`
const FORMS = GIVEN.map((given) => new RegExp(`^(?:if )?${given}[,.;]? (?:then )?${ASKED}$`))

/** How long more or fewer hands take for a piece of work, each at the same pace. */
export function workWorkers(text: string): Worked {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found !== undefined)
  if (!groups?.n || !groups.m || !groups.k || !groups.unit) return null
  const [n, m, k] = [Number(groups.n), Number(groups.m), Number(groups.k)]
  const [before, after] = [groups.w1, groups.w2].map((said) => (said && /^\d/.test(said) ? Number(said) : 1))
  if (!k || !before || !after || (before !== 1 && !groups.w2)) return null
  const time = divide(multiply(fromInteger(n * m), fromInteger(after)), multiply(fromInteger(k), fromInteger(before)))
  const unit = groups.unit.replace(/s$/, '')
  const said = isWhole(time) ? count(time.top, unit) : `${plain(time, 6)} ${unit}s`
  const share = before === 1 && after === 1 ? '' : ` × ${after} ÷ ${before}`
  return {
    text: `${k} would take ${said}, each working at the same pace.`,
    working: `${n} × ${count(m, unit)}${share} ÷ ${k} = ${said}`,
  }
}
