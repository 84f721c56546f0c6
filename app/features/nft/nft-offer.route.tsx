import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnOffers } from './offers/offer-acts.server.ts'
import { readOffers } from './offers/read-offers.server.ts'
import { OffersPage } from './parts/offers-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readOffers(request)
export const action = ({ request }: ActionFunctionArgs) => actOnOffers(request)
export const headers = passRetryAfter

export default function NftOffer() {
  const said = useActionData<typeof action>()
  return <OffersPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
