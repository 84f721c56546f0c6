import type { ActionFunctionArgs } from '@remix-run/node'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { useBest, type BestUse } from '#app/kits/asking/runs/use-best.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toTable } from '#app/platform/table.ts'
import { toFailure } from '#app/providers/engine.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { moderationInputs } from './inputs/moderations.inputs.ts'
import { failureResponse } from './calls/openai-error.server.ts'
import { beginCall, findNamed, readCallJson } from './calls/read-call.server.ts'

export const loader = onlyBy('POST', 'Send the text with POST.')

/**
 * `POST /v1/moderations`, in OpenAI's shape: one run of the owner of the key. The categories are those the engine knows; a
 * hint for people, never a verdict.
 */
export const action = (args: ActionFunctionArgs) => answerCall(args, 'moderations', (owner) => answer(args, owner))

async function answer({ request, context }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const { input: texts, model } = await readCallJson(request, moderationInputs)
  const { engineId } = await findNamed(owner, 'moderate', model)
  const run = await beginCall(owner, context.network)
  try {
    const looked: BestUse<'moderate'>[] = []
    for (const text of texts)
      looked.push(await useBest(run, 'moderate', { text, picture: null }, { engineId, signal: request.signal }))
    return Response.json(
      { id: `modr-${createId()}`, model: looked[0]!.listed.engine.id, results: looked.map(toResult) },
      { headers: { 'Cache-Control': 'no-store', 'x-frenly-engine': looked[0]!.listed.engine.id } },
    )
  } catch (error) {
    return failureResponse(toFailure(error))
  }
}

/** A label is a category that applies; those that do not apply are not listed by engines. */
const toResult = ({ result: { isFlagged, labels } }: BestUse<'moderate'>) => ({
  flagged: isFlagged,
  categories: toTable(Object.fromEntries(labels.map(({ name }) => [name, true]))),
  category_scores: toTable(Object.fromEntries(labels.map(({ name, score }) => [name, score]))),
})
