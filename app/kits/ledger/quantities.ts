import { readSpelledNumber, readOrdinal, scaleWords, spelledNumber, spelledOrdinal } from './number-words.ts'
import type { Span } from './text.ts'
import { currencies, findUnit, unitPattern } from './units.ts'

/**
 * A number as said. `low` and `high` bound what it can mean, in the base unit of `dimension`; `step` is half the last
 * digit that was said, in the same unit. Dimension "count" counts the noun that follows; "label" numbers a thing.
 */
export type Quantity = Span & {
  dimension: string
  unit: string
  value: number
  low: number
  high: number
  step: number
  bound: 'exact' | 'about' | 'over' | 'under' | 'range'
  isUnitless: boolean
  text: string
  /** The superlative a rank counts by: "largest" in "the second largest lake". */
  by?: string
}

const DIGITS = '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?: \\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?)'
const SCALES = 'hundred|thousand|million|billion|trillion|quadrillion|dozen|lakh|crore|mn|bn|tn'
const TOPS = 'one|an?|two|three|four|five|six|seven|eight|nine|\\d'
const FRACTION = `(?:(?:${TOPS})[ -])?(?:half|halves|thirds?|quarters?|fifths?|tenths?|eighths?|sixths?)`
const AMOUNT = `(?:${DIGITS}(?:\\s?[½¼¾])?(?:[ -](?:${SCALES})\\b)?|[½¼¾]|${spelledNumber}(?![a-z])(?: and a (?:half|quarter))?)`
const MONEY = '(?:US\\$|A\\$|C\\$|[$€£¥₹]|\\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR)\\b\\s?)'
const MONEY_AFTER = '(?:\\s?(?:US |American )?(?:dollars?|euros?|yen|rupees?|francs?|yuan|rou?bles?|renminbi|USD|EUR|GBP|CHF|€))'
/** Cheap looks that spare the long patterns where no money is meant. */
const MONEY_SIGNS = /[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|JPY|CNY|INR)\b/i
const MONEY_WORDS = /dollar|euro|yen|rupee|franc|yuan|ruble|rouble|renminbi|USD|EUR|GBP|CHF|€/i
const BEFORE =
  "about|around|approximately|approx\\.?|roughly|circa|ca\\.|some|nearly|almost|close to|just over|just under|a little over|slightly over|slightly more than|slightly less than|a little under|a little less than|a little more than|well over|an estimated|estimated at|in the region of|on the order of|virtually|~|≈|" +
  'more than|over|above|exceeding|greater than|upwards of|in excess of|>|at least|a minimum of|no fewer than|no less than|not less than|minimum of|≥|' +
  'less than|fewer than|under|below|<|at most|up to|no more than|not more than|a maximum of|maximum of|≤|as many as|as much as|not exceeding'
const AFTER = '(?:\\s?(?:\\+|plus\\b|or so\\b|or more\\b|or older\\b|or over\\b|and over\\b|and above\\b|or above\\b|or less\\b|or fewer\\b|or under\\b|at least\\b|or thereabouts\\b))'
const PER = `(?:\\s?(?:/|\\bper\\b|\\ban?\\b|\\beach\\b|\\bevery\\b)\\s?(s|sec|second|min|minute|h|hr|hour|day|week|month|year|night)\\b)`

const HALVES: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const PARTS: [RegExp, number][] = [
  [/hal(?:f|ves)$/, 2], [/thirds?$/, 3], [/quarters?$/, 4], [/fifths?$/, 5], [/sixths?$/, 6], [/eighths?$/, 8], [/tenths?$/, 10],
]
const PERIODS: Record<string, number> = { hourly: 24, daily: 1, nightly: 1, weekly: 1 / 7, monthly: 1 / 30.4375, yearly: 1 / 365.25, annually: 1 / 365.25 }
const DAY = 86400

const ABOUT = /^(?:about|around|approx|roughly|circa|ca\.|some|nearly|almost|close|just|a little|slightly|an? estimated|estimated|in the region|on the order|virtually|~|≈|or so|or there)/i
const OVER = /^(?:more|over|above|exceeding|greater|upwards|in excess|>|at least|a minimum|minimum|no fewer|no less|not less|≥|well over|\+|plus|or more|or older|or over|and over|and above|or above)/i

