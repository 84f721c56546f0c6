import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readUsersScreen } from './users/admin-users.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { MemberPage } from './users/member-page.tsx'
import { UsersPage } from './users/users-page.tsx'
import { actOnUsers } from './users/user-acts.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return readUsersScreen(new URL(request.url).searchParams)
}

export const action = (visit: ActionFunctionArgs) => actOnUsers(visit)

export const headers = passRetryAfter

export default function AdminUsers() {
  const { member, list } = useLoaderData<typeof loader>()
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  return member ? <MemberPage member={member} answer={answer} /> : <UsersPage list={list!} />
}
