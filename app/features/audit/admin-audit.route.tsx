import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { readAuditLog } from './audit-log.server.ts'
import { AuditPage } from './parts/audit-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const log = await readAuditLog(new URL(request.url).searchParams)
  return data(log, { status: log.isWrong ? 400 : 200 })
}

/** The log is only read; who may not read it learns no more from sending something. */
export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request)
  throw problem(405, 'The log is only read.', { Allow: 'GET' })
}

export const headers = passRetryAfter

export default function AdminAudit() {
  return <AuditPage log={useLoaderData<typeof loader>()} />
}
