import type { LoaderFunctionArgs } from '@remix-run/node'
import { toDrawTopic } from './drawing/draw-job.server.ts'
import { followOwn } from './keeping/follow-own.server.ts'
import { findDraw } from './keeping/pictures.store.server.ts'

/** How far a picture is, for whoever asked for it. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, toDrawTopic(params.id ?? ''), () => findDraw(params.id ?? ''))
