import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { SmartPage } from './parts/smart-page.tsx'
import { actOnSmart } from './smart/smart-acts.server.ts'
import { readSmart } from './smart/smart-view.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request)
  return readSmart(member.id, new URL(request.url).searchParams)
}

export const action = ({ request }: ActionFunctionArgs) => actOnSmart(request)

export const headers = passRetryAfter

export default function SmartInbox() {
  const view = useLoaderData<typeof loader>()
  return <SmartPage view={view} problem={useActionAnswer<typeof action>()?.problem ?? null} />
}
