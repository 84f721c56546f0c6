import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import type { KeyCall } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { readCaller } from './caller.server.ts'
import { errorResponse, failureResponse } from './openai-error.server.ts'

type Args = { request: Request; context: { network: string } }

/**
 * Answers one call of `/v1`: asks whose key it carries and whether that may make this call, and says on every answer what
 * is left of the limit and how long it took until the answer began.
 */
export async function answerCall(
  { request, context }: Args,
  call: KeyCall | null,
  work: (owner: KeyOwner) => Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now()
  const caller = await readCaller(request, context.network, call)
  const answer = 'refusal' in caller ? caller.refusal : await work(caller.owner).catch(toRefusal)
  for (const [name, value] of Object.entries(caller.headers)) answer.headers.set(name, value)
  return timed(answer, startedAt)
}

/** The answer to whoever sends a call with a method it does not take. */
export function onlyBy(method: 'GET' | 'POST' | 'DELETE', message: string): () => Response {
  return () => timed(errorResponse(405, { message }, { Allow: method }), performance.now())
}

function timed(answer: Response, startedAt: number): Response {
  answer.headers.set('openai-processing-ms', String(Math.round(performance.now() - startedAt)))
  return answer
}

/** Calls throw the answer that ends them, or the failure of an engine; what was said in plain words gets the usual shape. */
async function toRefusal(error: unknown): Promise<Response> {
  if (error instanceof Response) {
    const isPlain = /^text\/plain/.test(error.headers.get('content-type') ?? '')
    return isPlain ? errorResponse(error.status, { message: await error.text() }) : error
  }
  if (error instanceof EngineFailure) return failureResponse(error)
  throw error
}
