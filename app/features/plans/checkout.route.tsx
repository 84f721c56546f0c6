import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnCheckout, readCheckout } from './checkout.server.ts'
import { CheckoutPage } from './parts/checkout-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readCheckout(request)
export const action = ({ request }: ActionFunctionArgs) => actOnCheckout(request)
export const headers = passRetryAfter

export default function Checkout() {
  const said = useActionData<typeof action>()
  return <CheckoutPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
