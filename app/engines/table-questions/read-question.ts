import { toTable } from '#app/platform/table.ts'
import { monthNames } from '#app/engines/english/english.ts'
import type { Aggregate, Column, Filter, Period, Plan } from './plan.ts'

/** A plan, the sentence's words that had no effect, and why there is none. */
export type ReadQuestion = { plan: Plan; ignored: string[] } | { plan: null; why: string }

/** Values that stand in the columns of words, so that "in Berlin" is known as a filter. */
export type KnownValues = ReadonlyMap<string, readonly string[]>

const AGGREGATES: readonly [RegExp, Aggregate][] = [
  [/\b(?:average|mean|avg|on average|typical)\b/, 'mean'],
  [/\bmedian\b/, 'median'],
  [/\b(?:share|percentage|percent|proportion|part) of\b|\bwhat (?:share|percentage|percent)\b|\bshare\b/, 'share'],
  [/\b(?:highest|largest|biggest|maximum|max|most expensive|greatest)\b(?! \d)/, 'max'],
  [/\b(?:lowest|smallest|minimum|min|cheapest)\b(?! \d)/, 'min'],
  [/\b(?:how many|number of|count of|count)\b/, 'count'],
  [/\b(?:total|sum|altogether|overall|how much)\b/, 'sum'],
]
const PERIODS: Readonly<Record<string, Period>> = toTable({
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  yearly: 'year',
  annual: 'year',
})
const PERIOD =
  /\b(?:by|per|each|every|over the|a|for each)\s+(day|week|month|quarter|year)s?\b|\b(daily|weekly|monthly|quarterly|yearly|annual)(?:ly)?\b|\b(?:which|what|best|worst) (day|week|month|quarter|year)\b/
const OVER_TIME = /\b(?:over time|trend|develop(?:ed|ment)?)\b/
const GROWTH =
  /\b(?:growth|grow|grew|growing|change|changed|increase[ds]?|rise|rose|month on month|year on year|compared? to the (?:month|year|quarter) before)\b/
const TOP = /\b(?:top|best|first|highest|largest|biggest|leading|most) (\d{1,3}|one|two|three|five|ten)\b|\btop\b/
const BOTTOM =
  /\b(?:bottom|worst|lowest|smallest|last|least) (\d{1,3}|one|two|three|five|ten)\b|\b(?:worst|least|fewest)\b/
const SUPERLATIVE = /\b(?:which|what|who)\b.*\b(?:most|highest|best|largest|biggest)\b|\bbest\b/
const NUMBERS: Readonly<Record<string, number>> = toTable({ one: 1, two: 2, three: 3, five: 5, ten: 10 })
const FILLER = new Set(
  'what which who is are was were the a an of in on at for by per each with how many much did do does have has had and to from me show give list tell us total sum average mean all our my there please it that this by between than over under since until before after not only where when number count rows top best worst most least highest lowest compare versus vs share percentage percent growth change month year quarter week day monthly yearly trend time during as'.split(
    ' ',
  ),
)

/**
 * Reads a question in plain words as a plan over the columns of a table, by rules alone. What it does not find in the table
 * is not guessed.
 */
