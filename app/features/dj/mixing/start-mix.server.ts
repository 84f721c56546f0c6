import { to } from '#app/catalogue/to.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { layOutSet } from '../sets/lay-out-set.server.ts'
import { readPlan } from '../sets/set-plan.ts'
import { createMix, findMix, saveSet, type SetRow } from '../sets/sets.store.server.ts'
import { mixJob } from './mix-job.server.ts'

type Started = { isStarted: true } | { isStarted: false; message: string; init: number | ResponseInit }

/** Puts the mixing of a set in line, as it stands now; one that is under way goes on. */
export async function startMix(row: SetRow, owner: Visitor, runner: Runner): Promise<Started> {
  const plan = readPlan(row.plan)
  const { places, heard } = await layOutSet(plan, owner)
  if (places.some(({ row: track }) => track?.state === 'working'))
    return refused('Some of these tracks are still being listened to. Wait a moment, then mix.')
  if (heard.length === 0) return refused('There is no track in this set that can be played.')
  const last = row.mixId ? await findMix(row.mixId) : null
  const job = last?.jobId ? await findJob(last.jobId) : null
  if (last?.state === 'working' && job && isOpen(job)) return { isStarted: true }
  const [id, runId] = [createId(), createId()]
  const begun = await beginRun(runner, { screen: 'v2-dj', id: runId }, async () => {
    const path = to('v2-dj', null, { set: row.id, part: 'mix' })
    const told = { title: `Mix “${row.title}”`, userId: owner.userId, path, dedupeKey: row.id }
    const { job: started } = await startJob(mixJob, { mix: id }, told)
    await createMix({
      ...{ id, setId: row.id, state: 'working', plan, timeline: {}, facts: {}, runId },
      ...{ jobId: started.id, createdAt: clock.now() },
    })
    await saveSet(row.id, { mixId: id })
  })
  if (begun.isDone) return { isStarted: true }
  const words = toCapWords(begun.quota, runner.member === null)
  return { isStarted: false, message: words, init: overLimit(toResetS(begun.quota)) }
}

const refused = (message: string): Started => ({ isStarted: false, message, init: 409 })
