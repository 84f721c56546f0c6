import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { errorResponse, failureResponse } from './calls/openai-error.server.ts'
import { readCallJson } from './calls/read-call.server.ts'
import { beginCompletion } from './completing/begin-completion.server.ts'
import { readMessages } from './completing/read-messages.ts'
import { findMisfit, toResponseWish } from './completing/wish.ts'
import { responseInputs } from './inputs/responses.inputs.ts'
import { toMessages } from './responding/read-items.ts'
import { toResponse } from './responding/response.ts'
import { streamResponse } from './responding/response-stream.server.ts'

export const loader = onlyBy('POST', 'Ask for a response with POST: none is kept here to be read again.')

/** `POST /v1/responses`, in OpenAI's shape and on the path of chat completions: one run of the owner of the key, nothing kept. */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'chat', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const input = await readCallJson(request, responseInputs)
  const wish = toResponseWish(input)
  const misfit = findMisfit(wish, input.tool_choice != null)
  if (misfit) return errorResponse(400, misfit)
  const asked = readMessages(toMessages(input), { withCalls: wish.tools.length > 0 })
  if ('problem' in asked) return errorResponse(400, { message: asked.problem, param: 'input' })
  const { header, work, headers } = await beginCompletion(
    { owner, network: context.network, headers: request.headers },
    {
      model: input.model,
      asked: { ...asked, wish },
      input,
      idPrefix: 'resp_',
      names: { tools: 'tools', json: 'text.format' },
    },
  )
  const { signal } = request
  if (input.stream) return streamResponse(header, input, work, { signal, headers })
  try {
    const ended = await work({ signal })
    return Response.json(toResponse(header, input, ended), { headers: { ...headers, 'Cache-Control': 'no-store' } })
  } catch (error) {
    return failureResponse(toFailure(error), headers)
  }
}
