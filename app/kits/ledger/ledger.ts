import { assemble } from './assemble.ts'
import type { Chosen } from './assemble.ts'
import { claimsOf, marksOf } from './claims.ts'
import type { LedgerAnswer, SeatClaim } from './claims.ts'
import { cluster, disputesOf } from './cluster.ts'
import type { Edge } from './cluster.ts'
import { readQuestion } from './complete.ts'
import type { Asked } from './complete.ts'
import { evidenceOf } from './evidence.ts'
import { candidatePairs } from './prune.ts'
import { relateAll } from './relation.ts'
import type { LedgerTools } from './relation.ts'
import { agreementOf, headingOf, independentVotes, labelOf } from './score.ts'
import type { Evidence, Heading, Label, SeatAgreement, Topic } from './score.ts'
import type { Span } from './text.ts'
import { toKey } from './text.ts'

export type { LedgerAnswer } from './claims.ts'
export type { LedgerTools } from './relation.ts'

export type QuestionType = 'fact' | 'number' | 'comparison' | 'how-to' | 'opinion' | 'creative' | 'forecast'
export type Stance = 'says' | 'denies' | 'qualifies'

/** A seat's own words on a claim: places are offsets into its raw answer, `marks` the words that differ. */
export type Voice = { seat: string; stance: Stance; quote: string; start: number; end: number; marks: Span[] }

export type LedgerClaim = {
  id: string
  text: string
  label: Label
  support: string[]
  oppose: string[]
  qualify: string[]
  silent: string[]
  independentVotes: number
  evidence: Evidence
  voices: Voice[]
}

export type Position = { value: string; seats: string[]; quotes: Voice[] }
export type LedgerDispute = { slot: string; claimIds: string[]; positions: Position[] }

export type Ledger = {
  heading: Heading
  agreement: { perSeat: SeatAgreement[]; mean: number | null }
  claims: LedgerClaim[]
  disputes: LedgerDispute[]
  answer: string
}

export type LedgerInput = { question: string; answers: LedgerAnswer[]; questionType?: QuestionType }

const WITHOUT_FIGURE: readonly (QuestionType | undefined)[] = ['opinion', 'creative']
/** About 10 ms each: enough for a panel of five answers within 300 ms. */
const MOST_TEXTS = 12
const UNCHECKABLE: readonly (QuestionType | undefined)[] = ['opinion', 'creative', 'forecast']

/**
 * The claim ledger of a panel: every claim with who supports, opposes, qualifies it or is silent, the disputes with
 * their rival positions, the agreement of each seat, and an answer assembled from the seats' own words. The order of
 * the answers does not matter; a seat that said nothing is silent everywhere.
 */
