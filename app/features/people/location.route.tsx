import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { readLocation } from './finding/location.server.ts'
import { LocationPage } from './parts/location-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readLocation(request, params.id ?? '')

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, {
        title: view.name,
        about: `Members who chose to show that they live in ${view.name}, and what they offer.`,
        canonicalPath: view.canonicalPath,
        isIndexed: view.isIndexed,
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function Location() {
  return <LocationPage view={useLoaderData<typeof loader>()} />
}
