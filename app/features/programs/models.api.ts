import type { LoaderFunctionArgs } from '@remix-run/node'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { requireKeyOwner } from './caller.server.ts'
import { listOffered } from './offered-models.server.ts'

/** `GET /v1/models`, in OpenAI's shape. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await requireKeyOwner(request, context.network)
  return Response.json(
    { object: 'list', data: await listOffered(toViewer(owner)) },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}
