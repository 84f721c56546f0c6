import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { readActivity } from './activity.server.ts'
import { actOnOwnJob } from './own-job-acts.server.ts'
import { ActivityPage } from './parts/activity-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request)
  return readActivity(id, new URL(request.url).searchParams)
}

export const action = ({ request }: ActionFunctionArgs) => actOnOwnJob(request)

export const headers = passRetryAfter

export default function Activity() {
  return (
    <ActivityPage view={useLoaderData<typeof loader>()} message={useActionAnswer<typeof action>()?.message ?? null} />
  )
}
