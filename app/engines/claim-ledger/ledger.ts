import type { QuestionType } from '#app/engines/knowledge/question.ts'
import { assemble } from './assemble/assemble.ts'
import type { Chosen } from './assemble/assemble.ts'
import { disputesIn } from './assemble/disputes.ts'
import { evidenceOf } from './assemble/evidence.ts'
import { isRecord, rowsOf, seatsOf, voicesOf } from './assemble/rows.ts'
import type { Row } from './assemble/rows.ts'
import { agreementOf, headingOf, independentVotes, labelOf } from './assemble/score.ts'
import { topicsOf } from './assemble/topics.ts'
import { QUESTION_CHARS } from './bounds.ts'
import { claimsWithin } from './claims.ts'
import type { LedgerAnswer, SeatClaim } from './claims.ts'
import { decide, openAmong, tiers } from './judgements.ts'
import type { ClaimPair, DecidedEdge, Judgement, Tier } from './judgements.ts'
import type { Ledger, LedgerDispute } from './record.ts'
import { relatedWithin } from './related.ts'
import type { LedgerTools } from './relation.ts'
import { readQuestion } from './segment/question-form.ts'
import type { Asked } from './segment/question-form.ts'
import { compareText } from './text/text.ts'

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
  const ledger = toLedger(rowsOf(claims, edges), claims, { ...input, answers }, asked, edges)
  return cuts.length > 0 ? { ...ledger, cuts } : ledger
}

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
  { question, answers, questionType }: LedgerInput,
  asked: Asked | null,
  edges: DecidedEdge[],
): Ledger {
  const seats = [...new Set(answers.map(({ seat }) => seat))]
  const speaking = new Set(claims.map(({ answer }) => answer.seat))
  const chosen = rows.map((row) => claimOf(row, rows, seats, questionType, edges)).toSorted(byImportance)
  const disputes = disputesIn(rows).toSorted((a, b) => rankOf(a, chosen) - rankOf(b, chosen))
  const { perSeat, mean } = agreementOf(seats, topicsOf(rows, chosen, disputes))
  const apart = perSeat.filter(({ seat, spokeTo }) => spokeTo === 0 && speaking.has(seat)).length
  const hasFigure = speaking.size > 1 && !WITHOUT_FIGURE.includes(questionType)
  const withoutShare = perSeat.map((seat) => ({ ...seat, share: null }))
  return {
    heading: headingOf(speaking.size, mean, disputes.length, apart, isAskedDisputed(disputes, rows, asked, question)),
    agreement: hasFigure ? { perSeat, mean } : { perSeat: withoutShare, mean: null },
    claims: chosen.map(({ isRecord: _record, rank: _rank, ...claim }) => claim),
    disputes,
    answer: assemble(chosen, disputes, speaking.size),
  }
}

/** Whether two seats give rival answers to a question that has one answer. */
function isAskedDisputed(disputes: LedgerDispute[], rows: Row[], asked: Asked | null, question: string): boolean {
  if (asked === null && !question.trim().endsWith('?')) return false
  const isAnswering = ({ isAnswer, isCompleted, order }: SeatClaim): boolean => isCompleted || (isAnswer && order === 0)
  return disputes.some(
    ({ claimIds }) =>
      rows.filter(({ index, members }) => claimIds.includes(`c${index + 1}`) && members.some(isAnswering)).length > 1,
  )
}

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
    text: row.head.text,
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
