import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { findFilm } from './keeping/films.store.server.ts'
import { toFilmTopic } from './rendering/render-job.server.ts'

/** How far the making of a film is, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toFilmTopic(params.id ?? ''),
    none: NOT_THERE,
    find: () => findFilm(params.id ?? ''),
  })
