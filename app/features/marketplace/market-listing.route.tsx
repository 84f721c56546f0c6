import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnListing } from './listing/listing-acts.server.ts'
import { readListing } from './listing/read-listing.server.ts'
import { ListingPage } from './parts/listing-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readListing(request, params.listingId ?? '')
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  actOnListing(request, context.network, params.listingId ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, {
        title: view.title,
        about: view.description,
        canonicalPath: view.canonicalPath,
        isIndexed: view.isIndexed,
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function MarketListing() {
  const view = useLoaderData<typeof loader>()
  return <ListingPage key={view.id} view={view} problem={useActionData<typeof action>()?.problem ?? null} />
}
