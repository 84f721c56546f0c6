import { CommandFailure, TurnsBusy } from '#app/platform/command.server.ts'
import type { CommandTrouble } from '#app/platform/command.server.ts'
import { WorkerFailure, ShareSpent } from '#app/platform/worker-pool/worker-pool.ts'
import type { WorkerTrouble } from '#app/platform/worker-pool/worker-pool.ts'
import { EngineFailure, toFailure } from './engine.ts'
import type { FailureKind } from './engine.ts'

/** Somebody who was refused for lack of room may ask again after so long. */
const RETRY_AFTER_S = 5

const kindOfRoom: Record<WorkerTrouble, FailureKind> = {
  busy: 'limited',
  spent: 'limited',
  slow: 'slow',
  cancelled: 'cancelled',
  crashed: 'broken',
  failed: 'broken',
  closed: 'unreachable',
}

const kindOfCommand: Record<CommandTrouble, FailureKind> = {
  missing: 'unreachable',
  slow: 'slow',
  cancelled: 'cancelled',
  failed: 'broken',
  'too-much': 'broken',
}

/** What a job in a worker may throw so that it comes out as the same EngineFailure. */
const carried: readonly FailureKind[] = ['unable', 'refused', 'broken', 'limited', 'slow']

/** What a worker room, a program of the machine or their queue throws, as an engine's failure. */
export function toMachineFailure(error: unknown, signal?: AbortSignal): EngineFailure {
  if (error instanceof EngineFailure) return error
  if (signal?.aborted) return new EngineFailure('cancelled', 'Nobody waits any more', null, { cause: error })
  const kind = kindOf(error)
  if (!kind || !(error instanceof Error)) return toFailure(error)
  const waitS = error instanceof ShareSpent ? error.retryAfterS : RETRY_AFTER_S
  return new EngineFailure(kind, error.message, kind === 'limited' ? waitS : null, { cause: error })
}

/** Whether an engine failed for what somebody gave it to do, or for how much: others may ask it all the same. */
export const isOfWork = ({ cause }: EngineFailure): boolean =>
  cause instanceof TurnsBusy || (cause instanceof WorkerFailure && cause.kind !== 'failed' && cause.kind !== 'closed')

function kindOf(error: unknown): FailureKind | null {
  if (error instanceof TurnsBusy) return 'limited'
  if (error instanceof CommandFailure) return kindOfCommand[error.kind]
  if (!(error instanceof WorkerFailure)) return null
  return carried.find((kind) => error.kind === 'failed' && kind === error.reason) ?? kindOfRoom[error.kind]
}
