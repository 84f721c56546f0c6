import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { CommunicationPage } from './communication/communication-page.tsx'
import { actOnCommunication, readCommunication } from './communication/communication.server.ts'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  readCommunication(request, (await requireMember(request)).id)

export const action = async ({ request }: ActionFunctionArgs) =>
  actOnCommunication(request, (await requireMember(request)).id)

export const headers = passRetryAfter

export default function CommunicationHub() {
  return <CommunicationPage view={useLoaderData<typeof loader>()} />
}
