import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readAgainOnConflict } from '#app/kits/pages/screen/read-again.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { actOnConnect, type ConnectAnswer } from './connect/connect-acts.server.ts'
import { readConnect } from './connect/read-connect.server.ts'
import { ConnectPage } from './parts/connect-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readConnect(request)
export const action = ({ request }: ActionFunctionArgs) => actOnConnect(request)
export const headers = passRetryAfter

/** A link that has connected a wallet is used up: its page could not be read again. */
export const shouldRevalidate: ShouldRevalidateFunction = (visit) =>
  !(visit.actionResult as ConnectAnswer | undefined)?.connected && readAgainOnConflict(visit)

export default function WalletConnect() {
  return <ConnectPage view={useLoaderData<typeof loader>()} said={useActionAnswer<typeof action>() ?? null} />
}
