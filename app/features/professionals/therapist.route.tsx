import type { ActionFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { waitlistAction } from '#app/kits/members/waitlist/waitlist.server.ts'
import { FirstMessagePage } from './parts/first-message-page.tsx'
import { writeFirstMessage } from './therapist.server.ts'
import { isWaitlistForm } from './waitlist-form.server.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  if (await isWaitlistForm(request)) return waitlistAction(request, context.network)
  return writeFirstMessage(request, context.network)
}

export const headers = passRetryAfter

export default function Therapist() {
  const result = useActionData<typeof action>()
  const isWaitlist = result !== undefined && 'isKept' in result
  return <FirstMessagePage result={isWaitlist ? undefined : result} waiting={isWaitlist ? result : undefined} />
}
