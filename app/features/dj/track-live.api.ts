import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { toTrackTopic } from './crate/tracks-keeping.server.ts'
import { findTrack } from './crate/tracks.store.server.ts'

/** Whether a track was listened to, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toTrackTopic(params.id ?? ''),
    none: NOT_THERE,
    find: () => findTrack(params.id ?? ''),
  })
