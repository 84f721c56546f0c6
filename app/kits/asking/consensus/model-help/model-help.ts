import type { ClaimPair, Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { Relation } from '#app/engines/claim-ledger/relation.ts'

/** The language models that help a run, by engine id: one judges what the built-in tiers leave open, one smooths the answer. */
export type Helpers = { judge: string | null; rewriter: string | null }
export const NO_HELPERS: Helpers = { judge: null, rewriter: null }

/**
 * What a helper did and took. `refused`: what it wrote is not shown; `unneeded`: there was nothing to do, so nobody was asked.
 */
export type HelperReceipt = {
  engine: string
  label: string
  state: 'waiting' | 'done' | 'failed' | 'refused' | 'unneeded'
  /** Why it is not done, in a sentence or two. */
  why: string | null
  tookMs: number | null
  inputUnits: number | null
  outputUnits: number | null
  /** Millionths of a dollar; null is unknown. */
  costMicros: number | null
}

/** A pair as a model judged it, in the order given and the other way round; null where it gave no judgement. */
export type JudgedPair = ClaimPair & { orders: [Relation | null, Relation | null]; relation: Relation | null }

export type Judging = HelperReceipt & { pairs: JudgedPair[] }
export type Smoothing = HelperReceipt & { text: string | null }

/** The ledger of a run, with what its helpers made of it. */
export type RunLedger = Ledger & { judging?: Judging; smoothing?: Smoothing }

/** Whether a helper is still at work on it. */
export const isHelpPending = ({ judging, smoothing }: RunLedger): boolean =>
  judging?.state === 'waiting' || smoothing?.state === 'waiting'

/** The helpers that were asked, for the receipt. */
export const listHelp = ({ judging, smoothing }: RunLedger): { does: string; receipt: HelperReceipt }[] => [
  ...(judging ? [{ does: 'comparing', receipt: judging }] : []),
  ...(smoothing ? [{ does: 'smoothing', receipt: smoothing }] : []),
]

/** Whether a model decided how a claim stands to the others. */
export const isJudged = ({ tiers = [] }: Ledger['claims'][number]): boolean => tiers.includes('model')

/** The helpers of a run, for one that follows from it. */
export const helpersOf = (run: Helpers | null): Helpers =>
  run ? { judge: run.judge, rewriter: run.rewriter } : NO_HELPERS
