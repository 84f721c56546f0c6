import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnFlows } from './editing/flow-acts.server.ts'
import { readFlows } from './editing/flow-view.server.ts'
import { FlowsPage } from './parts/flows-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readFlows(request, 'workflow')

export const action = ({ request, context }: ActionFunctionArgs) => actOnFlows(request, context.network, 'workflow')

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody's workflows stay out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function WorkflowBuilder() {
  return <FlowsPage view={useLoaderData<typeof loader>()} answer={useActionAnswer<typeof action>() ?? null} />
}
