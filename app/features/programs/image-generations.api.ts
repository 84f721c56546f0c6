import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toFailure } from '#app/providers/engine.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { imageInputs } from './inputs/image-generations.inputs.ts'
import { failureResponse } from './calls/openai-error.server.ts'
import { beginCall, findNamed, readCallJson } from './calls/read-call.server.ts'

const MS_PER_S = 1_000

export const loader = onlyBy('POST', 'Ask for pictures with POST.')

/** `POST /v1/images/generations`, in OpenAI's shape: one run of the owner of the key. What the prompt's words did stands beside. */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'images', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const { prompt, model, n, size, style = null, seed = null } = await readCallJson(request, imageInputs)
  const { engineId } = await findNamed(owner, 'draw', model)
  const run = await beginCall(owner, context.network)
  try {
    const wish = { prompt, style, ...size, seed, count: n ?? 1 }
    const used = await useBest(run, 'draw', wish, { engineId, signal: request.signal })
    return Response.json(toAnswer(used), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    return failureResponse(toFailure(error))
  }
}

function toAnswer({ result, listed, costMicros }: Awaited<ReturnType<typeof useBest<'draw'>>>) {
  const { pictures, understood, ignored } = result
  return {
    created: Math.floor(clock.now().getTime() / MS_PER_S),
    data: pictures.map(({ bytes, seed, svg }) => ({ b64_json: Buffer.from(bytes).toString('base64'), seed, svg })),
    model: listed.engine.id,
    evidence: {
      engine: listed.engine.id,
      version: listed.engine.version,
      understood,
      ignored,
      cost_micros: costMicros,
    },
  }
}
