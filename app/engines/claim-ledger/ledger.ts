import type { QuestionType } from '#app/engines/knowledge/question.ts'
import { assemble } from './assemble/assemble.ts'
import type { Chosen } from './assemble/assemble.ts'
import { askedAnswer } from './answer/asked-answer.ts'
import { withTold } from './answer/told.ts'
import { disputesIn, possibleIn } from './assemble/disputes.ts'
import { evidenceOf } from './assemble/evidence.ts'
import { isRecord, rowsOf, seatsOf, voicesOf } from './assemble/rows.ts'
import type { Row } from './assemble/rows.ts'
import { agreementOf, headingOf, independentVotes, labelOf, withinHeading } from './assemble/score.ts'
import { leadOf } from './assemble/lead.ts'
import { topicsOf } from './assemble/topics.ts'
import { QUESTION_CHARS } from './bounds.ts'
import { claimsWithin } from './claims.ts'
import type { LedgerAnswer, SeatClaim } from './claims.ts'
import { decide, openAmong, tiers } from './judgements.ts'
import type { ClaimPair, DecidedEdge, Judgement, Tier } from './judgements.ts'
import type { AskedAnswer, Ledger, LedgerClaim, LedgerDispute } from './record.ts'
import { withPoints } from './points/shared-points.ts'
import { relatedWithin } from './related.ts'
import type { LedgerTools } from './relation.ts'
import type { Strength } from './relate/verdict.ts'
import { readQuestion } from './segment/question-form.ts'
import { isLimit } from './segment/yes-or-no.ts'
import { compareText, toKey } from './text/text.ts'

export type { LedgerAnswer } from './claims.ts'
export type { ClaimPair, Judgement, Tier } from './judgements.ts'
export type { Cut, Ledger, LedgerClaim, LedgerDispute, Position, Stance, Voice } from './record.ts'
export type { LedgerTools } from './relation.ts'
export type { QuestionType }

export type LedgerInput = {
  question: string
  answers: LedgerAnswer[]
  questionType?: QuestionType
  /** What a language model says of the pairs that `findOpenPairs` gave. */
  judgements?: readonly Judgement[]
}

const WITHOUT_FIGURE: readonly (QuestionType | undefined)[] = ['opinion', 'creative']
const UNCHECKABLE: readonly (QuestionType | undefined)[] = ['opinion', 'creative', 'forecast']

/**
 * The claim ledger of a panel: every claim with who supports, opposes, qualifies it or is silent, the disputes with
 * their rival positions, the agreement of each seat, and an answer assembled from the seats' own words. The order of
 * the answers does not matter; a seat that said nothing is silent everywhere.
 */
export async function buildLedger(input: LedgerInput, tools: LedgerTools): Promise<Ledger> {
  const { answers, asked, claims, related, cuts } = await comparePanel(input, tools)
  const decided = decide(related, claims, input.judgements ?? [], tools.lexicon)
  const edges = decided
    .filter(({ verdict }) => verdict.relation !== 'unrelated')
    .filter(({ a, b, verdict }) => claims[a]?.answer.seat !== claims[b]?.answer.seat || verdict.relation === 'agree')
  const answered = askedAnswer(claims, asked, input.question, tools.lexicon)
  const panel = { claims, question: input.question, asked, answered, lexicon: tools.lexicon }
  const told = inTaste(withTold(withoutHeld(edges, claims), panel), input.questionType)
  const points = withPoints({ claims, edges: told }, answers, input.question, tools.lexicon)
  const ledger = toLedger(rowsOf(points.claims, points.edges), claims, { ...input, answers }, answered, points.edges)
  return cuts.length > 0 ? { ...ledger, cuts } : ledger
}

/** Who says a claim too does not deny it by another of its sentences: "it was −7" and "it was −1" stand in both answers. */
function withoutHeld(edges: DecidedEdge[], claims: SeatClaim[]): DecidedEdge[] {
  const seatOf = (place: number): string => claims[place]?.answer.seat ?? ''
  const held = new Set(
    edges
      .filter(({ verdict }) => verdict.relation === 'agree' && (verdict.within ?? 'both') === 'both')
      .flatMap(({ a, b }) => [`${a}|${seatOf(b)}`, `${b}|${seatOf(a)}`]),
  )
  return edges.filter(
    ({ a, b, verdict }) =>
      verdict.relation !== 'contradict' || (!held.has(`${a}|${seatOf(b)}`) && !held.has(`${b}|${seatOf(a)}`)),
  )
}

/** Of what is a matter of taste, and of what is made up, nothing is disputed. */
function inTaste(edges: DecidedEdge[], questionType: QuestionType | undefined): DecidedEdge[] {
  if (!WITHOUT_FIGURE.includes(questionType)) return edges
  return edges.map((edge) =>
    edge.verdict.relation === 'contradict' ? { ...edge, verdict: { ...edge.verdict, strength: 'possible' } } : edge,
  )
}

