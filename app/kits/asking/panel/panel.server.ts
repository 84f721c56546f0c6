import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import type { ClaimPair, Judgement, Ledger } from '#app/engines/claim-ledger/ledger.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { toStorable, toStorableText } from '#app/platform/values/storable.ts'
import { toFailure, type RunOptions } from '#app/providers/engine.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'
import { toLedgerInput } from './ledger-input.ts'
import { isBuiltIn, type SeatInfo } from './seat-info.ts'
import { UNASKED, type SeatResult } from './seat-result.ts'

/** One that can sit on a panel. */
export type Seat = ListedEngine<'answer'>

/** What a panel is asked: the question, and what was said before it where that matters. */
export type Asked = { question: string; context?: string | null }

/** The engines that can sit on somebody's panel here. */
export const listSeats = (viewer: Viewer): Promise<Seat[]> => listEngines(viewer, 'answer')

export const toSeatInfo = ({ engine: { id, label, about, family } }: Seat): SeatInfo => ({
  id,
  label,
  about,
  family,
  isBuiltIn: isBuiltIn(id),
})

/** Asks one engine; never rejects: a seat that fails says so and breaks nothing. `onPart` hears its words as they come. */
export async function askSeat(
  run: Run,
  seat: Seat,
  { question, context = null }: Asked,
  { signal, onPart }: Partial<Pick<RunOptions, 'signal' | 'onPart'>> = {},
): Promise<SeatResult> {
  const { id, label, family } = seat.engine
  const startedMs = performance.now()
  const took = () => Math.round(performance.now() - startedMs)
  let firstPartMs: number | null = null
  const base = { ...UNASKED, sources: [], seat: id, label, family, kind: 'engine' as const, startedAt: clock.now() }
  const asked = { ...base, promptHash: hashOf(JSON.stringify([question, context])) }
  const hear = (text: string) => {
    firstPartMs ??= took()
    onPart?.(text)
  }
  try {
    const input = { question, ...(context && { context }) }
    const options = { ...(signal && { signal }), ...(onPart && { onPart: hear }) }
    const { result: answer, costMicros, usage } = await useEngine(run, seat, input, options)
    const measured = {
      ...asked,
      costMicros,
      firstPartMs,
      tookMs: took(),
      inputUnits: usage.input,
      outputUnits: usage.output,
    }
    if (answer.state === 'abstained') return { ...measured, state: 'abstained', text: toStorableText(answer.why) }
    const { text, weight, isRecomputed } = answer
    const sources = toStorable(answer.sources) as Source[]
    return { ...measured, state: 'answered', text: toStorableText(text), sources, weight, isRecomputed }
  } catch (error) {
    const failure = toFailure(error)
    const state = failure.kind === 'refused' ? 'refused' : 'failed'
    return { ...asked, state, text: toFailureWords(failure), firstPartMs, tookMs: took() }
  }
}

/**
 * The ledger of what the seats said, with what a language model judged; abstaining and failed seats have no voice in it.
 */
export const ledgerOf = (
  question: string,
  seats: readonly SeatResult[],
  judgements?: readonly Judgement[],
): Promise<Ledger> =>
  engineWorker().run('ledger', { ...toLedgerInput(question, seats), ...(judgements && { judgements }) })

/** The pairs of claims of the seats that a language model may judge, the most promising first. */
export const openPairsOf = (question: string, seats: readonly SeatResult[]): Promise<ClaimPair[]> =>
  engineWorker().run('openPairs', toLedgerInput(question, seats))
