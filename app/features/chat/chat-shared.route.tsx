import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { toHtml } from '#app/kits/asking/conversation/conversation-requests.server.ts'
import { copyShare, getShare } from '#app/kits/asking/conversation/sharing/share.server.ts'
import { toConversation } from '#app/kits/asking/conversation/to-conversation.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readFields } from '#app/platform/request/fields.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { SharedChat } from './parts/shared-chat.tsx'

const spendCopy = createRateLimit('conversation-copy', { points: 20, windowS: 60 })

export async function loader({ params }: LoaderFunctionArgs) {
  const share = await getShare(params.shareId ?? '')
  return { ...share, html: await toHtml(share.page) }
}

/** Takes a copy of the shared conversation, to go on with. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  // The form holds nothing but its key, by which one copy is made however often it is sent.
  await readFields(request)
  const waitS = await spendCopy(context.network)
  if (waitS > 0) return data({ message: tooManyAtOnce('copies', waitS) }, overLimit(waitS))
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const id = await copyShare(params.shareId ?? '', owner)
  return redirect(toConversation('chat', id), { status: 303, headers: toVisitorHeaders(cookie) })
}

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: shared, matches }) =>
  retitled(matches, { title: shared?.title || 'Shared chat', isIndexed: false })

export default function ChatShared() {
  return <SharedChat share={useLoaderData<typeof loader>()} message={useActionData<typeof action>()?.message ?? null} />
}