/** All that may be told of rival positions to programs: disputes, then what is only possible, each with how likely it is. */
export const withStrength = ({
  disputes,
  possible = [],
}: Pick<Ledger, 'disputes' | 'possible'>): (LedgerDispute & { strength: Strength; share: number })[] => [
  ...disputes.map((one) => ({ ...one, strength: 'dispute' as const, share: shareOf(one) })),
  ...possible.map((one) => ({ ...one, strength: 'possible' as const, share: shareOf(one) })),
]

const shareOf = ({ share = 1 }: LedgerDispute): number => Math.round(share * 100) / 100

/** The pairs of claims that a language model may judge, the most promising first; see `openAmong`. */
export async function findOpenPairs(input: LedgerInput, tools: LedgerTools): Promise<ClaimPair[]> {
  const { claims, related } = await comparePanel(input, tools)
  return openAmong(related, claims)
}

async function comparePanel(input: LedgerInput, tools: LedgerTools) {
  const answers = input.answers.toSorted((a, b) => compareText(a.seat, b.seat) || compareText(a.text, b.text))
  const question = input.question.slice(0, QUESTION_CHARS)
  const asked = readQuestion(question)
  const read = answers.map((answer) => claimsWithin(answer, asked, tools.lexicon, question))
  const claims = read.flatMap((one) => one.claims)
  const { related, cuts } = await relatedWithin(claims, asked, question, tools)
  return { answers, asked, claims, related, cuts: [...read.flatMap((one) => one.cuts), ...cuts] }
}

function toLedger(
  rows: Row[],
  claims: SeatClaim[],
  { answers, questionType }: LedgerInput,
  asked: AskedAnswer | null,
  edges: DecidedEdge[],
): Ledger {
  const seats = [...new Set(answers.map(({ seat }) => seat))]
  const speaking = new Set(claims.map(({ answer }) => answer.seat))
  const chosen = rows
    .filter((row) => !isCondition(row) && !isLonePoint(row, claims))
    .map((row) => claimOf(row, rows, seats, questionType, edges))
    .toSorted(byImportance)
    .filter((row, i, all) => !isRepeated(row, all.slice(0, i)))
  const disputes = disputesIn(rows, asked).toSorted((a, b) => rankOf(a, chosen) - rankOf(b, chosen))
  const possible = possibleIn(rows, edges, disputes)
  const { perSeat, mean } = agreementOf(seats, topicsOf(rows, chosen, disputes))
  const isHeldByTwo = ({ seats: holders }: { seats: string[] }): boolean => holders.length > 1
  const isShared =
    rows.some((row) => seatsOf(row).length > 1) ||
    [...disputes.flatMap(({ positions }) => positions), ...(asked?.positions ?? [])].some(isHeldByTwo)
  const hasFigure = speaking.size > 1 && isShared && !WITHOUT_FIGURE.includes(questionType)
  const withoutShare = perSeat.map((seat) => ({ ...seat, share: null }))
  const standing = standingOf(rows, disputes, asked)
  const heading = headingOf({
    answering: speaking.size,
    isShared,
    isPartly: [...speaking].every((seat) => isPartlySaid(seat, rows)),
    disputes: disputes.length,
    asked: standing && clonesOnce(standing, answers),
  })
  return {
    heading,
    agreement: hasFigure ? { perSeat, mean: withinHeading(mean, heading) } : { perSeat: withoutShare, mean: null },
    claims: chosen.map(({ isRecord: _record, isPoint: _point, side: _side, rank: _rank, ...claim }) => claim),
    disputes,
    possible,
    asked,
    answer: assemble(chosen, { disputes, possible }, leadOf(asked, answers, speaking.size, chosen), speaking.size),
  }
}

/** Whether what a seat answers first is what another answers first, in part. */
/** "If it was cooled quickly", behind a yes: it stands with that, and is no claim by itself. */
const isCondition = (row: Row): boolean =>
  seatsOf(row).length === 1 &&
  row.against.length + row.partly.length === 0 &&
  row.members.every(({ isYes, segment }) => isYes !== null && isLimit(segment.text))

/** A point that another of the same seat stands for in a row. */
const isLonePoint = (row: Row, claims: SeatClaim[]): boolean =>
  seatsOf(row).length === 1 && row.places.every((place) => place >= claims.length)

function isPartlySaid(seat: string, rows: Row[]): boolean {
  const isFirst = ({ members }: Row): boolean => members.some(({ isAnswer, order }) => isAnswer && order === 0)
  return rows.some((row) => seatsOf(row).includes(seat) && isFirst(row) && row.partly.some((i) => isFirst(rows[i]!)))
}

