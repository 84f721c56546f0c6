import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PlansPage } from './parts/plans-page.tsx'
import { readPlans } from './plans-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readPlans(request)

export default function Plans() {
  return <PlansPage view={useLoaderData<typeof loader>()} />
}
