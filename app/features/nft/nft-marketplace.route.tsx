import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readMarket } from './market/read-market.server.ts'
import { MarketPage } from './parts/market-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readMarket(request)

export default function NftMarketplace() {
  return <MarketPage view={useLoaderData<typeof loader>()} />
}