export async function buildLedger({ question, answers, questionType }: LedgerInput, tools: LedgerTools): Promise<Ledger> {
  const ordered = answers.toSorted((a, b) => compareText(a.seat, b.seat) || compareText(a.text, b.text))
  const asked = readQuestion(question)
  const claims = ordered.flatMap((answer) => claimsOf(answer, asked, tools.lexicon, question))
  const edges = await edgesOf(claims, asked, tools)
  const groups = cluster(claims.length, edges, claims.map(({ text, answer }) => `${toKey(text)}|${answer.seat}`))
  const rows = groups.map((members, i) => rowOf(i, members, groups, claims, edges))
  return toLedger(rows, { claims, edges, answers: ordered, questionType })
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Compares the claims of different seats that share something, and equal claims of one seat. */
async function edgesOf(claims: SeatClaim[], asked: Asked | null, tools: LedgerTools): Promise<Edge[]> {
  const pairs = candidatePairs(claims, asked)
  const verdicts = await relateAll(pairs.map(([a, b]) => [claims[a], claims[b]].filter((claim) => claim !== undefined) as unknown as [SeatClaim, SeatClaim]), tools, { isSameQuestion: asked?.expectsOne ?? false, mostTexts: MOST_TEXTS })
  return pairs
    .map(([a, b], i) => ({ a, b, verdict: verdicts[i] }))
    .filter((edge): edge is Edge => edge.verdict !== undefined && edge.verdict.relation !== 'unrelated')
    .filter(({ a, b, verdict }) => claims[a]?.answer !== claims[b]?.answer || verdict.relation === 'agree')
}

type Row = { index: number; members: SeatClaim[]; places: number[]; head: SeatClaim; against: number[]; partly: number[]; clashes: Edge[]; limits: Edge[] }

function rowOf(index: number, places: number[], groups: number[][], claims: SeatClaim[], edges: Edge[]): Row {
  const members = places.flatMap((place) => claims[place] ?? [])
  const touching = (relation: 'contradict' | 'qualifies'): Edge[] => edges.filter(({ a, b, verdict }) => verdict.relation === relation && places.includes(a) !== places.includes(b))
  const clashes = touching('contradict')
  const limits = touching('qualifies')
  const far = (list: Edge[]): number[] => [...new Set(list.map(({ a, b }) => (places.includes(a) ? b : a)).map((place) => groups.findIndex((group) => group.includes(place))))]
  return { index, members, places, head: headOf(members), against: far(clashes), partly: far(limits), clashes, limits }
}

/** The wording shown for a cluster: a computed answer's, else a whole sentence of middling length. */
function headOf(members: SeatClaim[]): SeatClaim {
  const isRecord = ({ answer }: SeatClaim): boolean => answer.isRecomputed === true || answer.weight === 'typed'
  const lengths = members.map(({ text }) => text.length).toSorted((a, b) => a - b)
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0
  const cost = (claim: SeatClaim): number => (isRecord(claim) ? -1000 : 0) + (claim.isCompleted ? 300 : 0) + (claim.slots.isFragment ? 200 : 0) + Math.abs(claim.text.length - middle)
  const [head] = members.toSorted((a, b) => cost(a) - cost(b) || compareText(a.text, b.text))
  if (!head) throw new Error('A cluster has at least one claim')
  return head
}

type Context = { claims: SeatClaim[]; edges: Edge[]; answers: LedgerAnswer[]; questionType: QuestionType | undefined }

function toLedger(rows: Row[], context: Context): Ledger {
  const { answers, questionType } = context
  const seats = [...new Set(answers.map(({ seat }) => seat))]
  const chosen = rows.map((row) => claimOf(row, rows, seats, context)).toSorted(byImportance)
  const disputes = disputesIn(rows, chosen, context)
  const answering = new Set(context.claims.map(({ answer }) => answer.seat)).size
  const topics = topicsOf(rows, chosen, disputes)
  const { perSeat, mean } = agreementOf(seats, topics)
  const hasFigure = answering > 1 && !WITHOUT_FIGURE.includes(questionType)
  return {
    heading: headingOf(answering, mean, disputes.length, perSeat.filter(({ seat, spokeTo }) => spokeTo === 0 && context.claims.some(({ answer }) => answer.seat === seat)).length),
    agreement: { perSeat: hasFigure ? perSeat : perSeat.map((seat) => ({ ...seat, share: null })), mean: hasFigure ? mean : null },
    claims: chosen.map(({ isRecord: _record, rank: _rank, ...claim }) => claim),
    disputes,
    answer: assemble(chosen, disputes, answering),
  }
}

function byImportance(a: Chosen, b: Chosen): number {
  const isDisputed = (claim: Chosen): number => Number(claim.oppose.length > 0)
  return isDisputed(b) - isDisputed(a) || b.support.length - a.support.length || a.rank - b.rank || compareText(a.text, b.text)
}

function seatsOf(row: Row | undefined): string[] {
  return [...new Set(row?.members.map(({ answer }) => answer.seat) ?? [])]
}

function claimOf(row: Row, rows: Row[], seats: string[], { questionType }: Context): Chosen {
  const support = seatsOf(row)
  const opposing = row.against.map((i) => rows[i]).filter((other) => other !== undefined)
  const oppose = [...new Set(opposing.flatMap(seatsOf))].filter((seat) => !support.includes(seat))
  const qualify = [...new Set(row.partly.flatMap((i) => seatsOf(rows[i])))].filter((seat) => !support.includes(seat) && !oppose.includes(seat))
  const evidence = evidenceOf(row.members)
  const isRecord = row.members.some(({ answer }) => answer.isRecomputed === true || answer.weight === 'typed')
  const isOpposedByRecord = opposing.some((other) => other.members.some(({ answer }) => answer.isRecomputed === true || answer.weight === 'typed')) && !isRecord
  return {
    id: `c${row.index + 1}`,
    text: row.head.text,
    label: labelOf({ support: support.length, oppose: oppose.length, evidence, isOpposedByRecord, isCheckable: !UNCHECKABLE.includes(questionType) }),
    support,
    oppose,
    qualify,
    silent: seats.filter((seat) => !support.includes(seat) && !oppose.includes(seat) && !qualify.includes(seat)),
    independentVotes: independentVotes(row.members.filter((claim, i, all) => all.findIndex(({ answer }) => answer.seat === claim.answer.seat) === i).map(({ answer }) => ({ seat: answer.seat, family: answer.family ?? answer.seat, passage: answer.text }))),
    evidence,
    voices: voicesOf(row, rows),
    isRecord,
    rank: Math.min(...row.members.map(({ order }) => order)),
  }
}

function voicesOf(row: Row, rows: Row[]): Voice[] {
  const own = row.members.map((claim, i) => voiceOf(claim, 'says', spansAt(row.places[i] ?? -1, [...row.clashes, ...row.limits])))
  const others = (list: number[], stance: Stance, edges: Edge[]): Voice[] =>
    list.flatMap((i) => rows[i] ?? []).flatMap((other) => other.members.map((claim, at) => voiceOf(claim, stance, spansAt(other.places[at] ?? -1, edges))))
  return [...own, ...others(row.against, 'denies', row.clashes), ...others(row.partly.filter((i) => !row.against.includes(i)), 'qualifies', row.limits)].filter(
    (voice, i, all) => all.findIndex((other) => other.seat === voice.seat && other.start === voice.start) === i,
  )
}

function voiceOf(claim: SeatClaim, stance: Stance, spans: Span[]): Voice {
  const { start, end } = claim.segment
  return { seat: claim.answer.seat, stance, quote: claim.answer.text.slice(start, end), start, end, marks: marksOf(claim, spans) }
}

/** The differing words of one claim in the edges that touch it. */
function spansAt(place: number, edges: Edge[]): Span[] {
  const spans = edges.flatMap(({ a, b, verdict }) => (a === place ? (verdict.differs?.a.spans ?? []) : b === place ? (verdict.differs?.b.spans ?? []) : []))
  return spans.filter((span, i) => spans.findIndex(({ start, end }) => start === span.start && end === span.end) === i)
}

/** A dispute is a set of rows tied by contradictions; each row is one position on the slot that differs. */
function disputesIn(rows: Row[], chosen: Chosen[], { edges }: Context): LedgerDispute[] {
  const ties = rows.flatMap((row) => row.against.map((i): [number, number] => [row.index, i]))
  return disputesOf(rows.length, ties)
    .map((group): LedgerDispute => {
      const inside = group.flatMap((i) => rows[i] ?? [])
      const clashes = edges.filter(({ a, b, verdict }) => verdict.relation === 'contradict' && inside.some(({ places }) => places.includes(a)) && inside.some(({ places }) => places.includes(b)))
      const slot = commonest(clashes.map(({ verdict }) => verdict.differs?.slot ?? 'statement'))
      const sides = inside
        .map((row): Position => ({ value: valueOf(row, slot), seats: seatsOf(row), quotes: row.members.map((claim, i) => voiceOf(claim, 'says', spansAt(row.places[i] ?? -1, clashes))) }))
      const positions = merged(sides, slot).toSorted((a, b) => b.seats.length - a.seats.length || compareText(a.value, b.value))
      return { slot, claimIds: inside.map(({ index }) => `c${index + 1}`), positions }
    })
    .toSorted((a, b) => rankOf(a, chosen) - rankOf(b, chosen))
}

/** Rows that hold one value against the same rivals are one position. */
function merged(sides: Position[], slot: string): Position[] {
  if (!VALUE_SLOTS.includes(slot)) return sides
  return [...Map.groupBy(sides, ({ value }) => toKey(value)).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ value: first.value, seats: [...new Set(group.flatMap(({ seats }) => seats))].toSorted(compareText), quotes: group.flatMap(({ quotes }) => quotes) }] : []
  })
}

