import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnBuilder } from './builder/builder-acts.server.ts'
import { readBuilder } from './builder/builder-view.server.ts'
import { BuilderStart } from './parts/builder-start.tsx'
import { VibePage } from './parts/vibe-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readBuilder(request, 'v2-vibe-coder')

export const action = ({ request, context }: ActionFunctionArgs) =>
  actOnBuilder(request, context.network, 'v2-vibe-coder')

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.view === 'start' ? null : view.title))

/** Somebody's project stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  !data || data.view === 'start'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: data.title, isIndexed: false })

export default function VibeCoder() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.view === 'project') return <VibePage key={`${view.id}${view.newest}`} view={view} problem={problem} />
  return view.view === 'start' ? <BuilderStart view={view} problem={problem} studio="v2-vibe-coder" /> : null
}
