import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { onlyGet } from '#app/platform/request/problem.ts'
import { readOverview } from './overview/admin.server.ts'
import { OverviewPage } from './overview/overview-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readOverview()
}

/** Nothing is changed here, and nobody but the administrator learns so. */
export async function action({ request }: ActionFunctionArgs): Promise<never> {
  await requireAdmin(request)
  throw onlyGet()
}

export default function Admin() {
  return <OverviewPage view={useLoaderData<typeof loader>()} />
}
