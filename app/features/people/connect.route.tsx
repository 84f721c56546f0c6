import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnConnect, readConnect } from './meeting/connect.server.ts'
import { ConnectPage } from './parts/connect-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readConnect(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnConnect(request, context.network)

export const headers = passRetryAfter

export default function Connect() {
  return <ConnectPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
