import { store } from '#app/database/store.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { findFlow } from '../keeping/flows.store.server.ts'
import { findFlowRun, findStep, listDueSteps, saveStepIn } from '../keeping/runs.store.server.ts'
import { MOST_WAIT_DAYS } from '../flows.limits.ts'
import { toFlowRunTopic } from './flow-job.server.ts'
import { goOnWith } from './start-flow.server.ts'

const LOOK_MS = 15_000
const MOST_AT_ONCE = 100

/** Ends the waiting of a step and goes on with its run; false when somebody answered before, or the run was stopped. */
export async function endWaiting(
  stepRowId: string,
  from: 'moment' | 'person',
  { value, by, notes }: { value: string; by: string; notes: string[] },
): Promise<boolean> {
  const row = await findStep(stepRowId)
  const run = row && (await findFlowRun(row.runId))
  const flow = run && (await findFlow(run.flowId))
  if (!run || !flow || !['working', 'waiting'].includes(run.state)) return false
  const now = clock.now()
  const tookMs = Math.min(now.getTime() - row.startedAt.getTime(), 2 ** 31 - 1)
  const isOurs = await store().tx(async () => {
    const change = { state: 'done', value, by, notes, costMicros: 0, tookMs, dueAt: null, endedAt: now } as const
    if (!(await saveStepIn(stepRowId, from, change))) return false
    await goOnWith(flow, run.id)
    return true
  })
  if (isOurs && flow.userId) await readNoticesAbout(flow.userId, `flow-question:${stepRowId}`)
  if (isOurs) await publish(toFlowRunTopic(run.id), 'step', {})
  return isOurs
}

/** Goes on with what waited long enough. A question nobody answered is a no. */
export const lookAtWaiting = defineSchedule({
  name: 'flow-waiting',
  everyMs: LOOK_MS,
  async run() {
    for (const { id, state } of await listDueSteps(clock.now(), MOST_AT_ONCE))
      if (state === 'moment') await endWaiting(id, 'moment', { value: '', by: 'Clock', notes: [] })
      else
        await endWaiting(id, 'person', {
          ...{ value: 'no', by: 'Clock', notes: [`Nobody answered in ${MOST_WAIT_DAYS} days.`] },
        })
  },
})
