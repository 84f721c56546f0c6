const UNITS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen'
).split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth ' +
  'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')

/** Small number words and what they add. */
const numberWords: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, i): [string, number] => [word, i]),
  ...TENS.map((word, i): [string, number] => [word, (i + 2) * 10]),
])

/** Words that multiply what stands before them. */
export const scaleWords: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['quadrillion', 1e15],
  ['dozen', 12],
  ['score', 20],
  ['lakh', 1e5],
  ['crore', 1e7],
  ['mn', 1e6],
  ['bn', 1e9],
  ['tn', 1e12],
])

const SCALE = 'hundred|thousand|million|billion|trillion|quadrillion|dozen|lakh|crore'
const ONES = UNITS.slice(1, 10).join('|')
const SMALL = `(?:(?:${TENS.join('|')})(?:[ -](?:${ONES})|(?![ -](?:${ONES})))|${UNITS.toReversed().join('|')})`

/** Matches a number written in words ("two hundred and six", "a million", "twenty-one"), without anchors. */
export const spelledNumber =
  `(?:(?:(?:an? )?(?:${SCALE})|${SMALL})` +
  `(?:[ -](?:${SCALE})|(?<=dred|sand|lion|ozen|lakh|rore)(?: and |[ -])${SMALL})*(?![a-z]))`

const ORDINAL_WORDS = ORDINALS.slice(1).join('|')
const TENS_ORDINAL = TENS.map((word) => word.replace(/y$/, 'ieth')).join('|')

/** Matches an ordinal in digits or words ("16th", "sixteenth", "twenty-first"), without anchors. */
export const spelledOrdinal =
  '(?:\\d+(?:st|nd|rd|th)|' + `(?:(?:${TENS.join('|')})-)?(?:${ORDINAL_WORDS})|${TENS_ORDINAL}|hundredth)`

/** The value of a number written in words; null when it is none. */
export function readSpelledNumber(text: string): number | null {
  let total = 0
  let group: number | null = null
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and' || word === 'a' || word === 'an') continue
    const small = numberWords.get(word)
    const scale = scaleWords.get(word)
    if (small !== undefined) group = (group ?? 0) + small
    else if (scale === 100 || scale === 12) group = (group ?? 1) * scale
    else if (scale !== undefined) {
      total = group === null && total > 0 ? total * scale : total + (group ?? 1) * scale
      group = null
    } else return null
  }
  return total + (group ?? 0)
}

/** The value of an ordinal such as "16th" or "twenty-first"; null when it is none. */
export function readOrdinal(text: string): number | null {
  const digits = /^(\d+)(?:st|nd|rd|th)$/i.exec(text)
  if (digits) return Number(digits[1])
  const words = text.toLowerCase().split('-')
  const last = words.at(-1) ?? ''
  const tens = words.length > 1 ? (numberWords.get(words[0] ?? '') ?? 0) : 0
  const round = scaleWords.get(last.replace(/th$/, '')) ?? numberWords.get(last.replace(/ieth$/, 'y'))
  const unit = ORDINALS.indexOf(last)
  if (unit > 0) return tens + unit
  return round === undefined || !last.endsWith('th') ? null : round
}
