import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnQuests } from './goals/quest-acts.server.ts'
import { readQuests } from './goals/quests-view.server.ts'
import { QuestsPage } from './parts/quests-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readQuests(request), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request }: ActionFunctionArgs) => actOnQuests(request)

export const headers = passRetryAfter

export default function Quests() {
  return <QuestsPage view={useLoaderData<typeof loader>()} />
}
