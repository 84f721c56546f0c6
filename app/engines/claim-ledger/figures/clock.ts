import type { DateMention } from './dates.ts'
import { readSpelledNumber } from './number-words.ts'

type Fields = Partial<DateMention> | null

const HOUR = '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const SIDE = '(?:(by|shortly before|just before|shortly after|just after|before|after|about|around|until)\\s)?'
const PART = "(in the (?:morning|afternoon|evening|night)|at night|o'clock)"
const LAPSE = '(?:(an? hour|half an hour|a quarter of an hour|[a-z-]+ minutes|\\d+ minutes|[a-z]+ hours|\\d+ hours)\\s)'

/** Clock times as written and as spoken. */
export const CLOCK_RULES: [source: string, read: (match: RegExpExecArray) => Fields][] = [
  [
    `\\b${LAPSE}(before|to|after|past)\\s(?:(noon|midday|midnight)|${HOUR}(?:\\s${PART})?)\\b(?! [a-z]+s\\b)`,
    (m) => away(m[1], m[2], m[3] ? { time: named(m[3]) } : hourOf(m[4], m[5])),
  ],
  [
    `\\b(five|ten|twenty|twenty-five)\\s(past|(?<=\\b(?:at|by|until|before)\\s[a-z-]+\\s)to)\\s${HOUR}(?:\\s${PART})?\\b`,
    (m) => away(`${m[1]} minutes`, m[2], hourOf(m[3], m[4])),
  ],
  [
    `\\b${SIDE}(\\d{1,2})(?:[:.](\\d{2}))?\\s?([ap])\\.?\\s?m\\b\\.?`,
    (m) => sided(m[1], at(Number(m[2]) % 12, m[3], m[4])),
  ],
  [
    `\\b${SIDE}${HOUR}\\s([ap])\\.?\\s?m\\b\\.?(?!\\sI\\b)`,
    (m) => sided(m[1], hourOf(m[2], m[3] === 'p' ? 'in the evening' : 'in the morning')),
  ],
  [
    `\\b${SIDE}(?<![\\d:])([01]?\\d|2[0-3])[:h]([0-5]\\d)(?:\\s?(?:hrs|hours|h))?\\b(?!:)`,
    (m) =>
      sided(m[1], {
        ...at(Number(m[2]), m[3]),
        isHalfDay: Number(m[2]) < 13 && Number(m[2]) > 0 && !m[2]?.startsWith('0'),
      }),
  ],
  [
    `\\b(?:at|from|until|till|by)\\s([1-9]|1\\d|2[0-3])\\.([0-5]\\d)\\b(?!\\s?[%a-z€$£])`,
    (m) => ({ ...at(Number(m[1]), m[2]), isHalfDay: Number(m[1]) < 13 }),
  ],
  [
    `\\b(shortly before|just before|before|after)\\s([1-9]|1\\d|2[0-3])\\.([0-5]\\d)(?=[.,;]?$|[.,;] | [a-z])(?!\\s?%)`,
    (m) => sided(m[1], { ...at(Number(m[2]), m[3]), isHalfDay: Number(m[2]) < 13 }),
  ],
  [
    `\\b${SIDE}(?:a )?(half|quarter) (past|to) ${HOUR}(?:\\s${PART})?\\b`,
    (m) => sided(m[1], away(m[2] === 'half' ? '30 minutes' : '15 minutes', m[3], hourOf(m[4], m[5]))),
  ],
  [
    `\\b${SIDE}(?:at\\s)?(\\d{1,2})[.:]([0-5]\\d)\\s${PART}\\b`,
    (m) => sided(m[1], past(hourOf(m[2], m[4]), Number(m[3]))),
  ],
  [`\\b${SIDE}(?:at\\s)?${HOUR}\\s${PART}\\b(?! shift)`, (m) => sided(m[1], hourOf(m[2], m[3]))],
  [
    `(?<=\\b(?:at|from|until|till|by|before|after|about|around)\\s)half (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b(?! [a-z]+s\\b)`,
    (m) => away('30 minutes', 'past', hourOf(m[1], undefined)),
  ],
  [
    `\\b(?:(?:at|from|until|till)\\s|(by|shortly before|just before|before|shortly after|just after|after)\\s)(noon|midday|midnight)\\b`,
    (m) => sided(m[1], { time: named(m[2]) }),
  ],
]

function named(word: string | undefined): number {
  return word?.toLowerCase() === 'midnight' ? 0 : 720
}

function at(hour: number, minutes: string | undefined, half?: string): Partial<DateMention> {
  return { time: hour * 60 + Number(minutes ?? 0) + (half?.toLowerCase() === 'p' ? 720 : 0) }
}

/** "At nine in the evening" is 21:00; "at nine o'clock" may be either. */
function hourOf(hour: string | undefined, part: string | undefined): Partial<DateMention> {
  const said = (readSpelledNumber(hour ?? '') ?? Number(hour)) % 12
  const isLate = /afternoon|evening|at night/i.test(part ?? '') && !(said < 6 && /night/i.test(part ?? ''))
  return { time: said * 60 + (isLate ? 720 : 0), isHalfDay: part === undefined || /clock/i.test(part) }
}

/** "Thirty minutes before noon" is 11:30. */
function away(lapse = '', side = '', from: Partial<DateMention>): Fields {
  const lower = lapse.toLowerCase()
  const [word = ''] = lower.split(' ')
  const count = Number(word) || (/^an?$/.test(word) ? 1 : readSpelledNumber(word))
  const minutes = /^half/.test(lower)
    ? 30
    : /^a quarter/.test(lower)
      ? 15
      : /hours?$/.test(lower)
        ? 60 * (count ?? NaN)
        : count
  if (!minutes) return null
  return past(from, /before|to/i.test(side) ? -minutes : minutes)
}

function past(from: Partial<DateMention>, minutes: number): Fields {
  return { ...from, time: ((from.time ?? 0) + minutes + 1440) % 1440 }
}

function sided(side: string | undefined, fields: Fields): Fields {
  const lower = side?.toLowerCase() ?? ''
  if (lower === '' || lower === 'until') return fields
  return { ...fields, side: lower === 'by' || lower === 'before' ? 'before' : lower === 'after' ? lower : 'about' }
}

const NEAR = 20

/** "Before noon" holds of eleven; "shortly before ten" is near ten. */
export function areTimesCompatible(a: DateMention, b: DateMention): boolean {
  const [x, y] = [a.time ?? 0, b.time ?? 0]
  const isLoose = a.side !== null || b.side !== null
  const halves = a.isHalfDay || b.isHalfDay ? [0, 720, -720] : [0]
  return halves.some((turn) => {
    const gap = (((x - y - turn) % 1440) + 1440) % 1440
    if (Math.min(gap, 1440 - gap) <= (isLoose ? NEAR : 0)) return true
    return holds(a, x - turn, y) && holds(b, y, x - turn) && (isOpen(a) || isOpen(b))
  })
}

function isOpen({ side }: DateMention): boolean {
  return side === 'before' || side === 'after'
}

function holds({ side }: DateMention, own: number, other: number): boolean {
  return !(side === 'before' && other > own) && !(side === 'after' && other < own)
}
