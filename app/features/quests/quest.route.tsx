import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnQuest } from './goals/quest-acts.server.ts'
import { readQuest } from './goals/quest-view.server.ts'
import { QuestPage } from './parts/quest-page.tsx'

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  data(await readQuest(request, params['questId'] ?? ''), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, params }: ActionFunctionArgs) => actOnQuest(request, params['questId'] ?? '')

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  retitled(matches, { title: view?.quest.title ?? 'Quest', isIndexed: false })

export const headers = passRetryAfter

export default function QuestScreen() {
  return <QuestPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
