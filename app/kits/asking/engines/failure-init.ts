import { toTable } from '#app/platform/table.ts'
import { toFailure, type EngineFailure, type FailureKind } from '#app/providers/engine.ts'
import { toFailureWords } from './failure-words.ts'

const statuses = toTable({
  unreachable: 503,
  slow: 504,
  limited: 429,
  unauthorised: 502,
  refused: 422,
  unable: 422,
  broken: 502,
  cancelled: 503,
  unaffordable: 429,
} satisfies Record<FailureKind, number>)

/** How an answer begins that tells of a failed engine: its status, and in how many seconds one may try again where that is known. */
export function toFailureInit({ kind, retryAfterS }: Pick<EngineFailure, 'kind' | 'retryAfterS'>) {
  const headers = toTable<string>()
  if (retryAfterS !== null) headers['Retry-After'] = String(Math.ceil(retryAfterS))
  return { status: statuses[kind] ?? 502, headers }
}

/** What a form says where an engine failed, without keys or addresses, and how its answer begins. */
export function toRefusal(error: unknown): { message: string; init: ReturnType<typeof toFailureInit> } {
  const failure = toFailure(error)
  return { message: toFailureWords(failure), init: toFailureInit(failure) }
}
