import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readFeedbackScreen } from './feedback/admin-feedback.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { actOnFeedback } from './feedback/feedback-acts.server.ts'
import { FeedbackItemPage } from './feedback/feedback-item-page.tsx'
import { FeedbackQueuePage } from './feedback/feedback-queue-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readFeedbackScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnFeedback(visit)

export const headers = passRetryAfter

export default function AdminFeedback() {
  const { item, queue } = useLoaderData<typeof loader>()
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  return item ? (
    <FeedbackItemPage key={item.id} item={item} answer={answer} />
  ) : (
    <FeedbackQueuePage queue={queue!} answer={answer} />
  )
}
