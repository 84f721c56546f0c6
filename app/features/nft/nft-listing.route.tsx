import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnListing } from './market/listing-acts.server.ts'
import { readListing } from './market/read-listing.server.ts'
import { ListingPage } from './parts/listing-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readListing(request, params.listingId ?? '')
export const action = ({ request, params }: ActionFunctionArgs) => actOnListing(request, params.listingId ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, {
        title: `${view.panda.name}, panda ${view.panda.number}`,
        about: view.panda.about,
        canonicalPath: view.canonicalPath,
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function NftListing() {
  const view = useLoaderData<typeof loader>()
  const said = useActionData<typeof action>()
  return <ListingPage key={view.id} view={view} problem={said?.problem ?? null} />
}
