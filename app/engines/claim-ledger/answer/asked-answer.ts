import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { voiceOf } from '../assemble/rows.ts'
import type { SeatClaim } from '../claims.ts'
import type { AskedAnswer, AskedPosition } from '../record.ts'
import type { Asked } from '../segment/question-form.ts'
import { compareText } from '../text/text.ts'
import { readStance } from './yes-no-in-part.ts'
import { areKeptElsewhere } from './kept-times.ts'
import { areOneValue, askedDimension, readValue } from './values-asked.ts'

/** Further down an answer tells of other things. */
const FIRST_CLAIMS = 6

type Said = { claim: SeatClaim; value: string; condition: string | null }

/**
 * What each seat answers to the thing asked: yes, no or in part with its condition; a date or a figure. Seats of one value stand
 * together, the largest side first. Null where the question asks for something else, or where no seat's answer was found.
 */
export function askedAnswer(
  claims: SeatClaim[],
  asked: Asked | null,
  question: string,
  lexicon: Lexicon,
): AskedAnswer | null {
  if (!asked) return null
  const kind = asked.isYesNo ? 'yes or no' : asked.expects
  if (kind !== 'yes or no' && kind !== 'date' && kind !== 'number') return null
  const said = [...bySeat(claims).values()].flatMap((own): Said[] => {
    const first = own.filter(({ order }) => order < FIRST_CLAIMS)
    const found = kind === 'yes or no' ? readStance(first, asked, question, lexicon) : readValue(first, kind, asked)
    return found ? [found] : []
  })
  const told = kind === 'number' ? ofOneDimension(said, asked.question) : said
  const seats = new Set(claims.map(({ answer }) => answer.seat)).size
  if (told.length < Math.min(2, seats) || told.length === 0) return null
  if (kind === 'number' && areKeptElsewhere(told.map(({ claim }) => claim))) return null
  const positions = groupsOf(told, (x, y) =>
    kind === 'yes or no' ? x.value === y.value : areOneValue(x.claim, y.claim, kind, asked.question),
  )
  return { kind, positions: positions.map(toPosition).toSorted(byWeight) }
}

/** Figures of another kind than most give can be held against none of them: "three cups" beside grams. */
function ofOneDimension(said: Said[], question: string): Said[] {
  const dimensions = said.map(({ claim }) => askedDimension(claim, question))
  const most = [...new Set(dimensions)].toSorted(
    (x, y) => countOf(dimensions, y) - countOf(dimensions, x) || compareText(x ?? '', y ?? ''),
  )[0]
  const isSaidBare = (value: string): boolean => said.some((one, i) => dimensions[i] === most && one.value.includes(value))
  return said.filter(
    ({ value }, i) => dimensions[i] === most || (dimensions[i] === 'count' && isSaidBare(/\d[\d.,]*/.exec(value)?.[0] ?? value)),
  )
}
const countOf = (all: readonly unknown[], one: unknown): number => all.filter((other) => other === one).length

function bySeat(claims: SeatClaim[]): Map<string, SeatClaim[]> {
  const seats = new Map<string, SeatClaim[]>()
  for (const claim of claims) seats.set(claim.answer.seat, [...(seats.get(claim.answer.seat) ?? []), claim])
  return seats
}

/** Each stands with those that say the same as all who stand there, in an order that the answers' order does not change. */
function groupsOf(said: Said[], isOne: (x: Said, y: Said) => boolean): Said[][] {
  const groups: Said[][] = []
  for (const one of said.toSorted((x, y) => compareText(x.value, y.value) || compareText(x.claim.text, y.claim.text))) {
    const home = groups.find((group) => group.every((other) => isOne(one, other)))
    if (home) home.push(one)
    else groups.push([one])
  }
  return groups
}

function toPosition(group: Said[]): AskedPosition {
  const [first] = group.toSorted((x, y) => x.value.length - y.value.length || compareText(x.value, y.value))
  const conditions = group.flatMap(({ condition }) => condition ?? [])
  return {
    value: first!.value,
    condition: conditions.toSorted((x, y) => x.length - y.length || compareText(x, y))[0] ?? null,
    seats: [...new Set(group.map(({ claim }) => claim.answer.seat))].toSorted(compareText),
    quotes: group.map(({ claim }) => voiceOf(claim, 'says', [])),
  }
}

const byWeight = (x: AskedPosition, y: AskedPosition): number =>
  y.seats.length - x.seats.length || compareText(x.value, y.value)
