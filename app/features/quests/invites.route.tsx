import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnInvites } from './inviting/invites-acts.server.ts'
import { readInvites } from './inviting/invites-view.server.ts'
import { InvitesPage } from './parts/invites-page.tsx'
import { OthersTreePage } from './parts/invite-tree.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readInvites(request), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request }: ActionFunctionArgs) => actOnInvites(request)

export const headers = passRetryAfter

export default function Invites() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  if (view.shows === 'tree') return <OthersTreePage view={view} />
  return <InvitesPage view={view} answer={answer} />
}
