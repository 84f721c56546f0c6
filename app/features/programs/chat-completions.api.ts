import type { ActionFunctionArgs } from '@remix-run/node'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toCapWords, toResetS, type Quota } from '#app/kits/members/quota/quota.server.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { beginKeyedRun } from '#app/kits/asking/runs/keyed-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readJson } from '#app/platform/request/fields.server.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { toFailure, type RunOptions } from '#app/providers/engine.ts'
import { beforeWords, readCallKey } from './call-key.ts'
import { requireKeyOwner } from './caller.server.ts'
import { completionInputs } from './chat-completions.inputs.ts'
import { complete, isOffered } from './complete.server.ts'
import { toCompletion, type Completion, type Header } from './completion.ts'
import { streamCompletion } from './completion-stream.server.ts'
import { keepOutcome, repeatOutcome, type Outcome } from './kept-completion.server.ts'
import { errorResponse, failureResponse } from './openai-error.ts'
import { readMessages } from './read-messages.ts'

const MS_PER_S = 1_000

export const loader = () => errorResponse(405, { message: 'Send a completion with POST.' }, { Allow: 'POST' })

type Work = (options: RunOptions) => Promise<Completion>

/**
 * `POST /v1/chat/completions`, in OpenAI's shape: one run of the owner of the key. With an `Idempotency-Key` a call that is
 * repeated gets what the first one gave, and the work goes on when its caller is gone.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  const read = completionInputs.safeParse(await readJson(request).catch(() => undefined))
  if (!read.success) {
    const [issue] = read.error.issues
    const param = issue?.path.join('.') || null
    return errorResponse(400, { message: `${param ?? 'The body'}: ${issue?.message ?? 'is not JSON'}`, param })
  }
  const { model, stream, stream_options: streaming } = read.data
  const asked = readMessages(read.data.messages)
  if ('problem' in asked) return errorResponse(400, { message: asked.problem, param: 'messages' })
  const called = readCallKey(request.headers)
  if (called && 'problem' in called) return errorResponse(400, { message: called.problem })
  if (!(await isOffered({ viewer: toViewer(owner) }, model)))
    return errorResponse(404, {
      message: `There is no model ${model} for you here.`,
      code: 'model_not_found',
      param: 'model',
    })

  const answer = async (header: Header, work: Work, headers: Record<string, string> = {}) => {
    if (stream)
      return streamCompletion(header, work, {
        signal: request.signal,
        hasUsage: streaming?.include_usage === true,
        headers,
      })
    try {
      const ended = await work({ signal: request.signal })
      return Response.json(toCompletion(header, ended), { headers: { ...headers, 'Cache-Control': 'no-store' } })
    } catch (error) {
      return failureResponse(toFailure(error), headers)
    }
  }
  const runner = { member: owner, network: context.network }
  const start = { screen: 'programs', apiKeyId: owner.keyId }
  const header: Header = {
    id: `chatcmpl-${createId()}`,
    created: Math.floor(clock.now().getTime() / MS_PER_S),
    model,
  }
  const work = { ...asked, settings: read.data }
  if (!called) {
    const begun = await beginRun(runner, start)
    if (!begun.isDone) return toCapAnswer(begun.quota)
    return answer(header, (options) => complete(begun.value, model, work, options))
  }
  const begun = await beginKeyedRun(runner, start, { key: called.key, digest: hashOf(JSON.stringify(read.data)) })
  if (begun.isDone) {
    const run = begun.value
    const { signal } = new AbortController()
    return answer(header, (options) => keepOutcome(run, header, complete(run, model, work, { ...options, signal })))
  }
  if ('quota' in begun) return toCapAnswer(begun.quota)
  const { before } = begun
  if (before.state === 'kept') {
    const outcome = before.outcome as Outcome
    return answer(outcome.header, () => repeatOutcome(outcome), { 'Idempotent-Replayed': 'true' })
  }
  const { status, message, code, headers } = beforeWords[before.state]
  return errorResponse(status, { message, code }, headers)
}

function toCapAnswer(quota: Quota): Response {
  const headers = { 'Retry-After': String(toResetS(quota)), 'x-should-retry': 'false' }
  const code = 'insufficient_quota'
  const message = `${toCapWords(quota, false)} Whoever runs this server sets their number with RUNS_PER_DAY.`
  return errorResponse(429, { message, type: code, code }, headers)
}
