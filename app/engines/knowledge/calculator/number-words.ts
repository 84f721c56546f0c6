import { toTable } from '#app/platform/table.ts'

const SMALL: Record<string, number> = toTable({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
})
const TENS: Record<string, number> = toTable({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})
const SCALES: Record<string, number> = toTable({ thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 })
const PARTS: Record<string, number> = toTable({
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  sixteenth: 16,
  twentieth: 20,
  hundredth: 100,
})

const words = (record: Record<string, number>) => Object.keys(record).join('|')
const UNIT = `(?:${words(SMALL)}|${words(TENS)})`
const WORD = `(?:${words(SMALL)}|${words(TENS)}|hundred|${words(SCALES)})`
const RUN = new RegExp(
  `\\b(?:${UNIT}|an? (?=hundred|thousand|million|billion))(?:(?:[\\s-]+|(?<=hundred|thousand|million) and )${WORD})*\\b`,
  'g',
)
const SCALED = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*(hundred|${words(SCALES)}|dozen|k)\\b(?!\\s*(?:b|m)\\b)`, 'g')
const SPOKEN_DECIMAL = /\b(\d+) point ((?:\d ?)+)(?!\d)/g
const PART = `(half|halves|(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth|twentieth|hundredth)s?)`
const MIXED = new RegExp(`\\b(\\d+)(?: [a-z]+)?? and (?:a|an|1|(\\d+)) ${PART}\\b`, 'g')
const COUNTED_PART = new RegExp(
  `\\b(\\d+)[ -]${PART}\\b(?=\\s+(?:of|an?\\b|times)|\\s*[+*/^×÷-]|\\s*$| (?:plus|minus|times|divided|as|in|to)\\b)`,
  'g',
)
const LONE_PART = new RegExp(`\\b(?:an? |the )?${PART} (?:of )(?:an? )?(?=[\\d$£€(.a-z])`, 'g')

/** The value of a run of number words, or the run unchanged when it is no single number ("three four"). */
function readRun(run: string): string {
  let [total, current, last] = [0, 0, Infinity]
  for (const word of run.replace(/-/g, ' ').split(/\s+/)) {
    if (word === 'and') continue
    if (word === 'a' || word === 'an') current = 1
    else if (word === 'hundred') [current, last] = [(current || 1) * 100, 100]
    else if (SCALES[word] !== undefined) {
      total += (current || 1) * (SCALES[word] ?? 1)
      ;[current, last] = [0, Infinity]
    } else {
      const value = SMALL[word] ?? TENS[word] ?? 0
      if (last <= 19 || (last < 100 && value > 9)) return run
      ;[current, last] = [current + value, value]
    }
  }
  return String(total + current)
}

const divisor = (part: string) => PARTS[part] ?? PARTS[part.replace(/s$/, '')] ?? 2

/** Puts digits for number words: "seventeen times two and a half" becomes "17 times 2 1/2". Expects lower case. */
export function writeDigits(text: string): string {
  return text
    .replace(RUN, readRun)
    .replace(/\ba dozen\b/g, '12')
    .replace(SPOKEN_DECIMAL, (_, whole: string, rest: string) => `${whole}.${rest.replaceAll(' ', '')}`)
    .replace(SCALED, (_, digits: string, scale: string) => scaleUp(digits, scale))
    .replace(
      MIXED,
      (_, whole: string, top: string | undefined, part: string) => `${whole} ${top ?? 1}/${divisor(part)}`,
    )
    .replace(COUNTED_PART, (_, top: string, part: string) => `${top}/${divisor(part)}`)
    .replace(LONE_PART, (_, part: string) => `1/${divisor(part)} of `)
    .replace(/\b(?:one |an? )?half (?:of )?an? (?=[a-z])/g, '1/2 ')
    .replace(/\bhalf (?=\d)/g, '1/2 of ')
}

function scaleUp(digits: string, scale: string): string {
  const factor = toTable({ ...SCALES, hundred: 100, dozen: 12, k: 1000 })[scale] ?? 1
  return String(Math.round(Number(digits.replaceAll(',', '')) * factor * 1e6) / 1e6)
}
