import type { LoaderFunctionArgs } from '@remix-run/node'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { requireKeyOwner } from './caller.server.ts'
import { listOffered } from './offered-models.server.ts'
import { errorResponse } from './openai-error.ts'

/** `GET /v1/models/{id}`: an id may hold a stroke. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  const model = (await listOffered(toViewer(owner))).find(({ id }) => id === params['*'])
  if (model) return Response.json(model, { headers: { 'Cache-Control': 'private, no-store' } })
  return errorResponse(404, {
    message: `There is no model ${params['*']} for you here.`,
    code: 'model_not_found',
    param: 'model',
  })
}
