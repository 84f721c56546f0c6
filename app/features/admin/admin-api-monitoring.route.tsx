import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/identity/session.server.ts'
import { readMonitoring } from './admin-api-monitoring.server.ts'
import { MonitoringPage } from './parts/monitoring-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readMonitoring(new URL(request.url).searchParams)
}

export default function AdminApiMonitoring() {
  return <MonitoringPage view={useLoaderData<typeof loader>()} />
}
