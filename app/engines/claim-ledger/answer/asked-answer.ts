import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { voiceOf } from '../assemble/rows.ts'
import type { SeatClaim } from '../claims.ts'
import type { AskedAnswer, AskedPosition } from '../record.ts'
import { valueKey, valuesOf } from '../relate/same-frame.ts'
import type { Asked } from '../segment/question-form.ts'
import { compareText } from '../text/text.ts'
import { readStance } from './yes-no-in-part.ts'
import { areKeptElsewhere } from './kept-times.ts'
import { namesAsked } from './names-asked.ts'
import { stemsOf } from '../text/stems-of.ts'
import { areOneValue, ASKING, isOpenFigure, readOpening, readValues } from './values-asked.ts'
import type { AskedValue } from './values-asked.ts'

/** Further down an answer tells of other things. */
const FIRST_CLAIMS = 6

/** "Who discovered it and when?": who is mostly one, the date is what answers differ in. */
const AND_WHEN = /\band (?:when|(?:in )?(?:what|which) year)\b[^,]{0,20}\?*$/i

type Said = { claim: SeatClaim; value: string; condition: string | null }

/**
 * What each seat answers to the thing asked: yes, no or in part with its condition; a name, a date or a figure. Seats of one value stand
 * together, the largest side first. Null where the question asks for something else, or where no seat's answer was found.
 */
export function askedAnswer(
  claims: SeatClaim[],
  asked: Asked | null,
  question: string,
  lexicon: Lexicon,
): AskedAnswer | null {
  if (!asked) return null
  const names = asked.isYesNo || AND_WHEN.test(question) ? [] : namesAsked(claims, asked, lexicon)
  const kind =
    names.length > 0 ? 'name' : asked.isYesNo ? 'yes or no' : AND_WHEN.test(question) ? 'date' : asked.expects
  if (kind === 'name') return toAnswer(kind, names, claims)
  if (kind !== 'yes or no' && kind !== 'date' && kind !== 'number') return null
  const told =
    kind === 'yes or no'
      ? [...bySeat(claims).values()].flatMap(
          (own) =>
            readStance(
              own.filter(({ order }) => order < FIRST_CLAIMS),
              asked,
              question,
              lexicon,
            ) ?? [],
        )
      : withLike(
          withoutBoth(
            likeliest([...bySeat(claims).values()].map((own) => readValues(own, kind, asked))),
            claims,
            asked.question,
          ),
          claims,
          kind,
          asked,
        )
  if (kind === 'number' && areKeptElsewhere(told.map(({ claim }) => claim))) return null
  return toAnswer(kind, told, claims)
}

/** The sides of a panel; null where one alone of several answers. */
function toAnswer(kind: AskedAnswer['kind'], told: readonly Said[], claims: SeatClaim[]): AskedAnswer | null {
  const seats = new Set(claims.map(({ answer }) => answer.seat)).size
  if (told.length < Math.min(2, seats) || told.length === 0) return null
  const positions = groupsOf<Said>(told, (x, y) =>
    !isValue(x) || !isValue(y) ? x.value === y.value : areOneValue(x, y),
  )
  return { kind, positions: positions.map(toPosition).toSorted(byWeight) }
}

const isValue = (said: Said | AskedValue): said is AskedValue => 'mention' in said

/**
 * Of each seat the value that it answers with: the first, unless another one of its values is what others answer with. Who names
 * what the others name is no rival of theirs. Figures of another kind than most give are held against none: cups beside grams.
 */
function likeliest(seats: AskedValue[][]): AskedValue[] {
  const isSharedBy = (value: AskedValue, others: AskedValue[]): boolean =>
    others.some((other) => areOneValue(value, other))
  const chosen = seats.flatMap((own, i): AskedValue[] => {
    const first = own.filter(({ claim }) => claim.order < FIRST_CLAIMS)
    const shared = (value: AskedValue): number =>
      seats.filter((others, j) => j !== i && isSharedBy(value, others)).length
    const [best] = own
      .filter((value) => kindOf(value) === kindOf(own[0]!) && (first.includes(value) || shared(value) > 0))
      .map((value, at) => ({ value, at, shared: shared(value) }))
      .toSorted((x, y) => y.shared - x.shared || x.at - y.at)
    return first.length > 0 && best ? [best.value] : []
  })
  const dimensions = chosen.map(kindOf)
  const most = [...new Set(dimensions)].toSorted(
    (x, y) => countOf(dimensions, y) - countOf(dimensions, x) || compareText(x, y),
  )[0]
  const digitsOf = (value: string): string => /\d[\d.,]*/.exec(value)?.[0] ?? value
  const isSaidBare = (value: string): boolean =>
    chosen.some((one, i) => dimensions[i] === most && digitsOf(one.value) === digitsOf(value))
  return chosen.filter(({ value }, i) => dimensions[i] === most || (dimensions[i] === 'count' && isSaidBare(value)))
}
const kindOf = ({ mention }: AskedValue): string => ('dimension' in mention ? mention.dimension : 'date')

