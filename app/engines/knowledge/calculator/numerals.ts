import { toTable } from '#app/platform/table.ts'
import type { Worked } from './problems/worked.ts'

const ROMAN: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
const LARGEST_ROMAN = 3999
const BASES: Record<string, number> = toTable({
  binary: 2,
  'base 2': 2,
  octal: 8,
  'base 8': 8,
  decimal: 10,
  denary: 10,
  'base 10': 10,
  hex: 16,
  hexadecimal: 16,
  'base 16': 16,
})
const BASE_NAMES: Record<number, string> = { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hexadecimal' }
const LONGEST_NUMERAL = 40

const group = (value: number | bigint) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

function writeRoman(value: number): string {
  let [rest, text] = [value, '']
  for (const [worth, sign] of ROMAN) for (; rest >= worth; rest -= worth) text += sign
  return text
}

/** The value of a well-formed Roman numeral from I to MMMCMXCIX, or null. */
export function readRoman(text: string): number | null {
  const numeral = text.toUpperCase()
  let [rest, value] = [numeral, 0]
  for (const [worth, sign] of ROMAN) for (; rest.startsWith(sign); rest = rest.slice(sign.length)) value += worth
  return rest === '' && value > 0 && value <= LARGEST_ROMAN && writeRoman(value) === numeral ? value : null
}

const Q = String.raw`(?:(?:what|which|how|convert|write|translate|change|turn|express|give|show|find|do|does|you|i|is|are|the|value of|number|numeral|year|in|meaning of) )*`
const TO_ROMAN = [
  new RegExp(
    `^${Q}(\\d[\\d,]*) (?:(?:written|expressed|look|looks|be|is|converted) )?(?:in|into|to|as|using)(?: an?| the)? roman(?: numerals?| numbers?| letters)?$`,
  ),
  new RegExp(
    `^${Q}roman (?:numerals?|numbers?) (?:for|of|is|equivalent of|version of|form of)? ?(?:the )?(?:number |year )?(\\d[\\d,]*)$`,
  ),
]
const FROM_ROMAN = [
  new RegExp(
    `^${Q}(?:roman (?:numerals?|number) )?([ivxlcdm]+)(?: roman numerals?)? (?:(?:written|mean|means|stand for|stands for) )?(?:in|into|to|as)(?: an?| the| plain| normal| regular| ordinary)*(?: arabic)?(?: (?:numbers?|digits|numerals?|decimal|english|figures))$`,
  ),
  new RegExp(
    `^${Q}roman (?:numerals?|number) ([ivxlcdm]+)(?: (?:mean|means|stand for|equal|worth|is|represent|as a number))?$`,
  ),
  new RegExp(`^${Q}([ivxlcdm]{2,}) (?:as|in|is|from) (?:a )?roman numerals?$`),
]
const BASE = `(?:${Object.keys(BASES).join('|')})`
const TO_BASE = new RegExp(
  `^${Q}(?:(?<from>${BASE}) (?:number )?)?(?<digits>0x[\\da-f]+|0b[01]+|[\\da-f,]+)(?: (?:from |in )?(?<from2>${BASE}))? (?:(?:written|expressed|converted) )?(?:in|into|to|as)(?: an?)? (?<to>${BASE})(?: number| form| notation| code)?$`,
)
const BASE_OF = new RegExp(
  `^${Q}(?<to>${BASE})(?: (?:form|representation|value|equivalent|number|code))? (?:of|for) (?:(?<from>${BASE}) )?(?<digits>0x[\\da-f]+|0b[01]+|[\\da-f,]+)$`,
)

/** Converts Roman numerals and number bases, both ways. */
export function workNumerals(text: string): Worked {
  return workRoman(text) ?? workBase(text)
}

function workRoman(text: string): Worked {
  for (const pattern of TO_ROMAN) {
    const match = pattern.exec(text)
    const value = match ? Number(match[1]?.replaceAll(',', '')) : null
    if (value === null) continue
    if (value < 1 || value > LARGEST_ROMAN) return { refusal: 'Roman numerals are written here for 1 to 3,999.' }
    return {
      text: `${match?.[1]} in Roman numerals is ${writeRoman(value)}.`,
      working: `${match?.[1]} = ${explainRoman(writeRoman(value))}`,
    }
  }
  for (const pattern of FROM_ROMAN) {
    const numeral = pattern.exec(text)?.[1]?.toUpperCase()
    if (!numeral) continue
    const value = readRoman(numeral)
    if (value === null) return { refusal: `${numeral} is not a well-formed Roman numeral.` }
    return {
      text: `The Roman numeral ${numeral} is ${value}.`,
      working: `${[...new Set([numeral, explainRoman(numeral), String(value)])].join(' = ')}`,
    }
  }
  return null
}

function explainRoman(numeral: string): string {
  let [rest, parts] = [numeral, [] as number[]]
  for (const [worth, sign] of ROMAN)
    for (; rest.startsWith(sign); rest = rest.slice(sign.length)) parts = [...parts, worth]
  return parts.join(' + ')
}

function workBase(text: string): Worked {
  const groups = (TO_BASE.exec(text) ?? BASE_OF.exec(text))?.groups
  const raw = groups?.digits?.replaceAll(',', '')
  if (!groups || !raw || raw.length > LONGEST_NUMERAL) return null
  const to = BASES[groups.to ?? ''] ?? 10
  const named = groups.from ?? groups.from2
  const from = raw.startsWith('0x')
    ? 16
    : raw.startsWith('0b')
      ? 2
      : named
        ? BASES[named]
        : to === 10 && /^[01]+$/.test(raw)
          ? 2
          : to === 10 && /[a-f]/.test(raw)
            ? 16
            : 10
  const digits = raw.replace(/^0[xb]/, '')
  const value = from ? readInBase(digits, from) : null
  if (value === null || !from || from === to) return null
  const result = to === 10 ? group(value) : value.toString(to).toUpperCase()
  const given = `${digits.toUpperCase()} in ${BASE_NAMES[from]}`
  return {
    text: `${from === 10 ? digits : given} is ${result} in ${BASE_NAMES[to]}.`,
    working: `${given} = ${result} in ${BASE_NAMES[to]}`,
  }
}

function readInBase(digits: string, base: number): bigint | null {
  let value = 0n
  for (const digit of digits) {
    const worth = parseInt(digit, 36)
    if (!(worth < base)) return null
    value = value * BigInt(base) + BigInt(worth)
  }
  return value
}
