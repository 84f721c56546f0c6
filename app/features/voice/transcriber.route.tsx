import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { TranscriberPage } from './parts/transcriber-page.tsx'
import { actInTranscriber, readTranscriber } from './videos/transcriber.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readTranscriber(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInTranscriber(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'recording' ? view.recording.title : null))

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'recording' || view?.part === 'compared'
    ? retitled(matches, { title: view.part === 'recording' ? view.recording.title : 'Compared', isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function Transcriber() {
  const answer = useActionAnswer<typeof action>() ?? null
  return <TranscriberPage view={useLoaderData<typeof loader>()} answer={answer} />
}
