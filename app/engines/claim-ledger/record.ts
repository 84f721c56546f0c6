import type { Evidence, Heading, Label, SeatAgreement } from './assemble/score.ts'
import type { Tier } from './judgements.ts'
import type { Span } from './text/text.ts'

export type Stance = 'says' | 'denies' | 'qualifies'

/** A seat's own words on a claim: places are offsets into its raw answer, `marks` the words that differ. */
export type Voice = {
  seat: string
  stance: Stance
  quote: string
  start: number
  end: number
  marks: Span[]
  /** The heading of the list it stands in, where that says how it is meant: "Don't", "Avoid", "Drawbacks". */
  under?: string
}

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
  /** Whether its wording was completed from the question or from what stands before, so that it stands in no answer as it is. */
  isCompleted?: boolean
  /** The tiers that decided how it stands to what the others say, the surest first; absent in ledgers of before. */
  tiers?: Tier[]
}

export type Position = { value: string; seats: string[]; quotes: Voice[] }

/** Rival positions on one slot; a seat stands in one of them at most. `share` is how likely it is that they clash. */
export type LedgerDispute = { slot: string; claimIds: string[]; positions: Position[]; share?: number }

/** One answer to the thing asked, with what limits it, who gives it and in which words. */
export type AskedPosition = { value: string; condition: string | null; seats: string[]; quotes: Voice[] }
/** What the seats answer to the thing asked, the largest side first. */
export type AskedAnswer = { kind: 'yes or no' | 'name' | 'date' | 'number'; positions: AskedPosition[] }

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
  /** What may be a dispute: folded away, and outside heading, shares and merged answer. Absent in ledgers of before. */
  possible?: LedgerDispute[]
  /** Null where the question asks for no such value; absent in ledgers of before. */
  asked?: AskedAnswer | null
  answer: string
  /** Absent where everything was compared. */
  cuts?: Cut[]
}