/** How far an "about" may be off, as a share: 5 %, and 10 % where the figure is plainly round. */
const ABOUT_SHARE = 0.05
const ROUND_SHARE = 0.1
/** How far a rounder figure may stand for a finer one without any "about". */
const ROUNDING_SHARE = 0.005
/** How far apart two figures may be that were converted and rounded. */
const CONVERSION_SHARE = 0.025

type Draft = Omit<Quantity, 'low' | 'high' | 'bound' | 'start' | 'end' | 'text'>
type Rule = { pattern: RegExp; hint: RegExp | null; read: (groups: Record<string, string | undefined>, text: string, at: number) => Draft | Draft[] | null }

const RULES: Rule[] = [
  rule(`\\b${spelledNumber} \\((?<n>\\d+)\\)[ -](?<d>${unitPattern})(?![A-Za-z])`, ({ n, d }) => united(n ?? '', d ?? '')),
  rule(`\\b${spelledNumber} \\((?<n>\\d+)\\)`, ({ n }) => (readAmount(n ?? '') ? plain(readAmount(n ?? '') ?? { value: 0, step: 0 }) : null)),
  rule(`\\b(?<n>${FRACTION}) (?:of|the)\\b`, ({ n }) => fraction(n)),
  rule(`\\b(?<n>(?:${TOPS})[ -](?:thirds?|quarters?|fifths?|tenths?))\\b(?! century)`, ({ n }) => fraction(n)),
  rule(`(?<n>${AMOUNT}) (?:in|out of)(?: every)? (?<of>${AMOUNT})\\b(?! (?:the|hours?|days?))`, ({ n, of }) => ratio(n, of)),
  rule(`\\b(?<n>\\d+) ?/ ?(?<of>\\d+)\\b(?!/)`, ({ n, of }, text, at) => (isPlainRatio(text, at) ? ratio(n, of) : null)),
  rule(`\\b(?<n>once|twice|thrice|${AMOUNT}(?: times|x))(?: ?(?:an?|per|each|every|/))? ?(?<per>hour|day|night|week|month|year|daily|weekly|monthly|yearly|annually)\\b`, ({ n, per }) => frequency(n, per)),
  rule(`\\b(?:once )?every (?<n>${AMOUNT}|other)? ?(?<per>hour|day|week|month|year|minute)s?\\b`, ({ n, per }) => interval(n, per)),
  rule(`(?<![a-z])(?<per>hourly|daily|nightly|weekly|monthly|yearly|annually)\\b`, ({ per }) => frequency('once', per)),
  rule(`\\b(?<n>${AMOUNT})[ -](?<d>feet|foot|ft)[ ,]{1,2}(?:and )?(?<m>${AMOUNT}) ?(?<e>inches|inch|in)\\b`, ({ n, d, m, e }) => sum(n, d, m, e)),
  rule(`\\b(?<n>\\d)' ?(?<m>\\d{1,2})(?:"|'')`, ({ n, m }) => sum(n, 'ft', m, 'inches')),
  rule(`\\b(?<n>${AMOUNT}) ?(?<d>hours?|h|hrs?|minutes?|min|days?|years?|kg|pounds|lbs?|degrees|weeks?|months?)(?: and |, |,? )(?<m>${AMOUNT}) ?(?<e>minutes?|mins?|m|seconds?|secs?|s|hours?|days?|months?|ounces?|oz|g|weeks?)\\b`, ({ n, d, m, e }) => sum(n, d, m, e)),
  rule(`\\b(?:an?|one) (?<d>hour|year|minute|mile|month|day|decade|week|century|metre|meter|cup|teaspoon|tablespoon|litre) and a (?<m>half|quarter)\\b`, ({ d, m }) => united(m === 'half' ? '1.5' : '1.25', d ?? '')),
  rule(`\\bhalf an? (?<d>${unitPattern})(?![A-Za-z])`, ({ d }) => united('0.5', d ?? '')),
  rule(`\\b(?<n>half|quarter) (?:a |of a )(?<s>${SCALES})\\b(?<m>${MONEY_AFTER})?`, ({ n, s, m }) => part(n === 'half' ? 0.5 : 0.25, s, m)),
  rule(`\\bthree[ -]quarters of an hour\\b`, () => united('45', 'minutes')),
  rule(`(?<sign>${MONEY})(?<a>${AMOUNT}) ?(?:-|to|and) ?(?:${MONEY})?(?<n>${AMOUNT}(?:[mkb]\\b)?)`, ({ sign, a, n }) => range(money(a, sign, n), money(n, sign))),
  rule(`(?<sign>${MONEY})(?<n>${AMOUNT}(?:(?:[mkKMBb]|bn)\\b)?)`, ({ sign, n }) => money(n, sign)),
  rule(`(?<![\\w.,])(?<a>${AMOUNT})(?: ?(?<c>${unitPattern})\\b)? ?(?:-|to|and|or) ?(?<n>${AMOUNT})(?<m>${MONEY_AFTER})(?![A-Za-z])`, ({ a, n, m }) => range(money(a, m), money(n, m))),
  rule(`(?<n>${AMOUNT}(?:(?:[mkKMBb]|bn)\\b)?)(?<m>${MONEY_AFTER})(?![A-Za-z])`, ({ n, m }) => money(n, m)),
  rule(`(?<![\\w.,])(?:between )?(?<a>-?${AMOUNT})(?:[ -]?(?<c>${unitPattern}))? ?(?:-|to|and|through) ?(?<n>-?${AMOUNT})[ -]?(?<d>${unitPattern})(?![A-Za-z])${PER}?`, (g, text, at) => unitRange(g, text, at)),
  rule(`(?<![\\w.,])(?<n>(?:(?<![\\d)a-z] ?)-|minus )?${AMOUNT})[ -]?(?<d>${unitPattern})(?![A-Za-z²³])${PER}?`, ({ n, d, per }) => united(n ?? '', d ?? '', per)),
  rule(`\\b(?:about|around|roughly|for|takes?|took|lasts?|lasted|under|over|than|nearly|almost|within|after|at most|at least|up to|in|is) (?:about |around |roughly )?(?:an?|one) (?<d>hour|minute|week|month|year|day|mile|decade|century|kilometre|kilogram|litre)\\b(?! (?:of|old)\\b)`, ({ d }) => united('1', d ?? '')),
  rule(`\\ba couple of (?<d>hours|days|weeks|months|years|minutes|miles)\\b`, ({ d }) => united('2', d ?? '')),
  rule(`(?<![\\w.,])(?:between )?(?<a>${AMOUNT}) ?(?:-|to|and(?= )) ?(?<n>${AMOUNT})(?![\\w%])(?: [a-z]+)?${PER}?`, (g, text, at) => countRange(g, text, at)),
  rule(`\\bhalf\\b(?! (?:time|life|brother|sister))(?! ?-)`, (_, text, at) => (/\b(?:second|first|other|by|in) $/i.test(text.slice(0, at)) ? null : fraction('half'))),
  rule(`\\b(?<n>twice|thrice)\\b`, ({ n }) => times(n === 'twice' ? 2 : 3)),
  rule(`\\b(?<n>doubl|tripl|quadrupl|halv)(?:es|ed|ing|e)\\b`, ({ n }) => times({ doubl: 2, tripl: 3, quadrupl: 4, halv: 0.5 }[n?.toLowerCase() ?? ''] ?? NaN)),
  rule(`(?<n>${AMOUNT})(?: times|x)\\b`, ({ n }) => times(readAmount(n ?? '')?.value ?? NaN)),
  rule(`(?<=\\b(?:the|its|his|her|their|\\w+'s|a|an|as|in|is|was|finished|finish|finishes|came|come|comes|placed|places|ranked|ranks|rank|finishing|coming) )(?<n>${spelledOrdinal})(?=[ -](?!place\\b)[a-z]+|[ .,]|$)`, ({ n }, text, at) => ordinal(n, text, at)),
  rule(`\\b(?<n>\\d+(?:st|nd|rd|th)|second|third|fourth|fifth)(?=[ -](?:largest|longest|tallest|highest|biggest|smallest|most|president|US|U\\.S\\.|place))`, ({ n }, text, at) => ordinal(n, text, at)),
  rule(`(?<![\\w.,$€£/]|[A-Za-z]-)(?<n>(?:(?<![\\d)a-z] ?)-)?${AMOUNT}(?:k\\b|-bit\\b)?)(?![\\d]|[.,]\\d|%)(?!-[a-z])(?:[ -](?!a\\b)[a-z]+)?${PER}`, ({ n, per }, text, at) => count(n, text, at, per)),
  rule(`(?<![\\w.,$€£/]|[A-Za-z]-)(?<n>(?:(?<![\\d)a-z] ?)-)?${AMOUNT}(?:k\\b)?)(?![\\d]|[.,]\\d|%)(?!-[a-z])`, ({ n }, text, at) => count(n, text, at)),
  rule(`\\b(?:a |one )?single\\b(?! (?:most|person|man|woman|parent))`, () => ({ ...plain({ value: 1, step: 0 }), dimension: 'count', isUnitless: false })),
]

