import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { toSetTopic } from './sets/sets-keeping.server.ts'
import { findSet } from './sets/sets.store.server.ts'

/** How far the mixing of a set is, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toSetTopic(params.id ?? ''),
    none: NOT_THERE,
    find: () => findSet(params.id ?? ''),
  })