export function readQuestion(
  question: string,
  columns: readonly Column[],
  values: KnownValues = new Map(),
): ReadQuestion {
  const text = ` ${question
    .toLowerCase()
    .replace(/[“”"?!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
  const named = findColumns(text, columns)
  const used = new Set<string>(named.flatMap(({ words }) => words))
  const filters = readFilters(text, columns, named, values, used)
  filters.push(...truthFilters(text, columns, values, filters))
  const dates = columns.filter(({ type }) => type === 'date')
  const period = periodOf(text)
  const groups: Plan['groups'] = []
  const isGrowth = GROWTH.test(text) && dates.length > 0
  const bys = groupColumns(text, named).filter(
    ({ name }) => !filters.some((one) => one.column === name && one.is === '='),
  )
  for (const { name, type } of bys)
    if (type !== 'number' || groups.length === 0)
      groups.push({ column: name, period: type === 'date' ? (period ?? 'month') : null })
  if ((period || OVER_TIME.test(text) || isGrowth) && dates[0] && !groups.some(({ period: one }) => one)) {
    const date = named.find(({ column }) => column.type === 'date')?.column ?? dates[0]
    groups.unshift({ column: date.name, period: period ?? 'month' })
  }
  const aggregate = aggregateOf(text)
  const measure =
    named.find(
      ({ column }) =>
        column.type === 'number' &&
        !groups.some((one) => one.column === column.name) &&
        !filters.some((one) => one.column === column.name && one.is !== '='),
    )?.column ?? null
  if (measure === null && aggregate !== 'count' && aggregate !== 'share' && aggregate !== null)
    return { plan: null, why: noMeasure(columns) }
  const [top, bottom] = [TOP.exec(text), BOTTOM.exec(text)]
  const limitText = top?.[1] ?? bottom?.[1]
  const isOne =
    /\b(?:which|what|who)\b/.test(text) && (SUPERLATIVE.test(text) || BOTTOM.test(text)) && groups.length > 0
  const limit = limitText ? (NUMBERS[limitText] ?? Number(limitText)) : null
  const how = toAggregate(aggregate, measure, groups.length > 0, text)
  if (limitText) used.add(limitText)
  const inPlan = new Set([measure?.name, ...groups.map(({ column }) => column), ...filters.map(({ column }) => column)])
  for (const { column, at, words } of named)
    if (!inPlan.has(column.name) && !COUNTED.test(text.slice(0, at))) for (const word of words) used.delete(word)
  if (named.length === 0 && filters.length === 0 && period === null && aggregate === null)
    return { plan: null, why: noneNamed(columns) }
  const isTime = groups[0]?.period !== null && groups.length > 0
  return {
    plan: {
      aggregate: how,
      measure: how === 'count' ? null : (measure?.name ?? null),
      groups: groups.slice(0, 2),
      filters,
      order: bottom && !top ? 'least' : isTime && limit === null && !isOne ? 'label' : 'most',
      limit: limit ?? (isOne ? 5 : null),
      growth: isGrowth && isTime,
    },
    ignored: withoutEffect(question, used),
  }
}

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const toStem = (word: string) => word.replace(/(?:ies|es|s|y|e)$/, '')

/** The words of a question that nothing was made of. */
function withoutEffect(question: string, used: ReadonlySet<string>): string[] {
  const known = [...AGGREGATES.map(([pattern]) => pattern), PERIOD, OVER_TIME, GROWTH, TOP, BOTTOM]
  const spoken = known.map((pattern) => pattern.exec(question.toLowerCase())?.[0] ?? '')
  const stems = new Set([...used, ...spoken].flatMap(toWords).map(toStem))
  return toWords(question).filter((word) => !FILLER.has(word) && !stems.has(toStem(word)))
}

const noMeasure = (columns: readonly Column[]) => {
  const numbers = columns.filter(({ type }) => type === 'number').map(({ name }) => name)
  return numbers.length === 0
    ? 'No column of this table holds numbers. Check the types of the columns.'
    : `Name what is measured: ${numbers.slice(0, 8).join(', ')}.`
}
const noneNamed = (columns: readonly Column[]) =>
  `The question names no column. They are: ${columns
    .slice(0, 12)
    .map(({ name }) => name)
    .join(', ')}.`

function toAggregate(found: Aggregate | null, measure: Column | null, isGrouped: boolean, text: string): Aggregate {
  if (found === 'share') return 'share'
  if (measure === null) return 'count'
  if (found === 'count')
    return new RegExp(`\\b(?:how many|number of) (?:\\w+ )?${escape(wordsOf(measure.name)[0] ?? '')}`).test(text)
      ? 'sum'
      : 'count'
  // "Which region had the highest revenue" asks for the sum of each.
  if ((found === 'max' || found === 'min') && isGrouped) return 'sum'
  return found ?? 'sum'
}

const aggregateOf = (text: string): Aggregate | null => AGGREGATES.find(([pattern]) => pattern.test(text))?.[1] ?? null

function periodOf(text: string): Period | null {
  const found = PERIOD.exec(text)
  const word = found?.[1] ?? found?.[2] ?? found?.[3]
  return word ? (PERIODS[word] ?? null) : null
}

type Named = { column: Column; at: number; words: string[] }
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wordsOf = (name: string) =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The columns a question names, by their whole names, then by a word of them that no other column has. */
function findColumns(text: string, columns: readonly Column[]): Named[] {
  const counts = new Map<string, number>()
  for (const { name } of columns)
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return columns
    .flatMap((column): Named[] => {
      const words = wordsOf(column.name)
      const whole = new RegExp(`\\b${words.map(toForms).join('\\W{0,3}')}\\b`).exec(text)
      if (whole) return [{ column, at: whole.index, words }]
      const own = words.filter((word) => word.length > 2 && counts.get(word) === 1 && !FILLER.has(word))
      const one = own
        .map((word) => ({ word, at: text.search(new RegExp(`\\b${toForms(word)}\\b`)) }))
        .find(({ at }) => at >= 0)
      return one ? [{ column, at: one.at, words: [one.word] }] : []
    })
    .toSorted((a, b) => a.at - b.at)
}

/** "How many orders" counts rows, whatever the column is called that tells them apart. */
const COUNTED = /\b(?:how many|number of|count of|count)(?: the)? $/
const YES = new Set(['yes', 'y', 'true', 'ja', 'oui', 'sí', 'si', 'x', '1'])
const NO = new Set(['no', 'n', 'false', 'nein', 'non', '0'])

/** A column of yes and no that is named is a condition: "paid", "not paid", "unpaid". */
function truthFilters(
  text: string,
  columns: readonly Column[],
  values: KnownValues,
  given: readonly Filter[],
): Filter[] {
  return columns.flatMap(({ name, type }): Filter[] => {
    const list = values.get(name)?.map((value) => value.toLowerCase()) ?? []
    const isTruth = list.length > 0 && list.length < 3 && list.every((value) => YES.has(value) || NO.has(value))
    if ((type !== 'boolean' && !isTruth) || given.some(({ column }) => column === name)) return []
    const words = wordsOf(name).map(escape).join('\\W{1,3}')
    const found = new RegExp(
      `(\\b(?:not|never|no|without|isnt|arent|werent|wasnt)\\b(?: \\w+)? |n['’]t (?:\\w+ )?)?\\b(un|in|non-?)?${words}\\b`,
    ).exec(text)
    if (!found || /\b(?:by|per|each|which|across|and|share of)(?: the)? $/.test(text.slice(0, found.index))) return []
    const yes = type === 'boolean' ? 'true' : list.find((value) => YES.has(value))
    const isNot = Boolean(found[1]) !== Boolean(found[2])
    const value = yes ?? list[0]!
    return [{ column: name, is: isNot === (yes === undefined) ? '=' : '!=', value }]
  })
}

