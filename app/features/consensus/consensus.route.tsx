import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnConsensus } from './consensus-acts.server.ts'
import { readConsensus } from './consensus-view.server.ts'
import { AskPage } from './parts/ask/ask-page.tsx'
import { ChatExportLater } from './chat-exports/chat-export-later.ts'
import { ComparePage } from './run/compare-page.tsx'
import { HistoryPage } from './run/history-page.tsx'
import { MergePage } from './run/merge-page.tsx'
import { RunPage } from './parts/run-page.tsx'
import { SharePage } from './run/share-page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await ChatExportLater.prepare()
  return readConsensus(request, context)
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnConsensus(request, context.network)

export const headers = passRetryAfter

const TITLES = {
  'chat-export': 'Bring an exported chat',
  history: 'Your questions',
  compare: 'Two runs compared',
  merge: 'Merge the answers',
  share: 'Share an answer',
} as const
const PASTED = 'Pasted answers compared'

export const handle = namedBy<typeof loader>((view) =>
  view.part === 'run' ? view.run.question || PASTED : view.part === 'ask' ? null : TITLES[view.part],
)

/** A run carries its question in the title; whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded || loaded.part === 'ask') return matches.flatMap((match) => match.meta ?? [])
  const title = loaded.part === 'run' ? loaded.run.question || PASTED : TITLES[loaded.part]
  return retitled(matches, { title, isIndexed: false })
}

export default function Consensus() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionAnswer<typeof action>()
  const problem: FormProblem | null = answer && 'problem' in answer ? answer.problem : null
  switch (view.part) {
    case 'ask':
      return <AskPage view={view} problem={problem} />
    case 'run':
      return <RunPage key={view.run.id} view={view} problem={problem} />
    case 'chat-export':
      return <ChatExportLater view={view} problem={problem} />
    case 'history':
      return <HistoryPage view={view} />
    case 'compare':
      return <ComparePage view={view} />
    case 'merge':
      return <MergePage view={view} />
    case 'share':
      return <SharePage view={view} problem={problem} />
  }
}
