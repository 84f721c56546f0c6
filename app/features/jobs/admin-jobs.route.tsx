import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { actOnJobs } from './admin-job-acts.server.ts'
import { readAdminJobs } from './admin-jobs.server.ts'
import { AdminJobsPage } from './parts/admin-jobs-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readAdminJobs(new URL(request.url).searchParams)
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnJobs(request, context.requestId)

export const headers = passRetryAfter

export default function AdminJobs() {
  return (
    <AdminJobsPage view={useLoaderData<typeof loader>()} message={useActionAnswer<typeof action>()?.message ?? null} />
  )
}
