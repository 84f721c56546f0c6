import type { FlowsView } from '../editing/flow-view.server.ts'
import type { FlowAnswer } from '../editing/refuse.ts'
import { FlowList } from './flow-list.tsx'
import { FlowPage } from './flow-page.tsx'
import { QuestionPage } from './question-page.tsx'
import { SharedPage } from './shared-page.tsx'

export type Answer = FlowAnswer | null

/** Create lab and workflow builder: one engine, two faces. */
export function FlowsPage({ view, answer }: { view: FlowsView; answer: Answer }) {
  switch (view.part) {
    case 'list':
      return <FlowList view={view} problem={answer?.problem ?? null} />
    case 'shared':
      return <SharedPage view={view} problem={answer?.problem ?? null} />
    case 'question':
      return <QuestionPage view={view} problem={answer?.problem ?? null} />
    default:
      return <FlowPage key={view.id} view={view} answer={answer} />
  }
}
