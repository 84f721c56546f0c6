import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { BetaPage } from './parts/beta-page.tsx'
import { actOnBeta, readBeta } from './trying/join.server.ts'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readBeta(request), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, context }: ActionFunctionArgs) => actOnBeta(request, context.network)

export const headers = passRetryAfter

export default function Beta() {
  return <BetaPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
