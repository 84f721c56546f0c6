import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { findFlow } from './keeping/flows.store.server.ts'
import { findFlowRun } from './keeping/runs.store.server.ts'
import { toFlowRunTopic } from './running/flow-job.server.ts'

/** How far a run is, for whom its flow belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toFlowRunTopic(params.id ?? ''),
    none: NOT_THERE,
    find: async () => {
      const run = await findFlowRun(params.id ?? '')
      return run && findFlow(run.flowId)
    },
  })
