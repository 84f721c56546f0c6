import type { KeyedRun } from '#app/kits/asking/runs/keyed-run.server.ts'
import { hasCostNothing } from '#app/kits/asking/runs/use-engine.server.ts'
import { log } from '#app/platform/log.server.ts'
import { EngineFailure, toFailure, type FailureKind } from '#app/providers/engine.ts'
import type { Completion, Header } from './completion.ts'
import { AnswerMisfit } from './fit-schema.server.ts'

type Failure = { kind: FailureKind; message: string; retryAfterS: number | null; isMisfit?: boolean }
type KeptCompletion = Omit<Completion, 'calls'> & Partial<Pick<Completion, 'calls'>>
/** What came of a call, as it is kept for whoever repeats it. */
export type Outcome = { header: Header } & ({ completion: KeptCompletion } | { failure: Failure })

/** Keeps what came of the work under its key. Where nothing was done, the key is free for another try. */
export async function keepOutcome(run: KeyedRun, header: Header, work: Promise<Completion>): Promise<Completion> {
  try {
    const completion = await work
    await orWarn(run.keep({ header, completion } satisfies Outcome))
    return completion
  } catch (error) {
    const failure = toFailure(error)
    const { kind, message, retryAfterS } = failure
    const outcome: Outcome = {
      header,
      failure: { kind, message, retryAfterS, isMisfit: failure instanceof AnswerMisfit },
    }
    await orWarn(hasCostNothing(failure) ? run.free() : run.keep(outcome))
    throw failure
  }
}

/** The kept outcome as if it came now. */
export function repeatOutcome(outcome: Outcome): Promise<Completion> {
  // What was kept before answers could hold calls has none.
  if ('completion' in outcome) return Promise.resolve({ ...outcome.completion, calls: outcome.completion.calls ?? [] })
  const { kind, message, retryAfterS, isMisfit } = outcome.failure
  return Promise.reject(isMisfit ? new AnswerMisfit(message) : new EngineFailure(kind, message, retryAfterS))
}

/** An outcome that cannot be kept never costs the caller the answer. */
const orWarn = (kept: Promise<void>) =>
  kept.catch((error: unknown) => log.warn({ err: error }, 'the outcome of a call could not be kept'))
