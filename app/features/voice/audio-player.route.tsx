import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { AudioPlayerPage } from './parts/audio-player-page.tsx'
import { actInAudioPlayer, readAudioPlayer } from './player/audio-player.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readAudioPlayer(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInAudioPlayer(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'recording' ? view.recording.title : null))

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'recording'
    ? retitled(matches, { title: view.recording.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function AudioPlayer() {
  return (
    <AudioPlayerPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