function rule(source: string, read: Rule['read']): Rule {
  const hint = source.includes(MONEY_AFTER) ? MONEY_WORDS : source.includes(MONEY) ? MONEY_SIGNS : source.includes('in|out of') ? /\b(?:in|out of)\b/i : null
  return { hint, pattern: new RegExp(source.replace(PER, PER.replace('(s|sec', '(?<per>s|sec')), 'gi'), read }
}

/** A number in digits or words, with half its last said digit. */
function readAmount(text: string): { value: number; step: number } | null {
  const written = text.trim().replace(/^minus /i, '-')
  const mark = /^(-?[\d., ]*)\s?([½¼¾])$/.exec(written)
  if (mark) return { value: Number(mark[1] || 0) + (HALVES[mark[2] ?? ''] ?? 0), step: 0 }
  const digits = /^(-?)(\d[\d, ]*(?:\.\d+)?)(?:[ -]?([a-z]+))?$/i.exec(written)
  if (!digits) {
    const [whole = '', half] = written.toLowerCase().split(' and a ')
    const value = readSpelledNumber(whole)
    return value === null ? null : { value: value + (half === 'half' ? 0.5 : half ? 0.25 : 0), step: stepOf(String(value)) }
  }
  const scale = scaleOf(digits[3] ?? '')
  const bare = (digits[2] ?? '').replace(/[, ]/g, '')
  if (scale === null || bare.startsWith('0') && /^0\d/.test(bare)) return null
  return { value: (digits[1] ? -1 : 1) * Number(bare) * scale, step: stepOf(bare) * scale }
}

