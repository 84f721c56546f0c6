import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { RunPage } from './parts/run-page.tsx'
import { actOnRun } from './run/run-acts.server.ts'
import { readRunPage } from './run/run-view.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => readRunPage(request, context)

export const action = ({ request, context }: ActionFunctionArgs) => actOnRun(request, context.network)

export const headers = passRetryAfter

const PASTED = 'Pasted answers compared'

export const handle = namedBy<typeof loader>(({ run }) => run.question || PASTED)

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  loaded
    ? retitled(matches, { title: loaded.run.question || PASTED, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function ConsensusRun() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  return <RunPage key={view.run.id} view={view} problem={answer?.problem ?? null} />
}
