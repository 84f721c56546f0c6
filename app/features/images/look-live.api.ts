import type { LoaderFunctionArgs } from '@remix-run/node'
import { toLookTopic } from './lens/look-job.server.ts'
import { findLook } from './lens/looks.store.server.ts'
import { followOwn } from './keeping/follow-own.server.ts'

/** What is found in a picture as it is found, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, toLookTopic(params.id ?? ''), () => findLook(params.id ?? ''))
