import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readAgainOnConflict } from '#app/kits/pages/screen/read-again.ts'
import { SetupPage } from './parts/setup-page.tsx'
import { readSetup } from './setup/read-setup.server.ts'
import { actOnSetup } from './setup/setup-acts.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readSetup(request)
export const action = ({ request }: ActionFunctionArgs) => actOnSetup(request)
export const headers = passRetryAfter

export const shouldRevalidate = readAgainOnConflict

export default function WalletSetup() {
  return <SetupPage view={useLoaderData<typeof loader>()} said={useActionData<typeof action>() ?? null} />
}
