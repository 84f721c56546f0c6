import { toTable } from '#app/platform/table.ts'
import { type Finding, fromTable } from './finding.ts'
import rows from './measures.json'
import { fold, startSentence, writeNumber } from './wording.ts'

type Measured = { names: string; kind: string; measure: string; value: number; unit: string }
type Lived = { names: string; kind: 'person'; born: number; died: number }

/** How a measure is said: `is` after the name, `more` and `less` of two; `property` is its name in PROPERTY_WORDS. */
const MEASURES: Record<string, { is: string; then: string; more: string; less: string; property: string }> = toTable({
  height: { is: 'is', then: 'high', more: 'higher', less: 'lower', property: 'height' },
  length: { is: 'is', then: 'long', more: 'longer', less: 'shorter', property: 'length' },
  area: { is: 'has an area of', then: '', more: 'larger', less: 'smaller', property: 'area' },
  'top speed': { is: 'can reach', then: '', more: 'faster', less: 'slower', property: 'speed' },
  weight: { is: 'weighs', then: '', more: 'heavier', less: 'lighter', property: 'mass' },
  lifespan: { is: 'usually lives to', then: '', more: 'longer-lived', less: 'shorter-lived', property: 'lifespan' },
})
/** Rounded figures nearer to each other than this don't tell which is more; ages known by years only may be one out. */
const [CLEARLY_MORE, CLEARLY_OLDER] = [1.03, 2]

const isLived = (row: Measured | Lived): row is Lived => 'born' in row
const ALL = rows as (Measured | Lived)[]
const nameOf = ({ names }: { names: string }) => names.split('|')[0] ?? names
const MILLION = 1_000_000
const write = ({ value, unit }: Measured) =>
  value >= MILLION
    ? `about ${writeNumber(value / MILLION, 1)} million ${unit}`
    : `about ${writeNumber(value, 2)} ${unit}`
const year = (of: number) => (of < 0 ? `${-of} BC` : `${of}`)

/** Every measure as a row of the table of properties: property, names, sentence. */
export const measuredProperties: readonly (readonly [string, string, string])[] = ALL.flatMap((row) => {
  const said = isLived(row) ? undefined : MEASURES[row.measure]
  if (isLived(row) || !said) return []
  const sentence = `${startSentence(nameOf(row))} ${said.is} ${write(row)}${said.then ? ` ${said.then}` : ''}.`
  return [[said.property, row.names, sentence] as const]
})

let index: Map<string, (Measured | Lived)[]> | null = null

function rowsOf(name: string): (Measured | Lived)[] {
  if (!index) {
    index = new Map()
    for (const row of ALL)
      for (const each of row.names.split('|').map(fold)) index.set(each, [...(index.get(each) ?? []), row])
  }
  return index.get(name) ?? []
}

/** The years of a person, by the names of the table. */
export function sayYears(name: string): Finding {
  const lived = rowsOf(name).find(isLived)
  if (!lived) return null
  const sentence = `${nameOf(lived)} was born in ${year(lived.born)} and died in ${year(lived.died)}.`
  return { text: sentence, source: fromTable(sentence) }
}

const MORE = 'higher|taller|longer|bigger|larger|heavier|faster|quicker|older'
const LESS = 'lower|shorter|smaller|lighter|slower|younger'
/** The measures a comparative may be about. */
const ABOUT: Record<string, readonly string[]> = toTable({
  higher: ['height'],
  taller: ['height'],
  lower: ['height'],
  longer: ['length', 'lifespan'],
  shorter: ['length', 'height'],
  bigger: ['area', 'weight'],
  larger: ['area', 'weight'],
  smaller: ['area', 'weight'],
  heavier: ['weight'],
  lighter: ['weight'],
  faster: ['top speed'],
  quicker: ['top speed'],
  slower: ['top speed'],
})
const NOUN =
  '(?:mountain|peak|river|building|tower|lake|island|ocean|sea|desert|continent|animal|bridge|waterfall|one|of them|of two)'
