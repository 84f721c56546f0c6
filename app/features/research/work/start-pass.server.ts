import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as passes from '../keeping/passes.store.server.ts'
import { saveInState, saveResearch, type ResearchRow } from '../keeping/research.store.server.ts'
import { estimatePlan } from '../plan/estimate.server.ts'
import type { Plan } from '../plan/plan.ts'
import { NO_PROGRESS } from './progress.ts'
import { researchJob } from './research-job.server.ts'

const MOST_PASSES = 40

type Started = { isStarted: true } | { isStarted: false; message: string; init: number | ResponseInit }

/** Begins a new pass with the plan as it stands, in line behind other work. Says why not where it cannot be. */
export async function startPass(row: ResearchRow, member: CurrentUser | null, network: string): Promise<Started> {
  const before = await passes.listPasses(row.id)
  if (before.length >= MOST_PASSES)
    return {
      isStarted: false,
      message: `A question is looked into ${MOST_PASSES} times at most. Begin a new one.`,
      init: 409,
    }
  const plan = row.plan as Plan
  const { isCounted } = await estimatePlan(plan, toViewer(member))
  const [passId, runId, now] = [createId(), createId(), clock.now()]
  let isOurs = false
  const write = () =>
    store().tx(async () => {
      isOurs = await saveInState(row.id, ['plan', 'done', 'failed', 'paused'], {
        state: 'working',
        passId,
        updatedAt: now,
      })
      if (!isOurs) return
      const number = (before[0]?.number ?? 0) + 1
      await passes.createPass({
        id: passId,
        researchId: row.id,
        number,
        plan,
        progress: NO_PROGRESS,
        runId,
        createdAt: now,
      })
      await putInLine(row)
    })
  const [runner, start] = [
    { member, network },
    { screen: 'v2-research-assistant', id: runId },
  ]
  if (!isCounted) {
    await beginFreeRun(runner, start)
    await write()
  } else {
    const begun = await beginRun(runner, start, write)
    if (!begun.isDone)
      return {
        isStarted: false,
        message: toCapWords(begun.quota, member === null),
        init: overLimit(toResetS(begun.quota)),
      }
  }
  return isOurs ? { isStarted: true } : { isStarted: false, message: 'It is under way already.', init: 409 }
}

/** Goes on with the pass that stands, behind the last step it kept. */
export const goOn = (row: ResearchRow): Promise<boolean> =>
  store().tx(async () => {
    const isOurs = await saveInState(row.id, ['paused', 'failed', 'done', 'working'], {
      state: 'working',
      updatedAt: clock.now(),
    })
    if (isOurs) await putInLine(row)
    return isOurs
  })

/** The job knows itself by its id: one that was paused before does nothing more. */
async function putInLine({ id, title, userId }: ResearchRow): Promise<void> {
  const path = to('v2-research-assistant', null, { research: id })
  const { job } = await startJob(researchJob, { research: id }, { title: `Research: ${title}`, userId, path })
  await saveResearch(id, { jobId: job.id })
}
