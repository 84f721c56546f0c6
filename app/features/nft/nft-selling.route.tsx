import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnSelling } from './selling/selling-acts.server.ts'
import { readSelling } from './selling/read-selling.server.ts'
import { SellingPage } from './parts/selling-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readSelling(request)
export const action = ({ request }: ActionFunctionArgs) => actOnSelling(request)
export const headers = passRetryAfter

export default function NftSelling() {
  const said = useActionData<typeof action>()
  return <SellingPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
