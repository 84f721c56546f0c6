import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { PurchasePage } from './parts/purchase-page.tsx'
import { actOnPurchase, readPurchase } from './purchase.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readPurchase(request)
export const action = ({ request }: ActionFunctionArgs) => actOnPurchase(request)
export const headers = passRetryAfter

export default function PandaPurchase() {
  const said = useActionData<typeof action>()
  return <PurchasePage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