function rankOf(dispute: LedgerDispute, chosen: Chosen[]): number {
  return Math.min(...chosen.filter(({ id }) => dispute.claimIds.includes(id)).map(({ rank }) => rank))
}

function commonest(values: string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0] ?? 'statement'
}

const VALUE_SLOTS = ['number', 'date', 'who or what', 'order', 'opposite', 'how many']

/** The rival value in the row's own words; where the slot has no value (a denial), the claim itself. */
function valueOf(row: Row, slot: string): string {
  const said = row.clashes
    .filter(({ verdict }) => verdict.differs?.slot === slot)
    .map(({ a, verdict }) => (row.places.includes(a) ? verdict.differs?.a.value : verdict.differs?.b.value) ?? '')
    .filter((value) => value !== '')
  return VALUE_SLOTS.includes(slot) && said.length > 0 ? commonest(said) : row.head.text.replace(/[.\s]+$/, '')
}

/** What several seats spoke to: each dispute once, each undisputed row once. */
function topicsOf(rows: Row[], chosen: Chosen[], disputes: LedgerDispute[]): Topic[] {
  const disputed = new Set(disputes.flatMap(({ claimIds }) => claimIds))
  const contested = disputes.map(({ positions, claimIds }): Topic => {
    const [first, second] = positions
    const isLeading = first !== undefined && first.seats.length > (second?.seats.length ?? 0)
    const claims = chosen.filter(({ id }) => claimIds.includes(id))
    const spoke = [...new Set(positions.flatMap(({ seats }) => seats))]
    const partly = [...new Set(claims.flatMap(({ qualify }) => qualify))]
    return { leading: isLeading ? first.seats : [], partly, spoke: [...new Set([...spoke, ...partly])] }
  })
  const seen = new Set<number>()
  const plain = rows
    .filter(({ index }) => !disputed.has(`c${index + 1}`))
    .toSorted((a, b) => seatsOf(b).length - seatsOf(a).length || compareText(a.head.text, b.head.text))
    .flatMap((row): Topic[] => {
      if (seen.has(row.index)) return []
      const partlyRows = row.partly.filter((i) => !disputed.has(`c${i + 1}`) && !seen.has(i))
      for (const i of [row.index, ...partlyRows]) seen.add(i)
      const support = seatsOf(row)
      const partly = [...new Set(partlyRows.flatMap((i) => seatsOf(rows[i])))].filter((seat) => !support.includes(seat))
      const isTied = partly.length > 0 && support.length === 1
      return [{ leading: isTied ? [] : support, partly: isTied ? [...partly, ...support] : partly, spoke: [...support, ...partly] }]
    })
  return [...contested, ...plain]
}
