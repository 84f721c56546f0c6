import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnManual } from './manuals/manual-acts.server.ts'
import { readManualScreen } from './manuals/manual-view.server.ts'
import { ManualDeskPage } from './manuals/parts/manual-desk-page.tsx'
import { ManualPage } from './manuals/parts/manual-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readManualScreen(request, params['id'] ?? '')

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnManual(request, context.network, params['id'] ?? '')

export const headers = passRetryAfter

/** A published manual is found by search engines; a draft, a link and a desk are not. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, { title: view.title, isIndexed: view.view === 'manual' && view.reach === 'public' })
    : matches.flatMap((match) => match.meta ?? [])

export default function Manual() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  return view.view === 'desk' ? (
    <ManualDeskPage view={view} answer={answer} />
  ) : (
    <ManualPage view={view} answer={answer} />
  )
}
