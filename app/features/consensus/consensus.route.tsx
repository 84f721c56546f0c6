import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { actOnAsk } from './ask/ask-acts.server.ts'
import { AskPage } from './ask/ask-page.tsx'
import { readAsk } from './ask/ask-view.server.ts'
import { leaveOldAddress } from './old-addresses.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  leaveOldAddress(request)
  return readAsk(request, context)
}

export function action({ request, context }: ActionFunctionArgs) {
  leaveOldAddress(request)
  return actOnAsk(request, context.network)
}

export const headers = passRetryAfter

export default function Consensus() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  return <AskPage view={view} problem={answer?.problem ?? null} />
}
