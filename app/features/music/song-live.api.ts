import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { findSong } from '#app/kits/members/songs/songs.store.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { toSongTopic } from './rendering/render-job.server.ts'

/** How far the playing of a song is, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toSongTopic(params.id ?? ''),
    none: NOT_THERE,
    find: () => findSong(params.id ?? ''),
  })
