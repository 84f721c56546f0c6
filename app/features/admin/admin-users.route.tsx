import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readUsersScreen } from './users/admin-users.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { CreateMemberPage } from './users/create-member-page.tsx'
import { checkList } from './users/importing/import-acts.server.ts'
import { ImportPage } from './users/importing/import-page.tsx'
import { MergePage } from './users/merging/merge-page.tsx'
import { MemberPage } from './users/member-page.tsx'
import { UsersPage } from './users/users-page.tsx'
import { actOnUsers } from './users/user-acts.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const reader = await requireAdmin(request)
  return readUsersScreen(new URL(request.url).searchParams, reader)
}

export const action = (visit: ActionFunctionArgs) =>
  isListSent(new URL(visit.request.url).searchParams) ? checkList(visit) : actOnUsers(visit)

/** The page where a list is sent has this one form, with a file in it. */
const isListSent = (params: URLSearchParams) => params.get('part') === 'import' && !params.has('file')

export const headers = passRetryAfter

export default function AdminUsers() {
  const { member, list, making, moving, merging } = useLoaderData<typeof loader>()
  const answer = (useActionData() as AdminFormAnswer | undefined) ?? null
  if (merging) return <MergePage view={merging} answer={answer} />
  if (member) return <MemberPage member={member} answer={answer} />
  if (making) return <CreateMemberPage roles={making.roles} answer={answer} />
  if (moving) return <ImportPage view={moving} answer={answer} />
  return <UsersPage list={list!} answer={answer} />
}
