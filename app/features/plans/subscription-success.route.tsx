import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SuccessPage } from './parts/success-page.tsx'
import { readSuccess } from './success.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readSuccess(request)

export default function SubscriptionSuccess() {
  return <SuccessPage view={useLoaderData<typeof loader>()} />
}
