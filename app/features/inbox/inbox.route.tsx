import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { InboxPage } from './parts/inbox-page.tsx'
import { actOnInbox } from './reading/inbox-acts.server.ts'
import { readInbox } from './reading/inbox-view.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const view = await readInbox(request, await requireMember(request))
  return data(view, view.isGone || view.isComposeGone ? 404 : 200)
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnInbox(request, context.network)

export const headers = passRetryAfter

export default function Inbox() {
  const view = useLoaderData<typeof loader>()
  return <InboxPage view={view} problem={useActionAnswer<typeof action>()?.problem ?? null} />
}
