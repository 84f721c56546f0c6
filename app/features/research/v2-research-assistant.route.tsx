import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { ResearchPage } from './parts/research-page.tsx'
import { ResearchesPage } from './parts/researches-page.tsx'
import { actOnResearch } from './work/research-acts.server.ts'
import { readResearch } from './work/research-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readResearch(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnResearch(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody's research stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function ResearchAssistant() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionAnswer<typeof action>()?.problem ?? null
  return view.part === 'list' ? (
    <ResearchesPage view={view} problem={problem} />
  ) : (
    <ResearchPage key={view.id} view={view} problem={problem} />
  )
}
