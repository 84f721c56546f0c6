import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnChat, readChat } from './consensus-chat.server.ts'
import { ChatPage } from './parts/chat-page.tsx'

/** A conversation in which every turn is a consensus. */
export const loader = ({ request, context }: LoaderFunctionArgs) => readChat(request, context)

export const action = ({ request, context }: ActionFunctionArgs) => actOnChat(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>(({ talk }) => talk?.title)

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  loaded?.talk
    ? retitled(matches, { title: loaded.talk.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function ConsensusChat() {
  const view = useLoaderData<typeof loader>()
  return <ChatPage key={view.talk?.id} view={view} problem={useActionData<typeof action>()?.problem ?? null} />
}
