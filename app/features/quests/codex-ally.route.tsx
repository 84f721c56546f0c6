import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnAlly } from './codex/codex-acts.server.ts'
import { readAlly } from './codex/codex-view.server.ts'
import { AllyPage } from './parts/ally-page.tsx'

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  data(await readAlly(request, params['allyId'] ?? ''), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, params }: ActionFunctionArgs) => actOnAlly(request, params['allyId'] ?? '')

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  retitled(matches, { title: view?.name ?? 'Ally', isIndexed: view?.kind === 'house' })

export default function CodexAlly() {
  return <AllyPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
