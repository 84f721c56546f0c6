import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { VoiceToolsPage } from './parts/voice-tools-page.tsx'
import { actInVoiceTools, readVoiceTools } from './tools/voice-tools.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readVoiceTools(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInVoiceTools(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'recording' ? view.recording.title : null))

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'recording'
    ? retitled(matches, { title: view.recording.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function VoiceTools() {
  const answer = useActionAnswer<typeof action>()
  return <VoiceToolsPage view={useLoaderData<typeof loader>()} problem={answer?.problem ?? null} />
}