function scaleOf(word: string): number | null {
  const lower = word.toLowerCase()
  if (lower === '') return 1
  return scaleWords.get(lower) ?? ({ k: 1e3, m: 1e6, b: 1e9 }[lower] ?? null)
}

function stepOf(digits: string): number {
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length
  if (decimals !== undefined) return 0.5 * 10 ** -decimals
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  return digits === '0' ? 0.5 : 0.5 * 10 ** Math.min(zeros, digits.length - 1)
}

function plain(amount: { value: number; step: number }): Draft {
  return { dimension: 'count', unit: '', value: amount.value, step: amount.step, isUnitless: true }
}

function united(number: string, spelling: string, per?: string): Draft | null {
  const unit = findUnit(spelling)
  const amount = readAmount(number)
  if (!unit || !amount) return null
  const period = per ? (findUnit(per)?.factor ?? DAY) : 1
  return {
    dimension: unit.dimension + (per ? '/time' : ''),
    unit: unit.name + (per ? `/${per}` : ''),
    value: ((amount.value + unit.offset) * unit.factor) / period,
    step: (amount.step * unit.factor) / period,
    isUnitless: false,
  }
}

function unitRange(g: Record<string, string | undefined>, text: string, at: number): Draft[] | null {
  if (/ and /.test(text.slice(at, at + 60).split(g.n ?? '')[0] ?? '') && !/between $|^between/i.test(text.slice(Math.max(0, at - 8), at + 8))) {
    if (!g.c) return null
    return null
  }
  const first = united(g.a ?? '', g.c ?? g.d ?? '', g.per)
  const second = united(g.n ?? '', g.d ?? '', g.per)
  return first && second && first.dimension === second.dimension ? range(first, second) : null
}

function countRange(g: Record<string, string | undefined>, text: string, at: number): Draft[] | null {
  const a = readAmount(g.a ?? '')
  const n = readAmount(g.n ?? '')
  const isJoinedByAnd = / and /.test(text.slice(at + (g.a ?? '').length, at + (g.a ?? '').length + 14).slice(0, 6)) && !/between /i.test(text.slice(Math.max(0, at - 8), at + 9))
  if (!a || !n || a.value >= n.value || isJoinedByAnd) return null
  const per = g.per ? DAY / (findUnit(g.per)?.factor ?? DAY) : 1
  const dimension = g.per ? 'count/time' : 'count'
  return [a, n].map((amount) => ({ ...plain(amount), dimension, value: amount.value * per, step: amount.step * per, isUnitless: !g.per }))
}

