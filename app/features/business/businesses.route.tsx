import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { to } from '#app/catalogue/to.ts'
import { readBusinesses } from './listing/businesses-view.server.ts'
import { BusinessesPage } from './parts/businesses-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readBusinesses(request)

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view && (view.text !== '' || !view.isFirst)
    ? retitled(matches, { title: 'Businesses', canonicalPath: to('businesses'), isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function Businesses() {
  return <BusinessesPage view={useLoaderData<typeof loader>()} />
}
