import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/identity/session.server.ts'
import { readAuditLog } from './audit-log.server.ts'
import { AuditPage } from './parts/audit-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const log = await readAuditLog(new URL(request.url).searchParams)
  return data(log, { status: log.isWrong ? 400 : 200 })
}

export default function AdminAudit() {
  return <AuditPage log={useLoaderData<typeof loader>()} />
}
