import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { actOnConversation } from '#app/kits/asking/conversation/conversation-acts.server.ts'
import { readHistory, readHistoryFilter } from '#app/kits/asking/conversation/history.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { clock } from '#app/platform/clock.ts'
import { HistoryScreen } from './parts/history-screen.tsx'

/** So many deleted at once can be named in an address, to be brought back. */
const MOST_NAMED = 40

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request)
  const { searchParams } = new URL(request.url)
  const deleted = searchParams.getAll('deleted').slice(0, MOST_NAMED)
  const page = await readHistory({ userId: id, guestId: null }, readHistoryFilter(searchParams), deleted)
  return { page, renaming: searchParams.get('rename'), today: new Date(clock.now().setUTCHours(0, 0, 0, 0)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request)
  const after = (deleted: string[]) => to('chat-history', null, { deleted: deleted.slice(0, MOST_NAMED) })
  return actOnConversation(request, context, { kind: 'chat', after })
}

export const headers = passRetryAfter

export default function ChatHistory() {
  const { page, renaming, today } = useLoaderData<typeof loader>()
  return (
    <HistoryScreen
      page={page}
      renaming={renaming}
      now={today}
      problem={useActionData<typeof action>()?.problem ?? null}
    />
  )
}
