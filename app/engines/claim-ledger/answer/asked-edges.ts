import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import type { AskedAnswer, AskedPosition } from '../record.ts'
import type { Difference } from '../relate/verdict.ts'
import { disputeOf, withRivals } from './told-rivals.ts'

/** The sides on the thing asked are rivals, whatever the words of their claims come to; what is in part denies neither side. */
export function withAsked(edges: DecidedEdge[], claims: SeatClaim[], asked: AskedAnswer | null): DecidedEdge[] {
  if (!asked || asked.positions.length < 2) return edges
  const sides = asked.positions.filter(({ value }) => asked.kind !== 'yes or no' || value !== 'In part')
  const rivals = sides.flatMap((x, i) =>
    sides
      .slice(i + 1)
      .flatMap((y) =>
        placesOf(x, claims).flatMap((a) => placesOf(y, claims).map((b) => rivalEdge(a, b, claims, asked, x, y))),
      ),
  )
  return withRivals(edges, rivals)
}

const SLOTS = { 'yes or no': 'negation', name: 'who or what', date: 'date', number: 'number' } as const

/** The places of the claims in which a side is quoted. */
const placesOf = ({ quotes }: AskedPosition, claims: SeatClaim[]): number[] =>
  quotes.flatMap(({ seat, start }) => {
    const at = claims.findIndex(({ answer, segment }) => answer.seat === seat && segment.start === start)
    return at < 0 ? [] : [at]
  })

function rivalEdge(
  a: number,
  b: number,
  claims: SeatClaim[],
  { kind }: AskedAnswer,
  x: AskedPosition,
  y: AskedPosition,
): DecidedEdge {
  const side = (place: number, { value }: AskedPosition): Difference['a'] => {
    const start = claims[place]!.text.indexOf(value)
    return { value, spans: start < 0 ? [] : [{ start, end: start + value.length }] }
  }
  return disputeOf(a, b, { slot: SLOTS[kind], a: side(a, x), b: side(b, y) })
}
