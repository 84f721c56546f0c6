import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { embeddingInputs } from './inputs/embeddings.inputs.ts'
import { errorResponse, failureResponse } from './calls/openai-error.server.ts'
import { beginCall, findNamed, readCallJson } from './calls/read-call.server.ts'

export const loader = onlyBy('POST', 'Send the texts with POST.')

/**
 * `POST /v1/embeddings`, in OpenAI's shape: one run of the owner of the key. Vectors of two engines cannot be compared, so
 * that no other engine answers in the place of the one that fails.
 */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'embeddings', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const { input: texts, model, encoding_format: format, dimensions } = await readCallJson(request, embeddingInputs)
  const { engines, engineId } = await findNamed(owner, 'embed', model)
  const listed = engines.find(({ engine }) => engineId === null || engine.id === engineId)
  if (!listed) return failureResponse(new EngineFailure('unreachable', 'No engine makes vectors here'))
  const run = await beginCall(owner, context.network)
  try {
    const { result } = await useEngine(run, listed, { texts }, { signal: request.signal })
    const size = result.vectors[0]?.length ?? 0
    if (dimensions && dimensions !== size)
      return errorResponse(400, { message: `dimensions: ${listed.engine.id} gives ${size}`, param: 'dimensions' })
    const data = result.vectors.map((vector, index) => ({
      object: 'embedding',
      index,
      embedding: format === 'base64' ? toBase64(vector) : [...vector],
    }))
    return Response.json(
      { object: 'list', model: listed.engine.id, data },
      { headers: { 'Cache-Control': 'no-store', 'x-frenly-engine': listed.engine.id } },
    )
  } catch (error) {
    return failureResponse(toFailure(error))
  }
}

/** Numbers of 32 bits, the lowest byte first, as OpenAI's clients read them. */
function toBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * Float32Array.BYTES_PER_ELEMENT)
  vector.forEach((value, n) => bytes.writeFloatLE(value, n * Float32Array.BYTES_PER_ELEMENT))
  return bytes.toString('base64')
}
