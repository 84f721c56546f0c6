import type { JobState } from '#app/kits/foundation/jobs/job-state.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'

const looks = {
  waiting: ['Waiting', 'quiet'],
  running: ['Running', 'info'],
  done: ['Done', 'success'],
  failed: ['Failed', 'danger'],
  parked: ['Gave up', 'danger'],
  cancelled: ['Cancelled', 'quiet'],
} as const satisfies Readonly<Record<JobState, readonly [string, BadgeTone]>>

/** The operator's word for what gave up is that of the queue. */
const OPERATORS_WORD = 'Parked'

type Shown = { state: JobState; isStopping: boolean; isOperator?: boolean }

export function StateBadge({ state, isStopping, isOperator = false }: Shown) {
  const [words, tone] = looks[state]
  if (isStopping) return <Badge tone="warning">Stopping</Badge>
  return <Badge tone={tone}>{isOperator && state === 'parked' ? OPERATORS_WORD : words}</Badge>
}
