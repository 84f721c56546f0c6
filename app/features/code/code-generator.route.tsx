import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnGenerator } from './generator/generator-acts.server.ts'
import { readCode } from './generator/code-view.server.ts'
import { AnswerPage } from './parts/answer-page.tsx'
import { StartPage } from './parts/start-page.tsx'
import { ToolPage } from './parts/tool-page.tsx'
import type { ToolMade } from './tools/tools-acts.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readCode(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnGenerator(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'answer' ? view.title : null))

/** Somebody's code stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'answer'
    ? retitled(matches, { title: view.title, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function CodeGenerator() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const problem = answer?.problem ?? null
  if (view.part === 'answer') return <AnswerPage key={view.id} view={view} problem={problem} />
  if (view.part === 'tool')
    return (
      <ToolPage
        view={view}
        problem={problem}
        made={answer && 'made' in answer ? (answer.made as ToolMade | null) : null}
      />
    )
  return <StartPage view={view} problem={problem} />
}