/** A word and its plural. */
const toForms = (word: string) => `${escape(word.replace(/(?:ies|es|s)$/, ''))}(?:ies|es|s|y|e)?`

/** What stands behind "by", "per", "each" or "which". */
function groupColumns(text: string, named: readonly Named[]): Column[] {
  return named
    .filter(
      ({ at }) =>
        /\b(?:by|per|each|every|across|for each|which|what|between the|compare(?: the)?|and(?: by)?|of each|who)(?: the)?(?: (?:top|bottom|best|worst) \d*)? *$/.test(
          text.slice(0, at).trimEnd() + ' ',
        ) ||
        (TOP.test(text.slice(0, at)) &&
          /\b(?:top|best|bottom|worst|largest|biggest|lowest|highest)\W+(?:\d+|one|two|three|five|ten)? *$/.test(
            text.slice(0, at).trimEnd(),
          )),
    )
    .filter(({ column }, n, list) => column.type !== 'number' || n === 0 || list.length === 1)
    .filter(({ column }) => column.type !== 'number')
    .map(({ column }) => column)
}

const COMPARE =
  /\b(?:is |was |are |were |of |being )?(over|above|more than|greater than|at least|from|under|below|less than|at most|up to|exactly|equal to|=|>=|<=|>|<) ?(-?\d[\d.,]*)/
