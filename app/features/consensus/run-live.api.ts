import type { LoaderFunctionArgs } from '@remix-run/node'
import { toTopic } from '#app/kits/asking/consensus/consensus-run.ts'
import { requireRunReader } from '#app/kits/asking/consensus/run-reader.server.ts'
import { findRunOwner } from '#app/kits/asking/consensus/runs.store.server.ts'
import { toEventStream } from '#app/kits/foundation/live/event-stream.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'

/** What happens in a run while it happens, for whoever asked it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  await requireRunReader(request, id)
  return toEventStream(request, [toTopic(id)], {
    personId: `${context.network} ${id}`,
    network: context.network,
    isStillAllowed: async () => (await findReader(request, id, await findRunOwner(id))) !== null,
  })
}
