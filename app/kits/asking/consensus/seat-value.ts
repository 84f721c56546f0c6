import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'

/** What a seat brought, seen by leaving it out. */
export type SeatValue = {
  /** Claims nobody else makes: without the seat they are gone. */
  own: number
  /** Claims it shares with one other alone: without the seat they are a single voice. */
  carried: number
  /** Disputes in which it alone holds a position: without the seat nobody contradicts. */
  contested: number
  /** Claims it shares whose evidence is its source, a calculation or a quote. */
  sourced: number
}

/**
 * The value of a seat on a panel, by counting on the ledger what would stand without it. A seat that only repeats what others
 * agree on has no value here, whatever it cost.
 */
export function toSeatValue({ claims, disputes }: Pick<Ledger, 'claims' | 'disputes'>, seat: string): SeatValue {
  const supported = claims.filter(({ support }) => support.includes(seat))
  const own = supported.filter(({ support }) => support.length === 1).length
  const carried = supported.filter(({ support }) => support.length === 2).length
  const contested = disputes.filter(({ positions }) =>
    positions.some(({ seats }) => seats.length === 1 && seats[0] === seat),
  ).length
  const sourced = supported.filter(({ support, evidence }) => support.length > 1 && evidence >= 'E2').length
  return { own, carried, contested, sourced }
}

export const isWorthless = ({ own, carried, contested }: SeatValue): boolean => own + carried + contested === 0