const OPERATORS: Readonly<Record<string, Filter['is']>> = toTable({
  'over': '>',
  'above': '>',
  'more than': '>',
  'greater than': '>',
  'at least': '>=',
  'from': '>=',
  'under': '<',
  'below': '<',
  'less than': '<',
  'at most': '<=',
  'up to': '<=',
  'exactly': '=',
  'equal to': '=',
  '=': '=',
  '>=': '>=',
  '<=': '<=',
  '>': '>',
  '<': '<',
})

function readFilters(
  text: string,
  columns: readonly Column[],
  named: readonly Named[],
  values: KnownValues,
  used: Set<string>,
): Filter[] {
  const filters: Filter[] = [...dateFilters(text, columns, named, used)]
  for (const { column, at, words } of named) {
    if (column.type !== 'number') continue
    const rest = text.slice(at + words.join(' ').length, at + words.join(' ').length + 40)
    const found = COMPARE.exec(rest)
    if (!found || found.index > 4 || /^(?:19|20)\d\d$/.test(found[2]!)) continue
    used.add(found[2]!)
    for (const word of found[1]!.split(' ')) used.add(word)
    filters.push({ column: column.name, is: OPERATORS[found[1]!] ?? '=', value: found[2]!.replace(/,(?=\d{3})/g, '') })
  }
  for (const [column, list] of values) {
    const spoken = list.filter(
      (value) =>
        value.length > 1 &&
        !/^\d+$/.test(value) &&
        new RegExp(`(?<![\\p{L}\\p{N}])${escape(value.toLowerCase())}(?![\\p{L}\\p{N}])`, 'u').test(text),
    )
    // A value inside a longer one that is spoken too is not meant.
    const whole = spoken.filter(
      (value) => !spoken.some((other) => other !== value && other.toLowerCase().includes(value.toLowerCase())),
    )
    const not = whole.filter((value) =>
      new RegExp(`\\b(?:not|without|except|excluding)(?: in| from)? ${escape(value.toLowerCase())}`).test(text),
    )
    for (const value of whole) for (const word of value.toLowerCase().split(/\s+/)) used.add(word)
    for (const value of not) filters.push({ column, is: '!=', value })
    const plain = whole.filter((value) => !not.includes(value))
    if (plain.length === 1) filters.push({ column, is: '=', value: plain[0]! })
    if (plain.length > 1) filters.push({ column, is: 'holds', value: plain.join('\n') })
  }
  return filters
}

function dateFilters(text: string, columns: readonly Column[], named: readonly Named[], used: Set<string>): Filter[] {
  const column = (
    named.find((one) => one.column.type === 'date')?.column ?? columns.find(({ type }) => type === 'date')
  )?.name
  if (!column) return []
  const months = monthNames.map((name) => name.toLowerCase())
  const between = /\b(?:between|from) ((?:19|20)\d\d) (?:and|to|until|till) ((?:19|20)\d\d)\b/.exec(text)
  if (between) {
    for (const year of between.slice(1)) used.add(year)
    return [{ column, is: 'between', value: `${between[1]}-01-01`, until: `${between[2]}-12-31` }]
  }
  const found = new RegExp(
    `\\b(in|since|after|before|until|during|of|for)? ?(?:(${months.join('|')}) )?((?:19|20)\\d\\d)\\b`,
  ).exec(text)
  if (!found) return []
  const [, how, month, year] = found
  used.add(year!)
  if (month) used.add(month)
  if (how) used.add(how)
  const at = month ? months.indexOf(month) + 1 : null
  const first = `${year}-${String(at ?? 1).padStart(2, '0')}-01`
  const last = at === null ? `${year}-12-31` : new Date(Date.UTC(Number(year), at, 0)).toISOString().slice(0, 10)
  if (how === 'since') return [{ column, is: '>=', value: first }]
  if (how === 'after') return [{ column, is: '>', value: last }]
  if (how === 'before') return [{ column, is: '<', value: first }]
  if (how === 'until') return [{ column, is: '<=', value: last }]
  return [{ column, is: 'between', value: first, until: last }]
}
