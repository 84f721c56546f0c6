import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readJourney } from './finding/journey.server.ts'
import { JourneyPage } from './parts/finding/journey-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readJourney(request), { headers: { 'Cache-Control': 'private, no-store' } })

export default function Journey() {
  return <JourneyPage view={useLoaderData<typeof loader>()} />
}