function range(a: Draft | null, b: Draft | null): Draft[] | null {
  return a && b && a.value <= b.value ? [a, b] : null
}

function sum(n?: string, d?: string, m?: string, e?: string): Draft | null {
  const first = united(n ?? '', d ?? '')
  const second = united(m ?? '', e === 'm' ? 'min' : e === 'in' ? 'inch' : (e ?? ''))
  if (!first || !second || first.dimension !== second.dimension || second.value >= first.value) return null
  return { ...first, value: first.value + second.value, step: second.step }
}

function money(number?: string, sign?: string, scaledBy?: string): Draft | null {
  const own = readAmount(number ?? '')
  const scale = scaledBy && !/[a-z]/i.test(number ?? '') ? (/(?:[a-z]+)$/i.exec(scaledBy)?.[0] ?? '') : ''
  const code = currencies.get((sign ?? '').trim().toLowerCase().replace(/^(?:us|american) /, ''))
  if (!own || !code) return null
  const factor = scaleOf(scale) ?? 1
  return { dimension: `money:${code}`, unit: code, value: own.value * factor, step: own.step * factor, isUnitless: false }
}

function part(share: number, scale?: string, currency?: string): Draft {
  const value = share * (scaleOf(scale ?? '') ?? 1)
  const paid = currency ? money(String(value), currency) : null
  return paid ?? { ...plain({ value, step: 0 }), isUnitless: true }
}

function share(value: number, step: number): Draft {
  return { dimension: 'share', unit: '%', value, step, isUnitless: false }
}

function ratio(n?: string, of?: string): Draft | null {
  const top = readAmount(n ?? '')
  const bottom = readAmount(of ?? '')
  return top && bottom && bottom.value > top.value && top.value > 0 ? share(top.value / bottom.value, 0) : null
}

function isPlainRatio(text: string, at: number): boolean {
  return !/[\d/]$/.test(text.slice(0, at))
}

function fraction(text?: string): Draft | null {
  const lower = (text ?? '').toLowerCase()
  const bottom = PARTS.find(([pattern]) => pattern.test(lower))?.[1]
  const top = topOf(lower)
  return bottom && top ? share(top / bottom, 0) : null
}

/** The upper figure of a spelled fraction: seven in "seven tenths". */
function topOf(text: string): number | null {
  const word = new RegExp(`^(?:${TOPS})(?=[ -])`).exec(text)?.[0] ?? 'one'
  return /\d/.test(word) ? Number(word) : /^an?$/.test(word) ? 1 : readSpelledNumber(word)
}

function times(value: number): Draft | null {
  return Number.isFinite(value) ? { dimension: 'times', unit: '×', value, step: 0, isUnitless: false } : null
}

function frequency(n?: string, per?: string): Draft | null {
  const lower = (n ?? '').toLowerCase()
  const often = lower === 'once' ? 1 : lower === 'twice' ? 2 : lower === 'thrice' ? 3 : readAmount(lower.replace(/ ?(?:times|x)$/, ''))?.value
  const period = PERIODS[per?.toLowerCase() ?? ''] ?? DAY / (findUnit(per === 'night' ? 'day' : (per ?? ''))?.factor ?? NaN)
  return often !== undefined && Number.isFinite(period) ? { dimension: 'frequency', unit: '/day', value: often * period, step: 0, isUnitless: false } : null
}

function interval(n?: string, per?: string): Draft | null {
  const length = n === undefined ? 1 : n.toLowerCase() === 'other' ? 2 : readAmount(n)?.value
  const unit = findUnit(per ?? '')
  return length && unit ? { dimension: 'frequency', unit: '/day', value: DAY / (length * unit.factor), step: 0, isUnitless: false } : null
}

const LABELS = /\b(?:version|article|section|chapter|page|step|phase|type|level|grade|class|no\.|number|figure|table|group|room|route|line|channel|model|rule|part|amendment|act|stage|title|clause|paragraph|category|tier|generation|season|episode|volume)\s$/i
const NO_ORDINAL_AFTER = /^[ -](?:hand|time\b(?! zone)|person to|of all|class\b|aid|and foremost|party|language|appear|releas|publish|discover|built|open|used|became|came|met|began)/i

