import type { Evidence, Heading, Label, SeatAgreement } from './assemble/score.ts'
import type { Tier } from './judgements.ts'
import type { Span } from './text/text.ts'

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
  /** The tiers that decided how it stands to what the others say, the surest first; absent in ledgers of before. */
  tiers?: Tier[]
}

export type Position = { value: string; seats: string[]; quotes: Voice[] }

/** Rival positions on one slot; a seat stands in one of them at most. */
export type LedgerDispute = { slot: string; claimIds: string[]; positions: Position[] }

/**
 * What was left out, because the work for one panel is bounded: all but the first claims of an answer, all but the first
 * words of its longest sentences, all but the pairs of claims that share most.
 */
export type Cut =
  | { what: 'claims'; seat: string; compared: number }
  | { what: 'words'; seat: string }
  | { what: 'pairs'; compared: number; of: number }

export type Ledger = {
  heading: Heading
  agreement: { perSeat: SeatAgreement[]; mean: number | null }
  claims: LedgerClaim[]
  disputes: LedgerDispute[]
  answer: string
  /** Absent where everything was compared. */
  cuts?: Cut[]
}
