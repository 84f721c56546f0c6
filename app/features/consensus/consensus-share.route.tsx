import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { SharePage } from './run/share-page.tsx'
import { actOnSharing, readSharing } from './run/share-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readSharing(request)

export const action = ({ request }: ActionFunctionArgs) => actOnSharing(request)

export const headers = passRetryAfter

export default function ConsensusShare() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  return <SharePage view={view} problem={answer?.problem ?? null} />
}
