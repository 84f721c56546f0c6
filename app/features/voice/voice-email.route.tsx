import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actInVoiceEmail } from './emails/voice-email-acts.server.ts'
import { readVoiceEmail } from './emails/voice-email-view.server.ts'
import { VoiceEmailPage } from './parts/mail/voice-email-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readVoiceEmail(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInVoiceEmail(request, context.network)

export const headers = passRetryAfter

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'mail'
    ? retitled(matches, { title: view.mail.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function VoiceEmail() {
  return (
    <VoiceEmailPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