const LED = new RegExp(`^${NOUN} `)
const WHICH = new RegExp(
  `^(?:which|what)(?: ${NOUN})? (?:is|are|was|runs|lives|weighs|can run|can go|goes|flies|swims) (?<how>${MORE}|${LESS}) (?<a>.+?) or (?<b>.+)$`,
)
const THAN = new RegExp(
  `^(?:is|are|does|do|can|was) (?<a>.+?) (?:run |live |weigh |go |fly |swim |have lived )?(?<how>${MORE}|${LESS}) than (?<b>.+)$`,
)
const LIVED = /^who (?:lived|had (?:the )?)(?: a)? (?<how>longer|shorter)(?: life)? (?<a>.+?) or (?<b>.+)$/
const BORN =
  /^(?:who|which of them|which one) (?:was|is|were) (?:born )?(?<how>first|earlier|later|last|older|younger) (?:born )?(?<a>.+?) or (?<b>.+)$/
const DIED = /^(?:who|which of them) died (?<how>first|earlier|later|last) (?<a>.+?) or (?<b>.+)$/

/** Compares two things by a measure of the table, and two persons by their years. */
export function answerMeasures(text: string): Finding {
  const lived = LIVED.exec(text)?.groups ?? BORN.exec(text)?.groups ?? DIED.exec(text)?.groups
  if (lived) return compareLives(lived, DIED.test(text) ? 'died' : LIVED.test(text) ? 'age' : 'born')
  const asked = WHICH.exec(text)?.groups
  const groups = asked ?? THAN.exec(text)?.groups
  if (!groups) return null
  for (const measure of ABOUT[groups.how ?? ''] ?? []) {
    const [a, b] = [groups.a, groups.b].map((name) => findMeasured(name ?? '', measure))
    if (a && b && a !== b && a.unit === b.unit) return sayCompared(a, b, { measure, groups, isYesOrNo: !asked })
  }
  return null
}

function findMeasured(name: string, measure: string): Measured | undefined {
  const isIt = (row: Measured | Lived): row is Measured => !isLived(row) && row.measure === measure
  return rowsOf(name).find(isIt) ?? rowsOf(name.replace(LED, '')).find(isIt)
}

function sayCompared(
  a: Measured,
  b: Measured,
  of: { measure: string; groups: Record<string, string | undefined>; isYesOrNo: boolean },
): Finding {
  const said = MEASURES[of.measure]
  if (!said) return null
  if (Math.max(a.value, b.value) / Math.min(a.value, b.value) < CLEARLY_MORE)
    return { refusal: `The figures of the table for ${nameOf(a)} and ${nameOf(b)} are too close to tell them apart.` }
  const isLess = new RegExp(`^(?:${LESS})$`).test(of.groups.how ?? '')
  const [first, second] = a.value > b.value === isLess ? [b, a] : [a, b]
  const lead = of.isYesOrNo ? (first === a ? 'Yes. ' : 'No. ') : ''
  const sentence = `${nameOf(first)} (${write(first)}) is ${isLess ? said.less : said.more} than ${nameOf(second)} (${write(second)})`
  return {
    text: `${lead}${startSentence(sentence)}.`,
    source: fromTable([a, b].map((row) => `${nameOf(row)}: ${row.measure} ${write(row)}`).join('; ')),
    isRecomputed: true,
  }
}

function compareLives(groups: Record<string, string | undefined>, by: 'born' | 'died' | 'age'): Finding {
  const [a, b] = [groups.a, groups.b].map((name) => rowsOf(name ?? '').find(isLived))
  if (!a || !b || a === b) return null
  const valueOf = (row: Lived) => (by === 'age' ? row.died - row.born : row[by])
  if (Math.abs(valueOf(a) - valueOf(b)) < (by === 'age' ? CLEARLY_OLDER : 1))
    return { refusal: 'The table knows their years only, which are too close to tell.' }
  const isLater = /^(?:longer|later|last|younger)$/.test(groups.how ?? '')
  const [first, second] = valueOf(a) > valueOf(b) === isLater ? [a, b] : [b, a]
  const did = toTable({
    age: `lived ${groups.how}`,
    born: `was born ${isLater ? 'later' : 'earlier'}`,
    died: `died ${isLater ? 'later' : 'earlier'}`,
  })[by]
  const span = (row: Lived) => `${nameOf(row)} (${year(row.born)} to ${year(row.died)})`
  return {
    text: `${span(first)} ${did} than ${span(second)}.`,
    source: fromTable([a, b].map(span).join('; ')),
    isRecomputed: true,
  }
}
