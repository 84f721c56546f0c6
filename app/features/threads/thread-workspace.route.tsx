import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { readWorkspace } from './paper/paper-view.server.ts'
import { WorkspacePage } from './parts/workspace-page.tsx'
import { actOnThread } from './talking/thread-acts.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readWorkspace(request)

export const action = ({ request, context }: ActionFunctionArgs) =>
  actOnThread(request, context.network, new URL(request.url).searchParams.get('t') ?? '')

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view?.part === 'workspace'
    ? retitled(matches, { title: `${view.title}: document`, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function ThreadWorkspace() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionAnswer<typeof action>()?.problem ?? null
  return <WorkspacePage key={view.part === 'workspace' ? view.id : ''} view={view} problem={problem} />
}
