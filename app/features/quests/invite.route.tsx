import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { acceptInvite, readInvite } from './inviting/invite-page.server.ts'
import { InvitePage } from './parts/invite-page.tsx'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  readInvite(request, params['inviteCode'] ?? '', context.network)

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  acceptInvite(request, params['inviteCode'] ?? '', context.network)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  retitled(matches, { title: 'Invitation', isIndexed: false })

export default function Invite() {
  return <InvitePage view={useLoaderData<typeof loader>()} />
}
