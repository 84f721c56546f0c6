import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actInVoiceEmail } from './emails/voice-email-acts.server.ts'
import { readVoiceEmail } from './emails/voice-email-view.server.ts'
import { VoiceEmailPage } from './parts/mail/voice-email-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readVoiceEmail(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInVoiceEmail(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'mail' ? view.mail.title : null))

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'mail'
    ? retitled(matches, { title: view.mail.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function VoiceEmail() {
  return (
    <VoiceEmailPage view={useLoaderData<typeof loader>()} problem={useActionAnswer<typeof action>()?.problem ?? null} />
  )
}
