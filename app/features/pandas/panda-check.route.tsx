import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnCheck, readCheck } from './check.server.ts'
import { CheckPage } from './parts/check-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readCheck(request)
export const action = ({ request, context }: ActionFunctionArgs) => actOnCheck(request, context.network)
export const headers = passRetryAfter

export default function PandaCheck() {
  return <CheckPage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />
}
