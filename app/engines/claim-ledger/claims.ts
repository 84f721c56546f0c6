import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { CLAIMS_PER_ANSWER } from './bounds.ts'
import type { Cut } from './record.ts'
import type { ReadClaim } from './relation.ts'
import type { Asked } from './segment/question-form.ts'
import type { Segment } from './segment/segment.ts'
import { standingWithin } from './segment/standing.ts'
import { readSlots } from './slots/slots.ts'
import type { Slots } from './slots/slots.ts'
import { stem } from './text/stem.ts'
import type { Span } from './text/text.ts'
import { toKey } from './text/text.ts'
import { emptyWords } from './text/vocabulary.ts'

export type LedgerSource = { title: string; url: string | null; quote: string }

/**
 * What one seat answered. `family` is its vendor and base model (its own seat when unsaid); `isRecomputed` and `weight`
 * come from the knowledge engines: a computed or structured answer outranks votes.
 */
export type LedgerAnswer = {
  seat: string
  text: string
  family?: string
  sources?: LedgerSource[]
  isRecomputed?: boolean
  weight?: 'typed' | 'exact' | 'closest'
}

/**
 * A claim of a seat: `segment` is its place in the raw answer, `text` the wording that stands alone, `isYes` what it
 * answers to a question of yes or no (null where it does not).
 */
export type SeatClaim = ReadClaim & {
  answer: LedgerAnswer
  segment: Segment
  isYes: boolean | null
  isCompleted: boolean
  isAnswer: boolean
  /** What an item of a list names, which other lists name too; see `withPoints`. */
  isPoint?: boolean
  /** Whether it stands under "Benefits" or "Drawbacks", where the question asks for neither. */
  side?: 'for' | 'against' | null
  order: number
}

/** The claims of one answer, made to stand alone by the question and by what was said before, each read once. */
export function claimsOf(answer: LedgerAnswer, asked: Asked | null, lexicon: Lexicon, question = ''): SeatClaim[] {
  return claimsWithin(answer, asked, lexicon, question).claims
}

/** The same, and what of the answer was left out. */
export function claimsWithin(
  answer: LedgerAnswer,
  asked: Asked | null,
  lexicon: Lexicon,
  question: string,
): { claims: SeatClaim[]; cuts: Cut[] } {
  const sought = wordsOf(question)
  const given = asked === null || asked.isYesNo ? [] : (asked.question.match(/\d[\d.,]*(?<![.,])/g) ?? [])
  const said = standingWithin(answer.text, asked)
  const isCut = said.isCut || said.claims.length > CLAIMS_PER_ANSWER
  const claims = said.claims
    .slice(0, CLAIMS_PER_ANSWER)
    .map(({ part, text, isYes }, order) => ({
      text,
      isYes,
      slots: withoutGiven(readSlots(text, lexicon), given),
      answer,
      segment: part,
      isCompleted: text !== part.text,
      isAnswer: isAnswer(text, sought),
      order,
    }))
    .filter(({ segment }, _, all) => all.length === 1 || !isRestated(segment.text, question))
    .filter(
      ({ slots, text }, _, all) =>
        all.length === 1 || /\d/.test(text) || slots.terms.length + slots.quantities.length + slots.dates.length > 0,
    )
    .filter((claim, _, all) => all.length < 2 || asked?.isYesNo || !isOnlyAsked(claim, question, sought))
  const cuts: Cut[] = [
    ...(isCut ? [{ what: 'claims' as const, seat: answer.seat, compared: claims.length }] : []),
    ...(said.isShortened || claims.some(({ slots }) => slots.isCut)
      ? [{ what: 'words' as const, seat: answer.seat }]
      : []),
  ]
  return { claims, cuts }
}

const LEAST_RESTATED = 4
/** "Marley has $20 left" of a question that says so first: what is given answers nothing. */
function isRestated(text: string, question: string): boolean {
  const said = toKey(text)
  return (
    question.includes('?') && said.split(' ').length >= LEAST_RESTATED && ` ${toKey(question)} `.includes(` ${said} `)
  )
}

/** "Sourdough bread" above a list about sourdough bread says nothing; between two things asked about it is an answer. */
const isOnlyAsked = ({ text, slots, isCompleted }: SeatClaim, question: string, sought: ReadonlySet<string>): boolean =>
  slots.isFragment &&
  !isCompleted &&
  !/\d|[:,]/.test(text) &&
  !/\bor\b/i.test(question) &&
  [...wordsOf(text)].every((word) => sought.has(word))

/** How much of the question's own words a claim must hold to be an answer to it. */
const ANSWER_SHARE = 0.5

function wordsOf(text: string): Set<string> {
  return new Set(
    toKey(text)
      .split(' ')
      .filter((word) => !emptyWords.has(word) && !QUESTION_WORDS.has(word))
      .map(stem),
  )
}

const QUESTION_WORDS = new Set('when where why how much long year name first kind tell know please'.split(' '))

function isAnswer(text: string, sought: Set<string>): boolean {
  const said = wordsOf(text)
  return [...sought].filter((word) => said.has(word)).length >= sought.size * ANSWER_SHARE
}

/** Spans of the claim's wording, as places in the raw answer; a completed wording marks the whole claim. */
export function marksOf(claim: SeatClaim, spans: Span[]): Span[] {
  if (spans.length === 0) return []
  if (claim.isCompleted) return [{ start: claim.segment.start, end: claim.segment.end }]
  return spans.flatMap(({ start, end }) => {
    const from = claim.segment.offsets[start]
    const to = claim.segment.offsets[end - 1]
    return from === undefined || to === undefined ? [] : [{ start: from, end: to + 1 }]
  })
}

/** A figure that stands in the question ("Who wrote 1984?") is what is asked about, never a rival answer. */
function withoutGiven(slots: Slots, given: string[]): Slots {
  if (given.length === 0) return slots
  const isSaid = ({ text }: { text: string }): boolean => !given.includes(/\d[\d.,]*(?<![.,])/.exec(text)?.[0] ?? '')
  return { ...slots, quantities: slots.quantities.filter(isSaid), dates: slots.dates.filter(isSaid) }
}
