import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readDashboard } from './ai-dashboard.server.ts'
import { DashboardPage } from './parts/dashboard-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readDashboard(request), { headers: { 'Cache-Control': 'private, no-store' } })

export default function AiDashboard() {
  return <DashboardPage view={useLoaderData<typeof loader>()} />
}
