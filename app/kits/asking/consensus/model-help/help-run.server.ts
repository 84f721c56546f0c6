import { findEngine, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'
import { ledgerOf, openPairsOf } from '#app/kits/asking/panel/panel.server.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { log } from '#app/platform/log.server.ts'
import { TOOK_NOTHING } from './ask-helper.server.ts'
import type { HelperReceipt, Helpers, Judging, RunLedger } from './model-help.ts'
import { judgePairs, toJudgements } from './judge.server.ts'
import { smooth } from './rewrite.server.ts'

const GONE = 'This engine is no longer here.'

export type Helped = {
  run: Run
  helpers: Helpers
  question: string
  seats: readonly SeatResult[]
  /** What the judge of the version before said. */
  before: Judging | null
}

type Model = ListedEngine<'write'> | null

/**
 * The built-in ledger with what the chosen language models make of it. `tell` is given what stands meanwhile. Never rejects for
 * what a helper did: the built-in ledger and the assembled answer stand, with the reason.
 */
export async function withHelp(
  helped: Helped,
  ledger: Ledger,
  tell: (meanwhile: RunLedger) => Promise<unknown>,
): Promise<RunLedger> {
  const { run, helpers } = helped
  if (helpers.judge === null && helpers.rewriter === null) return ledger
  const [judge, rewriter] = await Promise.all([findModel(run, helpers.judge), findModel(run, helpers.rewriter)])
  const waiting = {
    ...(helpers.judge !== null && { judging: { ...toReceipt(helpers.judge, judge), pairs: [] } }),
    ...(helpers.rewriter !== null && { smoothing: { ...toReceipt(helpers.rewriter, rewriter), text: null } }),
  }
  await tell({ ...ledger, ...waiting })
  const judged: RunLedger = judge ? await withJudge(helped, judge, ledger) : { ...ledger, ...waiting }
  if (!rewriter) return { ...judged, ...(waiting.smoothing && { smoothing: waiting.smoothing }) }
  return { ...judged, smoothing: await smooth(run, rewriter, { ...helped, ledger: judged }) }
}

const findModel = (run: Run, id: string | null): Promise<Model> =>
  id === null ? Promise.resolve(null) : findEngine(run.viewer, 'write', id)

const toReceipt = (engine: string, model: Model): HelperReceipt => ({
  engine,
  label: model?.engine.label ?? engine,
  state: model ? 'waiting' : 'failed',
  why: model ? null : GONE,
  ...TOOK_NOTHING,
})

async function withJudge({ run, question, seats, before }: Helped, judge: ListedEngine<'write'>, ledger: Ledger) {
  const pairs = await openPairsOf(question, seats)
  const judging = await judgePairs(run, judge, { question, pairs, before })
  const judgements = toJudgements(judging.pairs)
  if (judgements.length === 0) return { ...ledger, judging }
  try {
    return { ...(await ledgerOf(question, seats, judgements)), judging }
  } catch (error) {
    log.error({ err: error, run: run.id }, 'a ledger could not take judgements into account')
    return { ...ledger, judging: { ...judging, state: 'failed' as const, why: 'Its judgements could not be used.' } }
  }
}
