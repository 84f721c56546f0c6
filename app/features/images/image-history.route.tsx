import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnHistory } from './history/history-acts.server.ts'
import { hasPictures, readHistory } from './history/history.server.ts'
import { HistoryPage } from './parts/history-page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await findUser(request)
  const visitor = await toVisitor(request, member)
  // A guest who drew something finds it here; who did not has nothing to look for without an account.
  if (!member && !(visitor && (await hasPictures(visitor)))) await requireMember(request)
  return { view: await readHistory(visitor, new URL(request.url).searchParams), isMember: member !== null }
}

export const action = ({ request }: ActionFunctionArgs) => actOnHistory(request)

export const headers = passRetryAfter

export default function ImageHistory() {
  const { view, isMember } = useLoaderData<typeof loader>()
  return <HistoryPage view={view} isMember={isMember} problem={useActionData<typeof action>()?.problem ?? null} />
}
