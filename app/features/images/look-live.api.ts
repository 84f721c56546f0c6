import type { LoaderFunctionArgs } from '@remix-run/node'
import { toLookTopic } from './lens/look-job.server.ts'
import { findLook } from './lens/looks.store.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { NO_PICTURE } from './keeping/picture-rights.server.ts'

/** What is found in a picture as it is found, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toLookTopic(params.id ?? ''),
    none: NO_PICTURE,
    find: () => findLook(params.id ?? ''),
  })