function ordinal(n: string | undefined, text: string, at: number): Draft | null {
  const value = readOrdinal(n ?? '')
  const after = text.slice(at + (n ?? '').length)
  if (/^[A-Z]/.test(n ?? '') && at > 0) return null
  if (!value || NO_ORDINAL_AFTER.test(after) || /^\s?(?:century|millennium)/i.test(after)) return null
  const by = /^[ -](?:most |least )?([a-z]+)/.exec(after)
  const isRanked = by !== null && (/^[ -](?:most|least) /.test(by[0]) || /[^r]est$/.test(by[1] ?? ''))
  return { dimension: 'ordinal', unit: '', value, step: 0, isUnitless: false, ...(isRanked ? { by: by[1] } : {}) }
}

function count(n: string | undefined, text: string, at: number, per?: string): Draft | null {
  const written = n ?? ''
  const before = text.slice(0, at)
  const after = text.slice(at + written.length)
  if (/^(?:a|an)?\s?one$/i.test(written) && (!/^ [a-z]/.test(after) || /^ (?:of|can|could|should|must|may|might|would|who|that|which|is|has|another|day|time|thing|way)\b/.test(after) || /\b(?:no|any|every|some|this|that|each|the|which|only)[ -]$/i.test(before))) return null
  const amount = readAmount(written.replace(/-bit$/i, ''))
  if (!amount) return null
  if (per) {
    const factor = DAY / (findUnit(per)?.factor ?? DAY)
    return { ...plain(amount), dimension: 'count/time', value: amount.value * factor, step: amount.step * factor, isUnitless: false }
  }
  const isLabel = LABELS.test(before) || (/[A-Z][\w.]*[ -]$/.test(before) && (!/^(?:[^A-Za-z]*)(?:\w+ )$/.test(before) || /^ (?:is|was|has|had|can|will|does|did|runs|supports|requires|landed|launched|introduced|added)\b/.test(after)) && /^\d{1,4}(?:\.\d+)*$/.test(written) && !/^ (?!was\b|is\b|has\b|does\b|runs\b|supports\b|requires\b|adds\b)[a-z]+s\b/.test(after))
  return { ...plain(amount), dimension: isLabel ? 'label' : 'count' }
}

const EDGE_BEFORE = new RegExp(`(?:^|[\\s(])((?:${BEFORE})(?: (?:about|around|approximately|roughly))?)\\s?$`, 'i')
const EDGE_AFTER = new RegExp(`^${AFTER}`, 'i')

const HAS_NUMBER = new RegExp(
  `[\\d½¼¾]|${spelledNumber}|${spelledOrdinal}|\\b(?:once|twice|thrice|half|halves|quarter|single|double|doubl|tripl|quadrupl|halv|hourly|daily|nightly|weekly|monthly|yearly|annually|every|couple|hour|week|minute|day|month|year|mile|decade|century|kilometre|kilogram|litre)`,
  'i',
)

/** Every quantity in a claim outside the `taken` spans (dates), in order, with its bound words inside the span. */
export function readQuantities(text: string, taken: Span[]): Quantity[] {
  const found: Quantity[] = []
  if (!HAS_NUMBER.test(text)) return found
  for (const { pattern, read, hint } of RULES) {
    if (hint && !hint.test(text)) continue
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if ([...taken, ...found].some((other) => start < other.end && other.start < end)) continue
      const draft = read(match.groups ?? {}, text, start)
      if (draft === null) continue
      found.push(bounded(draft, text, start, end))
    }
  }
  const ordered = found.toSorted((a, b) => a.start - b.start)
  return ordered.filter((quantity, i) => !isConversion(ordered[i - 1], quantity, text))
}

