import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { findResearch } from './keeping/research.store.server.ts'
import { toResearchTopic } from './work/research-job.server.ts'

/** How far a research is, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toResearchTopic(params.id ?? ''),
    none: NOT_THERE,
    find: () => findResearch(params.id ?? ''),
  })
