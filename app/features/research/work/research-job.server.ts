import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as passes from '../keeping/passes.store.server.ts'
import { findResearch, saveInState, type ResearchRow } from '../keeping/research.store.server.ts'
import { kindWords, type Plan } from '../plan/plan.ts'
import type { ReportSection } from '../reports/report.ts'
import { gather } from '../sources/gather.server.ts'
import { stepsOf, type Progress, type Step } from './progress.ts'
import { keepSnapshots, writeLine } from './steps.server.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 60
const AT_ONCE = 2
const MOST_ATTEMPTS = 5

export const toResearchTopic = (id: string) => `research:${id}`

/** Carries out a plan, a step at a time. Each step is kept when it is done: after a crash or a pause the next one follows. */
export const researchJob = defineJob({
  kind: 'research',
  payload: z.object({ research: z.string() }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  maxAttempts: MOST_ATTEMPTS,
  async run({ research: id }, tools) {
    const first = await findResearch(id)
    if (!first?.passId) return null
    const pass = await passes.findPass(first.passId)
    const run = pass && (await findRun(pass.runId))
    if (!pass || !run) throw new JobFailure('What this research began with is not there any more.', { isFinal: true })
    const plan = pass.plan as Plan
    const steps = stepsOf(plan)
    for (const [n, step] of steps.entries()) {
      const row = await findResearch(id)
      if (row?.state !== 'working' || row.passId !== pass.id || row.jobId !== tools.job.id) return null
      const progress = (await passes.findPass(pass.id))?.progress as Progress
      if (progress.done.includes(step.key)) continue
      tools.progress(n / steps.length, toWords(step, plan))
      tools.signal.throwIfAborted()
      await take(step, { row, pass, plan, run, progress, tools })
      await publish(toResearchTopic(id), 'part', { name: step.key })
    }
    return null
  },
})

function toWords(step: Step, { subs, kinds }: Plan): string {
  if (step.does === 'report') return 'Writing the report'
  const at = subs.findIndex(({ id }) => id === step.sub) + 1
  if (step.does === 'section') return `Notes and section ${at} of ${subs.length}`
  const place = kinds.indexOf(step.kind) + 1
  return `Line ${at} of ${subs.length}, place ${place} of ${kinds.length}: ${kindWords[step.kind].label.toLowerCase()}`
}

type Taking = { row: ResearchRow; pass: passes.PassRow; plan: Plan; run: Run; progress: Progress; tools: JobTools }

/** One step, and that it is done, in one transaction. */
async function take(step: Step, { row, pass, plan, run, progress, tools }: Taking): Promise<void> {
  const done = [...progress.done, step.key]
  if (step.does === 'gather') {
    const owner = row.userId !== null ? { userId: row.userId, guestId: null } : { userId: null, guestId: row.guestId! }
    const { found, note } = await gather(step.kind, step.text, { run, owner, plan, signal: tools.signal })
    const reached = [...progress.reached, { sub: step.sub, kind: step.kind, found: found.length, note }]
    await store().tx(async () => {
      if (!(await isStillOurs(row))) return
      await keepSnapshots(pass.id, step.sub, found)
      await passes.savePass(pass.id, { progress: { ...progress, done, reached } })
    })
  } else if (step.does === 'section') {
    const { notes, section, disputes, note } = await writeLine(pass.id, step, {
      ...{ run, plan, signal: tools.signal },
      earlier: progress.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
    })
    const now = clock.now()
    const kept = {
      ...progress,
      done,
      sections: inOrder([...progress.sections, section], plan),
      disputes: [...progress.disputes, ...disputes],
      notes: note === null ? progress.notes : [...new Set([...progress.notes, note])],
    }
    await store().tx(async () => {
      if (!(await isStillOurs(row))) return
      await passes.replaceNotes(
        pass.id,
        step.sub,
        notes.map((one) => ({ id: createId(), passId: pass.id, sub: step.sub, ...one, createdAt: now })),
      )
      await passes.savePass(pass.id, { progress: kept })
    })
  } else await finish(row.id, pass.id, { ...progress, done })
}

const inOrder = (sections: ReportSection[], { subs }: Plan) =>
  subs.flatMap(({ id }) => sections.find(({ sub }) => sub === id) ?? [])

/** Whether nobody paused it or went on with it in another job meanwhile: what was done then is not kept twice. */
async function isStillOurs({ id, jobId }: ResearchRow): Promise<boolean> {
  const now = await findResearch(id)
  return now?.state === 'working' && now.jobId === jobId
}

const finish = (id: string, passId: string, progress: Progress): Promise<void> =>
  store().tx(async () => {
    const now = clock.now()
    if (!(await saveInState(id, ['working'], { state: 'done', jobId: null, updatedAt: now }))) return
    const last = await passes.findLastReport(passId)
    const report = { disputes: progress.disputes, sections: progress.sections }
    await passes.createReport({
      ...{ id: createId(), passId, number: (last?.number ?? 0) + 1, why: 'written', report, createdAt: now },
    })
    await passes.savePass(passId, { progress, finishedAt: now })
  })
