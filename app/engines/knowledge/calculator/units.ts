import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toTable } from '#app/platform/table.ts'
import { type Quantity, readQuantity, sayCompound, sayConversion } from './conversion.ts'
import { findUnit, type Unit } from './unit-table.ts'
import type { Worked } from './problems/worked.ts'

const SHELL = inOrder(
  /^/i,
  anyOf(
    /please /i,
    /convert /i,
    /change /i,
    /turn /i,
    /translate /i,
    /express /i,
    /what is /i,
    /what are /i,
    /what would be /i,
    /what does /i,
    /what do /i,
    /how much is /i,
    /how much are /i,
    /how (?:long|far|tall|heavy|big|large|hot|cold|warm|fast|high|wide|old) (?:is|are) /i,
    /how much does /i,
    /calculate /i,
    /work out /i,
    /find /i,
    /give /i,
    /show /i,
    /is /i,
    /the (?:same as )?/i,
    /value of /i,
    /length of /i,
    /equivalent of /i,
    /number of /i,
    /conversion of /i,
    /conversion /i,
  ),
)
const ENDING = / ?(?:=|equals?|equal to|is|are|=\s*\?|please|worth|long|tall|high)$/i

const COUNTING = [
  inOrder(
    /^how (?:many|much) (?<to>.+?) (?:are there |is there |are |is |do you get |do you have |fit |go |does it take |do i have |have i )?(?:contained )?/i,
    /(?:in|into|inside|per|to|for|make|makes|make up|equals?|are in|is in|are equal to|is equal to|equal to|does it take to make) (?<from>.+)$/i,
  ),
  /^how (?:many|much) (?<to>.+?) (?:is|are|does|do|=) (?<from>.+?)(?: have| contain| hold| equal| make| weigh| last| come to)?$/i,
  /^(?:number of |the number of )(?<to>.+?) (?:in|per) (?<from>.+)$/i,
  /^(?<to>[a-z ]+?) (?:in|per) (?<from>(?:an?|one|1) .+)$/i,
  /^(?<from>.+?) (?:is|are|equals?|make|makes|=|has|have|contains?) how (?:many|much) (?<to>.+)$/i,
]

const SPLITS = [
  ' into ',
  ' in to ',
  ' to ',
  ' in ',
  ' as ',
  ' = ',
  '=',
  ' -> ',
  ' → ',
  ' expressed in ',
  ' measured in ',
]

const FIXED: Record<string, { text: string; working: string }> = toTable({
  'day year': {
    text: 'There are 365 days in a common year and 366 days in a leap year.',
    working: '1 common year = 365 days; 1 leap year = 366 days',
  },
  'week year': {
    text: 'There are 52 weeks and 1 day in a common year (2 days in a leap year).',
    working: '365 ÷ 7 = 52, remainder 1',
  },
  'day month': {
    text: 'There are 28 to 31 days in a month: 30 in April, June, September and November, 28 or 29 in February, and 31 in the others.',
    working: 'the months of the Gregorian calendar',
  },
  'week month': {
    text: 'There are 4 weeks to 4 weeks and 3 days in a month, because months have 28 to 31 days.',
    working: '28 ÷ 7 = 4; 31 ÷ 7 = 4, remainder 3',
  },
  'month year': { text: 'There are 12 months in a year.', working: '1 year = 12 months' },
  'year decade': { text: 'There are 10 years in a decade.', working: '1 decade = 10 years' },
  'year century': { text: 'There are 100 years in a century.', working: '1 century = 100 years' },
  'year millennium': { text: 'There are 1,000 years in a millennium.', working: '1 millennium = 1,000 years' },
  'decade century': { text: 'There are 10 decades in a century.', working: '1 century = 100 years; 100 ÷ 10 = 10' },
  'century millennium': {
    text: 'There are 10 centuries in a millennium.',
    working: '1 millennium = 1,000 years; 1,000 ÷ 100 = 10',
  },
})

/** Calendar units that only convert exactly among themselves. */
const MONTHS: Record<string, number> = toTable({ month: 1, year: 12, decade: 120, century: 1200, millennium: 12_000 })

/** Converts between units, in words or signs. Gives a refusal when two known units measure different things. */
export function workUnits(text: string): Worked {
  const inner = tidy(text)
  for (const form of COUNTING) {
    const groups = form.exec(inner)?.groups
    const answer = groups ? say(groups.from ?? '', groups.to ?? '') : null
    if (answer) return answer
  }
  let bare = inner
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = trySplits(bare)
    if (answer) return answer
    const shorter = bare.replace(SHELL, '').replace(ENDING, '')
    if (shorter === bare) break
    bare = shorter
  }
  return null
}

function tidy(text: string): string {
  return text
    .replace(/(\d\/\d+) of (?:an? )?(?=[a-z])/gi, '$1 ')
    .replace(/°\s*([cf])\b/gi, '°$1')
    .replace(/\bsquared? (meters?|metres?|feet|foot|miles?|km|kilomet(?:er|re)s?)\b/gi, 'square $1')
    .trim()
}

function trySplits(text: string): Worked {
  for (const split of SPLITS) {
    for (let at = text.lastIndexOf(split); at > 0; at = text.lastIndexOf(split, at - 1)) {
      const to = text
        .slice(at + split.length)
        .replace(/^how (?:many|much) /i, '')
        .replace(/ (?:is|are) (?:it|that|they)$/i, '')
      const answer = say(text.slice(0, at), to)
      if (answer) return answer
    }
  }
  return null
}

function say(fromText: string, toText: string): Worked {
  const fromBare = fromText.trim().replace(/^(?:the |exactly |there are |there is )/i, '')
  const quantity = readQuantity(fromBare) ?? readOne(fromBare)
  if (!quantity) return null
  const pair = /^(.+?)(?: and |\+|,)\s*(.+)$/i.exec(toText.trim())
  const [large, small] = pair ? [findUnit(pair[1] ?? ''), findUnit(pair[2] ?? '')] : [null, null]
  if (large && small) return sayCompound(quantity, large, small)
  const target = findUnit(toText.trim().replace(/^(?:the |total )/i, ''))
  return target && (sayCalendar(quantity, target) ?? sayConversion(quantity, target))
}

/** "stone to kg" asks about one stone. */
function readOne(text: string): Quantity | null {
  const unit = findUnit(text.replace(/^(?:an?|the) /i, ''))
  return unit && { parts: [{ amount: { top: 1n, bottom: 1n }, unit }], written: `1 ${unit.one}` }
}

function sayCalendar(quantity: Quantity, target: Unit): Worked {
  const [only] = quantity.parts
  if (!only || quantity.parts.length > 1 || only.unit.dimension !== 'time') return null
  const isOne = only.amount.top === 1n && only.amount.bottom === 1n
  const fixed = FIXED[`${target.one} ${only.unit.one}`]
  if (isOne && fixed) return fixed
  const [from, to] = [MONTHS[only.unit.one], MONTHS[target.one]]
  if (!from || !to) return null
  const unit = (name: Unit, months: number): Unit => {
    const { note: _note, ...rest } = name
    return { ...rest, factor: String(months) }
  }
  return sayConversion({ ...quantity, parts: [{ amount: only.amount, unit: unit(only.unit, from) }] }, unit(target, to))
}
