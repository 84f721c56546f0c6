import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { SharedEmailPage } from './parts/mail/shared-email-page.tsx'
import { readSharedEmail } from './sharing/shared-email.server.ts'

export const loader = ({ params }: LoaderFunctionArgs) => readSharedEmail(params.shareableId ?? '')

/** Search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.subject ?? 'Shared voice email', isIndexed: false })

export default function VoiceEmailShared() {
  return <SharedEmailPage view={useLoaderData<typeof loader>()} />
}
