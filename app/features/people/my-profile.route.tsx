import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnMine, readMine } from './mine/my-profile.server.ts'
import { MinePage } from './parts/mine-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readMine(request), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, context }: ActionFunctionArgs) => actOnMine(request, context.network)

export const headers = passRetryAfter

export default function MyProfile() {
  return <MinePage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
