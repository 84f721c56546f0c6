import type { LoaderFunctionArgs } from '@remix-run/node'
import { toTopic } from '#app/kits/consensus/consensus-run.ts'
import { findRun } from '#app/kits/consensus/runs.store.server.ts'
import { toEventStream } from '#app/kits/live/event-stream.server.ts'
import { notFound } from '#app/platform/problem.ts'

/** What happens in a run while it happens: whoever knows its address may listen. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  if (!(await findRun(id))) return notFound('There is no run under this address.')
  return toEventStream(request, [toTopic(id)], { personId: `${context.network} ${id}`, network: context.network })
}
