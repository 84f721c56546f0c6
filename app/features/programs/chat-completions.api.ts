import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { errorResponse, failureResponse } from './calls/openai-error.server.ts'
import { readCallJson } from './calls/read-call.server.ts'
import { beginCompletion } from './completing/begin-completion.server.ts'
import { streamCompletion } from './completing/completion-stream.server.ts'
import { toCompletion } from './completing/completion.ts'
import { readMessages } from './completing/read-messages.ts'
import { findMisfit, toChatWish } from './completing/wish.ts'
import { completionInputs } from './inputs/chat-completions.inputs.ts'

export const loader = onlyBy('POST', 'Send a completion with POST.')

/**
 * `POST /v1/chat/completions`, in OpenAI's shape: one run of the owner of the key. With an `Idempotency-Key` a call that is
 * repeated gets what the first one gave.
 */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'chat', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const input = await readCallJson(request, completionInputs)
  const wish = toChatWish(input)
  const misfit = findMisfit(wish, input.tool_choice != null)
  if (misfit) return errorResponse(400, misfit)
  const asked = readMessages(input.messages, { withCalls: wish.tools.length > 0 })
  if ('problem' in asked) return errorResponse(400, { message: asked.problem, param: 'messages' })
  const { header, work, headers } = await beginCompletion(
    { owner, network: context.network, headers: request.headers },
    {
      model: input.model,
      asked: { ...asked, wish },
      input,
      idPrefix: 'chatcmpl-',
      names: { tools: 'tools', json: 'response_format' },
    },
  )
  const { signal } = request
  if (input.stream)
    return streamCompletion(header, work, { signal, hasUsage: input.stream_options?.include_usage === true, headers })
  try {
    const ended = await work({ signal })
    return Response.json(toCompletion(header, ended), { headers: { ...headers, 'Cache-Control': 'no-store' } })
  } catch (error) {
    return failureResponse(toFailure(error), headers)
  }
}
