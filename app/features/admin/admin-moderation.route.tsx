import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { ModerationPage } from './moderation/moderation-page.tsx'
import { actOnModeration, readModeration } from './moderation/moderation.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readModeration(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnModeration(visit)

export const headers = passRetryAfter

export default function AdminModeration() {
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  return <ModerationPage view={useLoaderData<typeof loader>()} answer={answer} />
}
