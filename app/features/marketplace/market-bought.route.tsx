import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnBought, readBought } from './bought/bought.server.ts'
import { BoughtPage } from './parts/bought-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readBought(request)
export const action = ({ request, context }: ActionFunctionArgs) => actOnBought(request, context.network)
export const headers = passRetryAfter

export default function MarketBought() {
  return <BoughtPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
