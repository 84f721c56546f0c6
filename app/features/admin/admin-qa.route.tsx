import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readChecksScreen } from './checks/admin-qa.server.ts'
import { actOnChecks } from './checks/check-acts.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { ChecksPage } from './checks/checks-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readChecksScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnChecks(visit)

export const headers = passRetryAfter

export default function AdminQa() {
  const answer = (useActionAnswer() as AdminFormAnswer | undefined) ?? null
  return <ChecksPage view={useLoaderData<typeof loader>()} answer={answer} />
}
