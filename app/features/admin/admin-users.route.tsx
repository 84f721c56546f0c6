import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/identity/session.server.ts'
import { passRetryAfter } from '#app/kits/screen/answer-headers.server.ts'
import { readUsersScreen } from './admin-users.server.ts'
import type { DeskAnswer } from '#app/kits/desk/desk-answer.ts'
import { MemberPage } from './parts/member-page.tsx'
import { UsersPage } from './parts/users-page.tsx'
import { actOnUsers } from './user-acts.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readUsersScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnUsers(visit)

export const headers = passRetryAfter

export default function AdminUsers() {
  const { member, list } = useLoaderData<typeof loader>()
  const answer = (useActionData() as DeskAnswer | undefined) ?? null
  return member ? <MemberPage member={member} answer={answer} /> : <UsersPage list={list!} />
}
