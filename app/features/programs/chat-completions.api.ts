import type { ActionFunctionArgs } from '@remix-run/node'
import { toFailureWords } from '#app/kits/engines/failure-words.ts'
import { toViewer } from '#app/kits/engines/viewer.ts'
import { toCapWords, toResetS } from '#app/kits/quota/quota.server.ts'
import { beginRun } from '#app/kits/runs/begin-run.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/ids.server.ts'
import { toFailure, type RunOptions } from '#app/providers/engine.ts'
import { requireKeyOwner } from './caller.server.ts'
import { completionInputs } from './chat-completions.inputs.ts'
import { complete, isOffered } from './complete.server.ts'
import { toCompletion, type Header } from './completion.ts'
import { streamCompletion } from './completion-stream.server.ts'
import { errorResponse, toFailureAnswer } from './openai-error.ts'
import { readMessages } from './read-messages.ts'

const MS_PER_S = 1_000

export const loader = () => errorResponse(405, { message: 'Send a completion with POST.' }, { Allow: 'POST' })

/** `POST /v1/chat/completions`, in OpenAI's shape: one run of the owner of the key. */
export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  const read = completionInputs.safeParse(await request.json().catch(() => null))
  if (!read.success) {
    const [issue] = read.error.issues
    const param = issue?.path.join('.') || null
    return errorResponse(400, { message: `${param ?? 'The body'}: ${issue?.message ?? 'is not JSON'}`, param })
  }
  const { model, stream, stream_options: streaming } = read.data
  const asked = readMessages(read.data.messages)
  if ('problem' in asked) return errorResponse(400, { message: asked.problem, param: 'messages' })
  if (!(await isOffered({ viewer: toViewer(owner) }, model)))
    return errorResponse(404, {
      message: `There is no model ${model} for you here.`,
      code: 'model_not_found',
      param: 'model',
    })

  const begun = await beginRun(
    { member: owner, network: context.network },
    { screen: 'programs', apiKeyId: owner.keyId },
  )
  if (!begun.isDone) {
    const retry = { 'Retry-After': String(toResetS(begun.quota)), 'x-should-retry': 'false' }
    return errorResponse(
      429,
      { message: toCapWords(begun.quota, false), type: 'insufficient_quota', code: 'insufficient_quota' },
      retry,
    )
  }
  const header: Header = {
    id: `chatcmpl-${createId()}`,
    created: Math.floor(clock.now().getTime() / MS_PER_S),
    model,
  }
  const work = (options: RunOptions) => complete(begun.value, model, { ...asked, settings: read.data }, options)
  if (stream)
    return streamCompletion(header, work, { signal: request.signal, hasUsage: streaming?.include_usage === true })
  try {
    const ended = await work({ signal: request.signal })
    return Response.json(toCompletion(header, ended), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    const failure = toFailure(error)
    const { status, headers, body } = toFailureAnswer(failure, toFailureWords(failure))
    return errorResponse(status, body, headers)
  }
}
