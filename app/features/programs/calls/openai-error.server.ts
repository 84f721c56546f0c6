import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { KeyBudgetSpent } from '#app/kits/members/api-keys/key-budget.server.ts'
import { toTable } from '#app/platform/table.ts'
import type { EngineFailure } from '#app/providers/engine.ts'
import { AnswerMisfit } from '../completing/fit-schema.server.ts'

/** An error in the shape every OpenAI client reads. */
export type OpenAiError = { error: { message: string; type: string; param: string | null; code: string | null } }

export const toOpenAiError = (message: string, type: string, code: string | null = null, param: string | null = null) =>
  ({ error: { message, type, param, code } }) satisfies OpenAiError

/** A refusal by status; clients are told not to try again where it would not help. */
export function errorResponse(
  status: number,
  {
    message,
    type = 'invalid_request_error',
    code = null,
    param = null,
  }: { message: string; type?: string; code?: string | null; param?: string | null },
  headers: HeadersInit = {},
): Response {
  const all = new Headers(headers)
  all.set('Cache-Control', 'no-store')
  return Response.json(toOpenAiError(message, type, code, param), { status, headers: all })
}

const failures = {
  unreachable: { status: 503, type: 'server_error', code: 'engine_unreachable' },
  slow: { status: 504, type: 'server_error', code: 'engine_timeout' },
  limited: { status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  unauthorised: { status: 502, type: 'server_error', code: 'engine_unauthorised' },
  refused: { status: 400, type: 'invalid_request_error', code: 'content_policy_violation' },
  unable: { status: 400, type: 'invalid_request_error', code: 'unsupported' },
  broken: { status: 502, type: 'server_error', code: 'engine_error' },
  cancelled: { status: 499, type: 'server_error', code: 'cancelled' },
  unaffordable: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
} as const satisfies Record<EngineFailure['kind'], { status: number; type: string; code: string }>

/** Who calls by a program is often who runs the server, and sees no screen that would say it. */
const WHERE_TO_SET =
  ' Whoever runs this server sets budgets with BUDGET_PER_DAY or under Admin, Engines and providers; a model on a machine of one’s own costs nothing unless it has a price there.'

/** What a program is told when an engine failed: `words` are for a person. */
export function toFailureAnswer(failure: EngineFailure, words: string) {
  const { kind, retryAfterS } = failure
  const { status, type, code } = failures[kind]
  const headers: Record<string, string> = toTable({
    ...(retryAfterS !== null && { 'Retry-After': String(Math.ceil(retryAfterS)) }),
    ...(kind === 'unaffordable' && { 'x-should-retry': 'false' }),
  })
  if (failure instanceof AnswerMisfit)
    return { status, headers, body: { message: failure.message, type, code: 'answer_does_not_fit' } }
  const message = kind === 'unaffordable' && !(failure instanceof KeyBudgetSpent) ? words + WHERE_TO_SET : words
  return { status, headers, body: { message, type, code } }
}

/** The answer to a call whose engine failed before a word was said. */
export function failureResponse(failure: EngineFailure, more: Record<string, string> = {}): Response {
  const { status, headers, body } = toFailureAnswer(failure, toFailureWords(failure))
  return errorResponse(status, body, { ...headers, ...more })
}
