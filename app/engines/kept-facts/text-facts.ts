import { monthNames, weekdayNames } from '#app/engines/english/english.ts'
import { opensSentence, wordsOfNames } from './names.ts'
import { foreignDates, foreignNumbers } from './words-of-languages.ts'

/** Something named that a rewrite must not change. `key` is the same for every way to write it. */
export type TextFact = { kind: 'number' | 'name' | 'date' | 'address'; text: string; key: string; start: number }

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"”)\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
const UNIT =
  'am|pm|a\\.m\\.|p\\.m\\.|km|kg|mg|cm|mm|ml|kwh|gb|mb|tb|usd|eur|gbp|hours?|days?|weeks?|months?|years?|minutes?'
const PART = '[\\p{L}\\p{N}]*\\p{Nd}[\\p{L}\\p{N}]*'
const NUMBER = new RegExp(
  `(?:\\p{Sc}\\s?|[#№]|(?<![\\p{L}\\p{N}])(?:[-−]|\\p{L}{1,5}-))?(?<![\\p{L}\\p{N}])${PART}(?:[.,:/'’−-]${PART})*(?:\\s?(?:[%‰]|°[CF]?|\\p{Sc})|\\s(?:${UNIT})(?![\\p{L}\\p{N}]))?`,
  'giu',
)
/** Numbers in signs of Chinese and Japanese, before what they count. */
const HAN_NUMBER =
  /[〇零一二三四五六七八九十百千万萬億亿两]+(?=[年月日号號点點时時分秒歳岁個个人名円元块件本枚週周天回次階楼])/gu
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const numberWords = new Map<string, number>([
  ...SMALL.split(' ').map((word, n): [string, number] => [word, n]),
  ...TENS.split(' ').map((word, n): [string, number] => [word, (n + 2) * 10]),
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['dozen', 12],
  ['half', 0.5],
  ['twice', 2],
])
/** "One" is a pronoun as often as a number. */
numberWords.delete('one')

/** Months that are words of their own when written small. */
const UNSURE_MONTHS = new Set(['may', 'march', 'august'])
const nearDays = ['today', 'tomorrow', 'tonight', 'yesterday']
/** Every word that is a day or a month by itself. */
export const dateWords: ReadonlyMap<string, string> = new Map([
  ...foreignDates,
  ...monthNames.flatMap((name): [string, string][] => {
    const key = name.toLowerCase()
    return [
      [key, key],
      [`${key}s`, key],
    ]
  }),
  // What is on Mondays is not on one Monday.
  ...weekdayNames.flatMap((name): [string, string][] => {
    const key = name.toLowerCase()
    return [
      [key, key],
      [`${key}s`, `${key}s`],
    ]
  }),
  ...weekdayNames.map((name): [string, string] => [name.slice(0, 3).toLowerCase(), name.toLowerCase()]),
  ...monthNames.map((name): [string, string] => [name.slice(0, 3).toLowerCase(), name.toLowerCase()]),
  ...nearDays.map((word): [string, string] => [word, word]),
  ['tues', 'tuesday'],
  ['thurs', 'thursday'],
  ['sept', 'september'],
])
/** Short forms that are words too when written small: "sat", "sun", "mar". */
const SHORT_DATE = 4

/**
 * The numbers, dates, addresses and names of a text, in reading order: figures of any script, days, months and small number words of
 * English, German, French, Spanish, Italian, Portuguese and Dutch.
 */
export function textFacts(text: string): TextFact[] {
  const facts: TextFact[] = []
  const take = (kind: TextFact['kind'], found: string, start: number, key: string) =>
    facts.push({ kind, text: found, key, start })
  let rest = text
  const blank = (start: number, length: number) => {
    rest = rest.slice(0, start) + ' '.repeat(length) + rest.slice(start + length)
  }
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = found.replace(/[.,;:!?]+$/, '')
    take('address', address, index, address.toLowerCase())
    blank(index, address.length)
  }
  for (const { index, 0: found } of rest.matchAll(NUMBER)) {
    const key = toNumberKey(found)
    take(/^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/.test(key) ? 'date' : 'number', found, index, key)
    blank(index, found.length)
  }
  for (const { index, 0: found } of rest.matchAll(HAN_NUMBER)) {
    take('number', found, index, found)
    blank(index, found.length)
  }
  const names = wordsOfNames(text)
  for (const { index, 0: word } of rest.matchAll(WORD)) {
    const fact = wordFact(word, index, text, names)
    if (fact) facts.push(fact)
  }
  return facts.sort((a, b) => a.start - b.start)
}

/** Figures of any script as those of Latin: "٣" and "३" are 3. Each script has its ten in a row. */
const toPlainFigures = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(code - zero)
  })

/** One key for the ways to write a number: "1,000 €", "1000€" and "1 000 €"; small and large letters are one. */
const toNumberKey = (found: string) =>
  toPlainFigures(found)
    .toLowerCase()
    .replace(/\s+/g, '')
    .replaceAll('−', '-')
    .replaceAll('.m.', 'm')
    .replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)$/, '')
    .replace(/(?<=[a-z])s$/, '')

function wordFact(word: string, start: number, text: string, names: ReadonlySet<string>): TextFact | null {
  const key = word.toLowerCase().replace(/['’]s$/, '')
  const date = dateWords.get(key)
  const isCapital = /^\p{Lu}/u.test(word)
  if (date && isDate(key, isCapital, start, text)) return { kind: 'date', text: word, key: date, start }
  const number = numberOf(key)
  if (number !== null) return { kind: 'number', text: word, key: String(number), start }
  if (!isCapital || !names.has(word.replace(/['’]s$/, ''))) return null
  return { kind: 'name', text: word.replace(/['’]s$/, ''), key: word.replace(/['’]s$/, ''), start }
}

function isDate(key: string, isCapital: boolean, start: number, text: string): boolean {
  if (!UNSURE_MONTHS.has(key) && key.length > SHORT_DATE) return true
  if (!isCapital) return false
  return !UNSURE_MONTHS.has(key) || !opensSentence(text, start) || /^\p{L}+\s+\d/u.test(text.slice(start))
}

function numberOf(key: string): number | null {
  const foreign = foreignNumbers.get(key)
  if (foreign !== undefined) return foreign
  const [first = '', second] = key.split('-')
  const whole = numberWords.get(first)
  if (whole === undefined) return null
  if (second === undefined) return whole
  const unit = SMALL.split(' ').indexOf(second)
  return unit > 0 && unit < 10 ? whole + unit : whole
}
