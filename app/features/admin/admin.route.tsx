import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/identity/session.server.ts'
import { readOverview } from './admin.server.ts'
import { OverviewPage } from './parts/overview-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readOverview()
}

export default function Admin() {
  return <OverviewPage view={useLoaderData<typeof loader>()} />
}