/** "100 °C (212 °F)" and "42.195 km or 26.2 miles" give one figure twice. */
function isConversion(before: Quantity | undefined, quantity: Quantity, text: string): boolean {
  if (!before || before.dimension !== quantity.dimension || before.unit === quantity.unit || before.unit === '') return false
  return /^\s?(?:[(/,]|or|=)\s?$/.test(text.slice(before.end, quantity.start)) && compareValues(before, quantity) === 'same'
}

function bounded(draft: Draft | Draft[], text: string, start: number, end: number): Quantity {
  const [first, last] = Array.isArray(draft) ? [draft[0], draft.at(-1)] : [draft, draft]
  if (!first || !last) throw new Error('A quantity needs a value')
  const before = EDGE_BEFORE.exec(text.slice(0, start))
  const after = EDGE_AFTER.exec(text.slice(end))
  const from = before ? start - (before[0].length - before[0].search(/\S/)) + (before[0].trimStart().startsWith('(') ? 1 : 0) : start
  const to = after ? end + after[0].length : end
  const whole = { start: from, end: to, text: text.slice(from, to).trim() }
  if (first !== last) return { ...last, ...whole, value: (first.value + last.value) / 2, low: first.value, high: last.value, bound: 'range' }
  const word = (before?.[1] ?? after?.[0] ?? '').trim()
  if (word === '') return { ...first, ...whole, low: first.value, high: first.value, bound: 'exact' }
  if (ABOUT.test(word)) return { ...first, ...whole, low: first.value, high: first.value, bound: 'about' }
  if (OVER.test(word)) return { ...first, ...whole, low: first.value, high: Infinity, bound: 'over' }
  return { ...first, ...whole, low: -Infinity, high: first.value, bound: 'under' }
}

function isNear(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b)) + 1e-12
}

/** Whether two figures say the same within what their wording and digits allow. */
function areSameValue(a: Quantity, b: Quantity): boolean {
  if (isNear(a.value, b.value, 1e-9)) return true
  const [rounder, finer] = a.step >= b.step ? [a, b] : [b, a]
  const isRounding = Math.abs(rounder.value - finer.value) <= rounder.step + 1e-12
  if (a.bound === 'about' || b.bound === 'about') {
    return isNear(a.value, b.value, ABOUT_SHARE) || (isRounding && isNear(a.value, b.value, ROUND_SHARE)) || (a.dimension === 'share' && isNear(a.value, b.value, ROUND_SHARE))
  }
  if (a.unit !== b.unit && !a.isUnitless && !b.isUnitless && a.dimension !== 'count') {
    const scale = a.dimension === 'temperature' ? Math.max(Math.abs(a.value), 20) : Math.max(Math.abs(a.value), Math.abs(b.value))
    return isRounding || Math.abs(a.value - b.value) <= finer.step ? Math.abs(a.value - b.value) <= CONVERSION_SHARE * scale : Math.abs(a.value - b.value) <= 0.002 * scale
  }
  return isRounding && rounder.step > finer.step && isNear(a.value, b.value, ROUNDING_SHARE) && a.dimension !== 'ordinal' && a.dimension !== 'label'
}

/** How two quantities of one dimension stand; "narrower" when both hold but one says less. */
export function compareValues(a: Quantity, b: Quantity): 'same' | 'narrower' | 'differs' {
  const isOpen = (q: Quantity): boolean => q.bound === 'over' || q.bound === 'under'
  if (isOpen(a) && isOpen(b)) return a.bound === b.bound ? (areSameValue({ ...a, bound: 'about' }, { ...b, bound: 'about' }) ? 'same' : 'differs') : 'differs'
  if (a.bound === 'range' && b.bound === 'range') return compareRanges(a, b)
  if (isOpen(a) || isOpen(b)) {
    const [open, point] = isOpen(a) ? [a, b] : [b, a]
    const isInside = point.high >= open.low && point.low <= open.high
    return isInside || areSameValue({ ...open, bound: 'about' }, point) ? 'same' : 'differs'
  }
  if (a.bound === 'range' || b.bound === 'range') {
    const [wide, point] = a.bound === 'range' ? [a, b] : [b, a]
    const slack = point.bound === 'about' ? ABOUT_SHARE * Math.abs(point.value) : 0
    return point.value >= wide.low - slack && point.value <= wide.high + slack ? 'same' : 'differs'
  }
  return areSameValue(a, b) ? 'same' : 'differs'
}

function compareRanges(a: Quantity, b: Quantity): 'same' | 'narrower' | 'differs' {
  const isLowSame = areSameValue({ ...a, value: a.low, bound: 'about' }, { ...b, value: b.low })
  const isHighSame = areSameValue({ ...a, value: a.high, bound: 'about' }, { ...b, value: b.high })
  if (isLowSame && isHighSame) return 'same'
  const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low)
  const shorter = Math.min(a.high - a.low, b.high - b.low)
  return shared >= shorter * 0.5 ? 'narrower' : 'differs'
}
