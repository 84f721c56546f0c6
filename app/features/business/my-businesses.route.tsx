import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnMyBusinesses, readMyBusinesses } from './listing/my-businesses.server.ts'
import { MyBusinessesPage } from './parts/my-businesses-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readMyBusinesses(request)
export const action = ({ request }: ActionFunctionArgs) => actOnMyBusinesses(request)
export const headers = passRetryAfter

export default function MyBusinesses() {
  const problem = useActionData<typeof action>()?.problem ?? null
  return <MyBusinessesPage view={useLoaderData<typeof loader>()} problem={problem} />
}
