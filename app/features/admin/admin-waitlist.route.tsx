import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readWaitlistScreen } from './waitlist/admin-waitlist.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { WaitlistPage } from './waitlist/waitlist-page.tsx'
import { actOnWaitlist } from './waitlist/waitlist-acts.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readWaitlistScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnWaitlist(visit)

export const headers = passRetryAfter

export default function AdminWaitlist() {
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  return <WaitlistPage view={useLoaderData<typeof loader>()} answer={answer} />
}
