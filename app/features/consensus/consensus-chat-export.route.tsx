import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { actOnExport } from './chat-exports/chat-export-acts.server.ts'
import { ChatExportPage } from './chat-exports/chat-export-page.tsx'
import { readChatExport } from './chat-exports/chat-export-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readChatExport(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnExport(request, context.network)

export const headers = passRetryAfter

export default function ConsensusChatExport() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  return <ChatExportPage view={view} problem={answer?.problem ?? null} />
}
