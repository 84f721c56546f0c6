import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { SharedSongPage } from './parts/shared-song-page.tsx'
import { actOnShared, readSharedSong } from './sharing/shared-song.server.ts'

export const loader = ({ params }: LoaderFunctionArgs) => readSharedSong(params.id ?? '')

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  actOnShared(request, params.id ?? '', context.network)

export const headers = passRetryAfter

/** Only what was published for everybody is for search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.title ?? 'Shared song', isIndexed: Boolean(data?.by) })

export default function MusicShared() {
  return (
    <SharedSongPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
