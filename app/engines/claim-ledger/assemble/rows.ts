import { marksOf } from '../claims.ts'
import type { SeatClaim } from '../claims.ts'
import type { Stance, Voice } from '../record.ts'
import { compareText } from '../text/text.ts'
import type { Span } from '../text/text.ts'
import { gatherAround } from './around.ts'
import { settledTies } from './cluster.ts'
import type { Edge } from './cluster.ts'

/** A cluster of claims that say the same: `against` and `partly` are the rows that contradict or qualify it. */
export type Row = {
  index: number
  members: SeatClaim[]
  places: number[]
  head: SeatClaim
  against: number[]
  partly: number[]
  clashes: Edge[]
  limits: Edge[]
}

/** The rows of a ledger from the claims and how they stand to each other. */
export function rowsOf(claims: SeatClaim[], edges: Edge[]): Row[] {
  const seats = claims.map(({ answer }) => answer.seat)
  const groups = gatherAround(claims, edges, isRecord)
  const homes = groups.reduce((found, group, i) => {
    for (const place of group.members) found[place] = i
    return found
  }, new Array<number>(claims.length).fill(-1))
  const homeOf = ({ a, b }: Edge): [number, number] => [homes[a] ?? -1, homes[b] ?? -1]
  const clashing = edges.filter(isDispute)
  const seatsOfGroup = groups.map(({ members }) => [...new Set(members.map((place) => seats[place] ?? ''))])
  const ties = clashing.map((edge) => {
    const [a, b] = homeOf(edge).toSorted((x, y) => x - y) as [number, number]
    return { a, b, share: edge.verdict.share ?? 1 }
  })
  const settled = new Set(settledTies(ties, seatsOfGroup).map(({ a, b }) => `${a}|${b}`))
  const isKept = (edge: Edge): boolean =>
    settled.has(
      homeOf(edge)
        .toSorted((x, y) => x - y)
        .join('|'),
    )
  const kept = edges.filter((edge) => edge.verdict.relation !== 'contradict' || (isDispute(edge) && isKept(edge)))
  return groups.map(({ members, echoes }, index) => rowOf(index, [...members, ...echoes], homes, claims, kept))
}

/** A contradiction that is sure enough to be shown as a dispute. */
export const isDispute = ({ verdict }: Edge): boolean =>
  verdict.relation === 'contradict' && verdict.strength !== 'possible'

function rowOf(index: number, places: number[], homes: number[], claims: SeatClaim[], edges: Edge[]): Row {
  const members = places.flatMap((place) => claims[place] ?? [])
  const touching = (relation: 'contradict' | 'qualifies'): Edge[] =>
    edges.filter(({ a, b, verdict }) => verdict.relation === relation && (homes[a] === index) !== (homes[b] === index))
  const far = (list: Edge[]): number[] => [...new Set(list.map(({ a, b }) => homes[homes[a] === index ? b : a] ?? -1))]
  const clashes = touching('contradict')
  const limits = touching('qualifies')
  return { index, members, places, head: members[0]!, against: far(clashes), partly: far(limits), clashes, limits }
}

/** Whether a claim comes from a calculation or a table of facts. */
export function isRecord({ answer }: SeatClaim): boolean {
  return answer.isRecomputed === true || answer.weight === 'typed'
}

/** The seats of a row, each once. */
export function seatsOf(row: Row | undefined): string[] {
  return [...new Set(row?.members.map(({ answer }) => answer.seat) ?? [])].toSorted(compareText)
}

/** Every quote on a row: who says it, who denies it, who says it in part. */
export function voicesOf(row: Row, rows: Row[]): Voice[] {
  const own = row.members.map((claim, i) =>
    voiceOf(claim, 'says', spansAt(row.places[i], [...row.clashes, ...row.limits])),
  )
  const others = (list: number[], stance: Stance, edges: Edge[]): Voice[] =>
    list
      .flatMap((i) => rows[i] ?? [])
      .flatMap((other) => other.members.map((claim, at) => voiceOf(claim, stance, spansAt(other.places[at], edges))))
  const partly = row.partly.filter((i) => !row.against.includes(i))
  return [...own, ...others(row.against, 'denies', row.clashes), ...others(partly, 'qualifies', row.limits)].filter(
    (voice, i, all) => all.findIndex((other) => other.seat === voice.seat && other.start === voice.start) === i,
  )
}

/** A claim as a quote from the raw answer, with the differing words marked. */
export function voiceOf(claim: SeatClaim, stance: Stance, spans: Span[]): Voice {
  const { start, end } = claim.segment
  return {
    seat: claim.answer.seat,
    stance,
    quote: claim.answer.text.slice(start, end),
    start,
    end,
    marks: marksOf(claim, spans),
    ...underOf(claim),
  }
}

/** The heading that says how it is meant. */
function underOf({ segment: { denial, under } }: SeatClaim): Pick<Voice, 'under'> {
  const said = denial ?? under
  return said ? { under: said } : {}
}

/** The differing words of one claim in the edges that touch it. */
export function spansAt(place: number | undefined, edges: Edge[]): Span[] {
  const spans = edges.flatMap(({ a, b, verdict: { differs } }) =>
    a === place ? (differs?.a.spans ?? []) : b === place ? (differs?.b.spans ?? []) : [],
  )
  return spans.filter((span, i) => spans.findIndex(({ start, end }) => start === span.start && end === span.end) === i)
}
