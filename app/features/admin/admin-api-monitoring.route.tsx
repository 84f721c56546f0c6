import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { onlyGet } from '#app/platform/request/problem.ts'
import { readMonitoring } from './monitoring/admin-api-monitoring.server.ts'
import { MonitoringPage } from './monitoring/monitoring-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readMonitoring(new URL(request.url).searchParams)
}

/** Nothing is changed here, and nobody but the administrator learns so. */
export async function action({ request }: ActionFunctionArgs): Promise<never> {
  await requireAdmin(request)
  throw onlyGet()
}

export default function AdminApiMonitoring() {
  return <MonitoringPage view={useLoaderData<typeof loader>()} />
}
