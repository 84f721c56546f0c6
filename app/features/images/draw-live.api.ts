import type { LoaderFunctionArgs } from '@remix-run/node'
import { toDrawTopic } from './drawing/draw-job.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { NO_PICTURE } from './keeping/picture-rights.server.ts'
import { findDraw } from './keeping/pictures.store.server.ts'

/** How far a picture is, for whoever asked for it. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toDrawTopic(params.id ?? ''),
    none: NO_PICTURE,
    find: () => findDraw(params.id ?? ''),
  })
