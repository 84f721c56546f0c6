import { toTable } from '#app/platform/table.ts'
import type { DateMention } from './dates.ts'
import { readOrdinal, spelledOrdinal } from './number-words.ts'

type Fields = Partial<DateMention> | null
type Years = [from: number, to: number]

const SIDE = '(?:(before|until|till|since|after|by|from)\\s)?'
/** A war is a date where something happens in it, not where it is spoken of. */
const LED = '(before|until|till|since|after|by|from|during|in|throughout)\\s'
const PART =
  '(?:(early|mid|late|middle of|beginning of|end of|start of|turn of|first half of|second half of)(?:-|\\s))?'
const ERA = '(?:\\s?(before Christ|BCE?|B\\.C\\.(?:E\\.)?|AD|CE|A\\.D\\.))'
const TENS = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

/** Decades, centuries and what everybody dates by, with the side of them that is meant. */
export const ERA_RULES: [source: string, read: (match: RegExpExecArray, text: string) => Fields][] = [
  [
    `\\b${SIDE}(?:in\\s)?(?:the\\s)?${PART}(?:to\\s)?(?:the\\s)?((?<=the\\s'?|early[- ]'?|mid[- ]'?|late[- ]'?|')[2-9]0|\\b\\d{3}0)'?s\\b`,
    (m) => sided(m[1], m[2], decade(m[3])),
  ],
  [
    `\\b${SIDE}(?:the\\s)?${PART}(?:the\\s)?(?<=\\bthe\\s|early[- ]|mid[- ]|late[- ])(${TENS.join('|')})\\b(?! (?:of|per))`,
    (m, text) =>
      /\b(?:in (?:his|her|their|my)|temperatures|degrees)\b/i.test(text)
        ? null
        : sided(m[1], m[2], decade(`${TENS.indexOf((m[3] ?? '').toLowerCase()) + 2}0`)),
  ],
  [
    `\\b${SIDE}(?:the\\s)?${PART}(?:the\\s)?(${spelledOrdinal})(?:-|\\s)century${ERA}?`,
    (m) => sided(m[1], m[2], longAgo(m[3], m[4], 100)),
  ],
  [
    `\\b${SIDE}(?:the\\s)?${PART}(?:the\\s)?(${spelledOrdinal})\\smillennium${ERA}?`,
    (m) => sided(m[1], m[2], longAgo(m[3], m[4], 1000)),
  ],
  [
    `\\b${LED}(?:the\\s)?${PART}(?:the\\s)?(First|Second) World War\\b`,
    (m) => sided(m[1], m[2], WARS[(m[3] ?? '').toLowerCase()] ?? null),
  ],
  [
    `\\b${LED}(?:the\\s)?${PART}(?:the\\s)?World War (I{1,2}|One|Two)\\b`,
    (m) => sided(m[1], m[2], WARS[(m[3] ?? '').toLowerCase()] ?? null),
  ],
  ['\\b(before|after|since|until) the (?:turn of the )?millennium\\b', (m) => sided(m[1], undefined, [2000, 2000])],
]

const WARS: Record<string, Years> = toTable({
  first: [1914, 1918],
  i: [1914, 1918],
  one: [1914, 1918],
  second: [1939, 1945],
  ii: [1939, 1945],
  two: [1939, 1945],
})

const PARTS: Record<string, Years> = toTable({
  early: [0, 0.5],
  'beginning of': [0, 0.2],
  'start of': [0, 0.2],
  'turn of': [-0.1, 0.15],
  mid: [0.25, 0.75],
  'middle of': [0.25, 0.75],
  late: [0.5, 1],
  'end of': [0.8, 1],
  'first half of': [0, 0.5],
  'second half of': [0.5, 1],
})

function decade(digits: string | undefined): Years | null {
  const start = Number(digits) < 100 ? 1900 + Number(digits) : Number(digits)
  return start < 1000 ? null : [start, start + (start % 100 === 0 && start < 2000 ? 99 : 9)]
}

function longAgo(ordinal: string | undefined, era: string | undefined, length: number): Years | null {
  const n = readOrdinal(ordinal ?? '')
  if (!n) return null
  const from = era?.toUpperCase().startsWith('B') ? -n * length + 1 : (n - 1) * length + 1
  return [from, from + length - 1]
}

/** "Late in" and "before" an era: the stretch of years that leaves. */
function sided(side: string | undefined, which: string | undefined, years: Years | null): Fields {
  if (!years) return null
  const [from, to] = within(years, which)
  const lower = side?.toLowerCase()
  if (lower === 'before') return { years: [-Infinity, from - 1] }
  if (lower === 'by') return { years: [-Infinity, to] }
  if (lower === 'after') return { years: [to, Infinity] }
  return { years: [from, to], isVague: true }
}

function within([from, to]: Years, which: string | undefined): Years {
  const length = to - from + 1
  const [a, b] = PARTS[(which ?? '').toLowerCase()] ?? [0, 1]
  return [from + Math.floor(a * length), from + Math.ceil(b * length) - 1]
}