/** Who tells another's date too, and is not followed by more, gives no answer against it: "begun in 1937, finished in 1941". */
function withoutBoth(chosen: AskedValue[], claims: SeatClaim[], question: string): AskedValue[] {
  const sought = stemsOf(question).filter((word) => !ASKING.has(word))
  const followers = (value: AskedValue): number => chosen.filter((other) => areOneValue(value, other)).length
  return chosen.filter((value) => {
    const said = stemsOf(value.claim.text)
    if (sought.every((word) => said.some((other) => other.startsWith(word)))) return true
    const rivals = chosen.filter((other) => !areOneValue(value, other) && followers(other) >= followers(value))
    return !rivals.some(({ mention }) => isToldBy(value.claim.answer.seat, mention, claims))
  })
}

/** What comes first in an answer is mostly its point. */
const OPENING_CLAIMS = 3

/**
 * Who opens with the very value that another answers with gives that answer, in whatever words: "his first major came in 2003", where
 * it is asked when he won. Such a value only joins a side; it never makes one.
 */
function withLike(chosen: AskedValue[], claims: SeatClaim[], kind: 'date' | 'number', asked: Asked): AskedValue[] {
  const answering = new Set(chosen.map(({ claim }) => claim.answer.seat))
  const silent = claims.filter(({ answer, order }) => !answering.has(answer.seat) && order < OPENING_CLAIMS)
  const like = [...bySeat(silent).values()].flatMap((own): AskedValue[] => {
    const found = readOpening(own, kind, asked).map((value) => ({
      value,
      one: chosen.filter((other) => isTelling(other) && areOfOneYear(value, other) && areOneValue(value, other)),
    }))
    const [first] = found.filter(({ value, one }) => isTelling(value) && one.length > 0)
    const isOfTwo = found.some(({ one }) => one.some((x) => first?.one.some((y) => !areOneValue(x, y))))
    return first && !isOfTwo ? [first.value] : []
  })
  return [...chosen, ...like]
}

/** Who says "in the 1970s" may say 1973 in other words; who says 1940 says more than "the early 1940s". */
const areOfOneYear = ({ mention: x }: AskedValue, { mention: y }: AskedValue): boolean =>
  !('years' in x) ||
  !('years' in y) ||
  (x.years !== null && y.years !== null && x.years[0]! <= y.years[0]! && x.years.at(-1)! >= y.years.at(-1)!)

/** A day without a year may be of any year. */
const isTelling = ({ mention }: AskedValue): boolean => !('years' in mention) || mention.years !== null

const isToldBy = (seat: string, mention: AskedValue['mention'], claims: SeatClaim[]): boolean =>
  'years' in mention &&
  mention.years !== null &&
  claims.some(
    ({ answer, slots }) =>
      answer.seat === seat && slots.dates.some(({ years }) => years !== null && years.join() === mention.years!.join()),
  )

const countOf = (all: readonly unknown[], one: unknown): number => all.filter((other) => other === one).length

function bySeat(claims: SeatClaim[]): Map<string, SeatClaim[]> {
  const seats = new Map<string, SeatClaim[]>()
  for (const claim of claims) seats.set(claim.answer.seat, [...(seats.get(claim.answer.seat) ?? []), claim])
  return seats
}

/** Each stands with those that say the same as all who stand there, in an order that the answers' order does not change. */
function groupsOf<T extends Said>(said: readonly T[], isOne: (x: T, y: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of said.toSorted((x, y) => compareText(x.value, y.value) || compareText(x.claim.text, y.claim.text))) {
    const [home] = groups
      .filter((group) => group.every((other) => isOne(one, other)))
      .toSorted((x, y) => y.length - x.length)
    if (home) home.push(one)
    else groups.push([one])
  }
  return groups
}

function toPosition(group: Said[]): AskedPosition {
  const [first] = group.toSorted(
    (x, y) =>
      vaguenessOf(y) - vaguenessOf(x) ||
      sayingSo(y, group) - sayingSo(x, group) ||
      x.value.length - y.value.length ||
      compareText(x.value, y.value),
  )
  const conditions = group.flatMap(({ condition }) => condition ?? [])
  return {
    value: first!.value,
    condition: conditions.toSorted((x, y) => x.length - y.length || compareText(x, y))[0] ?? null,
    seats: [...new Set(group.map(({ claim }) => claim.answer.seat))].toSorted(compareText),
    quotes: group.map(({ claim }) => voiceOf(claim, 'says', [])),
  }
}

/** "Over a week" is all that who says "7–10 days" and who says it share, and so is the year of a day. */
function vaguenessOf(said: Said): number {
  if (!isValue(said)) return 0
  const { mention } = said
  if ('years' in mention) {
    const [first = 0, last = first] = mention.years ?? []
    return Number(mention.month === null) + Number(mention.day === null) + Math.abs(last - first)
  }
  return Number(isOpenFigure(said.mention))
}
/** How many of a group write the value as one of them does. */
const sayingSo = ({ value }: Said, group: Said[]): number => {
  const keyOf = (text: string): string =>
    valuesOf(text)
      .map((one) => valueKey(one.text))
      .join()
  return keyOf(value) === '' ? 0 : group.filter((other) => keyOf(other.value) === keyOf(value)).length
}

const byWeight = (x: AskedPosition, y: AskedPosition): number =>
  y.seats.length - x.seats.length || compareText(x.value, y.value)
