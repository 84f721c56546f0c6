import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnArchitect } from './architect/architect-acts.server.ts'
import { readArchitect } from './architect/architect-view.server.ts'
import { ArchitectStart, ArchitectWaiting } from './parts/architect-start.tsx'
import { SurveyPage } from './parts/survey-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readArchitect(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnArchitect(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.view === 'start' ? null : view.title))

/** Somebody's repository stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  !data || data.view === 'start'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: data.title, isIndexed: false })

export default function CodeArchitect() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.view === 'start') return <ArchitectStart view={view} problem={problem} />
  return view.view === 'waiting' ? <ArchitectWaiting view={view} /> : <SurveyPage view={view} />
}
