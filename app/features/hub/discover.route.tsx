import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readDiscover } from './finding/discover.server.ts'
import { DiscoverPage } from './parts/finding/discover-page.tsx'

export const loader = ({ request, context }: LoaderFunctionArgs) => readDiscover(request, context)

export default function Discover() {
  return <DiscoverPage view={useLoaderData<typeof loader>()} />
}
