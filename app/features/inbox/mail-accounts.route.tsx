import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { actOnAccounts } from './accounts/account-acts.server.ts'
import { readAccounts } from './accounts/accounts-view.server.ts'
import { AccountsPage } from './accounts/parts/accounts-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  readAccounts(await requireMember(request), new URL(request.url).searchParams.get('said'))

export const action = ({ request }: ActionFunctionArgs) => actOnAccounts(request)

export const headers = passRetryAfter

export default function MailAccounts() {
  const view = useLoaderData<typeof loader>()
  return <AccountsPage view={view} problem={useActionAnswer<typeof action>()?.problem ?? null} />
}
