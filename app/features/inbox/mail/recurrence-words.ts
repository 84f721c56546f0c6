import { weekdayNames } from '#app/engines/english/english.ts'
import { toTable } from '#app/platform/table.ts'

/** By the first two letters of their names. */
const DAYS = toTable<string>(Object.fromEntries(weekdayNames.map((name) => [name.slice(0, 2).toUpperCase(), name])))
const PLACES = toTable<string>({ '1': 'first', '2': 'second', '3': 'third', '4': 'fourth', '-1': 'last' })
const UNITS = toTable<string>({ DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' })
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')
const TOLD = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST']
const OTHERWISE = 'again and again'

/** How an event repeats (RFC 5545) in words; in general ones where the rule says more than these can tell. */
export function recurrenceWords(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]))
  const unit = UNITS[parts.get('FREQ') ?? '']
  const every = Number(parts.get('INTERVAL') ?? 1)
  const [days, end] = [dayWords(parts), endWords(parts)]
  const isTold = [...parts.keys()].every((name) => TOLD.includes(name))
  if (!unit || !isTold || !(every >= 1) || days === null || end === null) return OTHERWISE
  const often = every === 1 ? `every ${unit}` : `every ${every} ${unit}s`
  if (unit === 'week' && every === 1 && days !== '') return `every ${days}${end}`
  return `${often}${days === '' ? '' : ` on ${days}`}${end}`
}

/** On which days; empty when none are named, null when words do not reach. */
function dayWords(parts: ReadonlyMap<string, string>): string | null {
  const [unit, named, date] = [parts.get('FREQ'), parts.get('BYDAY'), parts.get('BYMONTHDAY')]
  if (date !== undefined) return unit === 'MONTHLY' && !named && /^\d{1,2}$/.test(date) ? `day ${date}` : null
  if (named === undefined) return ''
  if (unit === 'MONTHLY') {
    const [, place = '', day = ''] = /^(-?\d)([A-Z]{2})$/.exec(named) ?? []
    return PLACES[place] && DAYS[day] ? `the ${PLACES[place]} ${DAYS[day]}` : null
  }
  const days = named.split(',').map((day) => DAYS[day])
  if (unit !== 'WEEKLY' || days.includes(undefined)) return null
  if (days.length === 5 && !/S[AU]/.test(named)) return 'weekday'
  return days.length === 1 ? days[0]! : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`
}

function endWords(parts: ReadonlyMap<string, string>): string | null {
  const count = parts.get('COUNT')
  if (count !== undefined) return /^\d{1,5}$/.test(count) ? (count === '1' ? ', once' : `, ${count} times`) : null
  const until = parts.get('UNTIL')
  if (until === undefined) return ''
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(until) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `, until ${Number(day)} ${name} ${year}` : null
}
