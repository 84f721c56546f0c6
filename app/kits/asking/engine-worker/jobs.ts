import type { ClaimPair, Ledger, LedgerInput } from '#app/engines/claim-ledger/ledger.ts'
import type { relateClaims } from '#app/engines/claim-ledger/relation.ts'
import type { HelpAnswer, SeatAnswer } from '#app/engines/knowledge/knowledge.ts'
import type { HelpRank, HelpText } from '#app/kits/search/site-search/help-passages.ts'

/** What the worker is asked to do, by name: its input and its result. */
export type Jobs = {
  ask: { input: { seat: string; question: string }; result: SeatAnswer }
  /** The help centre asked by somebody who stands at its desk. */
  desk: { input: { question: string }; result: HelpAnswer }
  ledger: { input: LedgerInput; result: Ledger }
  /** The pairs of claims of a panel that a language model may judge. */
  openPairs: { input: LedgerInput; result: ClaimPair[] }
  relate: { input: { a: string; b: string }; result: Awaited<ReturnType<typeof relateClaims>> }
  embed: { input: string[]; result: Float32Array[] }
  prepare: { input: null; result: null }
  warm: { input: null; result: null }
}
export type JobName = keyof Jobs

/** What the server answers a worker that asks for help articles; `texts` is null when the worker has those of this version. */
export type HelpReply = { version: string; ranks: HelpRank[]; texts: readonly HelpText[] | null }

/** A seat as the page lists it. */
export type SeatInfo = { id: string; label: string; about: string; family: string }