/** Who stands where on the thing asked: by its answers, else by a dispute between claims that answer it. */
function standingOf(rows: Row[], disputes: LedgerDispute[], asked: AskedAnswer | null): string[][] | null {
  if (asked) return asked.positions.map(({ seats }) => seats)
  const isAnswering = ({ isAnswer, isCompleted, order }: SeatClaim): boolean => isCompleted || (isAnswer && order === 0)
  const about = disputes.find(
    ({ claimIds }) =>
      rows.filter(({ index, members }) => claimIds.includes(`c${index + 1}`) && members.some(isAnswering)).length > 1,
  )
  return about ? about.positions.map(({ seats }) => seats) : null
}

/** Of so many words two answers are not the same by chance. */
const isPassage = (text: string): boolean => text.trim().split(/\s+/).length >= 12

/** Seats that say word for word the same are one voice: of one family, or a whole passage. */
function clonesOnce(sides: string[][], answers: LedgerAnswer[]): number[] {
  const voiceOf = (seat: string): string => {
    const own = answers.filter((answer) => answer.seat === seat)
    return own
      .map(({ family, text }) => (isPassage(text) ? text.trim() : `${family ?? seat}|${text.trim()}`))
      .join('\n')
  }
  return sides.map((seats) => new Set(seats.map(voiceOf)).size)
}

/**
 * The wording a row is shown in: one that the question completed is marked; where the seat's own words say as much, or a yes or no
 * was spelled out, they stand.
 */
function wordingOf({ text, segment, isCompleted, isYes }: SeatClaim): Pick<LedgerClaim, 'text' | 'isCompleted'> {
  if (!isCompleted) return { text }
  const isGloss = /^[^:]{1,60}(?::|\s[-–—])\s/.test(segment.text)
  return isGloss || isYes !== null ? { text: segment.text } : { text, isCompleted: true }
}

/** "id" under each table of a plan: a row in the words of one before it, of no more seats, says nothing new. */
const isRepeated = (row: Chosen, before: readonly Chosen[]): boolean =>
  row.support.length > 1 &&
  row.oppose.length + row.qualify.length === 0 &&
  before.some(
    ({ text, support }) => toKey(text) === toKey(row.text) && row.support.every((seat) => support.includes(seat)),
  )

function byImportance(a: Chosen, b: Chosen): number {
  const isDisputed = (claim: Chosen): number => Number(claim.oppose.length > 0)
  return (
    isDisputed(b) - isDisputed(a) ||
    b.support.length - a.support.length ||
    a.rank - b.rank ||
    compareText(a.text, b.text)
  )
}

function rankOf(dispute: LedgerDispute, chosen: Chosen[]): number {
  return Math.min(...chosen.filter(({ id }) => dispute.claimIds.includes(id)).map(({ rank }) => rank))
}

function claimOf(
  row: Row,
  rows: Row[],
  seats: string[],
  questionType: QuestionType | undefined,
  edges: DecidedEdge[],
): Chosen {
  const support = seatsOf(row)
  const opposing = row.against.flatMap((i) => rows[i] ?? [])
  const oppose = [...new Set(opposing.flatMap(seatsOf))].filter((seat) => !support.includes(seat))
  const qualify = [...new Set(row.partly.flatMap((i) => seatsOf(rows[i])))].filter(
    (seat) => ![...support, ...oppose].includes(seat),
  )
  const evidence = evidenceOf(row.members)
  const isOwnRecord = row.members.some(isRecord)
  return {
    id: `c${row.index + 1}`,
    ...wordingOf(row.head),
    label: labelOf({
      support: support.length,
      oppose: oppose.length,
      evidence,
      isOpposedByRecord: !isOwnRecord && opposing.some(({ members }) => members.some(isRecord)),
      isCheckable: !UNCHECKABLE.includes(questionType),
    }),
    support,
    oppose,
    qualify,
    silent: seats.filter((seat) => ![...support, ...oppose, ...qualify].includes(seat)),
    independentVotes: votesOf(row),
    evidence,
    voices: voicesOf(row, rows),
    tiers: tiersOf(row, edges),
    isRecord: isOwnRecord,
    isPoint: row.head.isPoint === true,
    side: row.head.side ?? null,
    rank: Math.min(...row.members.map(({ order }) => order)),
  }
}

/** The tiers that decided what stands on a row: who says the same, who denies it, who says it in part. */
function tiersOf({ places, clashes, limits }: Row, edges: DecidedEdge[]): Tier[] {
  const touching = edges.filter((edge) => {
    const isInside = places.includes(edge.a) && places.includes(edge.b) && edge.verdict.relation === 'agree'
    return isInside || clashes.includes(edge) || limits.includes(edge)
  })
  return tiers.filter((tier) => touching.some((edge) => edge.tier === tier))
}

function votesOf(row: Row): number {
  const first = row.members.filter(
    ({ answer }, i, all) => all.findIndex((other) => other.answer.seat === answer.seat) === i,
  )
  return independentVotes(
    first.map(({ answer }) => ({
      seat: answer.seat,
      family: answer.family ?? answer.seat,
      passage: answer.text,
      quotes: (answer.sources ?? []).map(({ quote }) => quote),
    })),
  )
}
