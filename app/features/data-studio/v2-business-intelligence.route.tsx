import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnData } from './asking/data-acts.server.ts'
import { readData } from './asking/data-view.server.ts'
import { AlertPage } from './parts/alert-page.tsx'
import { AlertsPage } from './parts/alerts-page.tsx'
import { DashboardPage } from './parts/dashboard-page.tsx'
import { DashboardsPage } from './parts/dashboards-page.tsx'
import { DataListPage } from './parts/data-list-page.tsx'
import { DataPage } from './parts/data-page.tsx'
import { SharedPage } from './parts/shared-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readData(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnData(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => ('title' in view ? view.title : null))

/** What belongs to somebody stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view && 'title' in view
    ? retitled(matches, { title: view.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function BusinessIntelligence() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  switch (view.part) {
    case 'list':
      return <DataListPage view={view} problem={problem} />
    case 'dashboards':
      return <DashboardsPage view={view} problem={problem} />
    case 'dashboard':
      return <DashboardPage key={view.id} view={view} problem={problem} />
    case 'shared':
      return <SharedPage view={view} />
    case 'alerts':
      return <AlertsPage view={view} problem={problem} />
    case 'alert':
      return <AlertPage key={view.id} view={view} problem={problem} />
    default:
      return <DataPage key={view.id} view={view} problem={problem} />
  }
}
