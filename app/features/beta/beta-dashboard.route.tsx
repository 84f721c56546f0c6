import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { DashboardPage } from './parts/dashboard-page.tsx'
import { actOnDashboard } from './trying/dashboard-acts.server.ts'
import { isInside, readDashboard } from './trying/dashboard-view.server.ts'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data((await isInside(request)) ? await readDashboard(request) : null, {
    headers: { 'Cache-Control': 'private, no-store' },
  })

export const action = ({ request }: ActionFunctionArgs) => actOnDashboard(request)

export const headers = passRetryAfter

export default function BetaDashboard() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view ? <DashboardPage view={view} problem={problem} /> : <Outside />
}

/** Whoever is not in the beta yet reads how they come in. */
const Outside = () => (
  <div className="page py-8 lg:py-12">
    <EmptyState
      heading="h1"
      title="You are not in the beta yet"
      pose="greeting"
      action={<ButtonLink to={to('beta')}>Join the beta</ButtonLink>}
    >
      Its members try what is not open to everybody, say how it went and vote on what comes next.
    </EmptyState>
  </div>
)
