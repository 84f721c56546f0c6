import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnAdoption, readAdoption } from './adopt.server.ts'
import { AdoptPage } from './parts/adopt-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readAdoption(request)
export const action = ({ request, context }: ActionFunctionArgs) => actOnAdoption(request, context.network)
export const headers = passRetryAfter

export default function AdoptPanda() {
  const said = useActionData<typeof action>()
  return <AdoptPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
