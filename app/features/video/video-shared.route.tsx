import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { SharedFilmPage } from './parts/shared-film-page.tsx'
import { toFilmMeta } from './sharing/film-meta.ts'
import { readSharedFilm, reportSharedFilm } from './sharing/shared-film.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => readSharedFilm(request, params.id ?? '')

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  reportSharedFilm(request, params.id ?? '', context.network)

export const headers = passRetryAfter

/** Unfurls with its cover and the film itself; search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? toFilmMeta(retitled(matches, { title: data.title, about: data.label, isIndexed: false }), data)
    : retitled(matches, { title: 'Shared film', isIndexed: false })

export default function VideoShared() {
  return (
    <SharedFilmPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
