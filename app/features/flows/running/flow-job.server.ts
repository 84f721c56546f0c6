import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { nextOf } from '#app/engines/flows/advance.ts'
import {
  MOST_DOINGS,
  MOST_ITEMS,
  nameOf,
  toList,
  type Flow,
  type FlowStep,
  type Value,
} from '#app/engines/flows/flow.ts'
import { fillPlaces, ITEM, NUMBER } from '#app/engines/flows/places.ts'
import { flowTools } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { findFlow, type FlowRow } from '../keeping/flows.store.server.ts'
import * as rows from '../keeping/runs.store.server.ts'
import { doStep } from './do-step.server.ts'
import { flowOfVersion, signsHere } from './flow-of-version.server.ts'
import { toStates, toValues, WHOLE } from './step-states.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 60
const AT_ONCE = 2
const MOST_ATTEMPTS = 5

export const toFlowRunTopic = (id: string) => `flow-run:${id}`

type Going = { flow: FlowRow; steps: Flow; run: rows.FlowRunRow; ledgerRun: Run; tools: JobTools }

/** Carries a run on from where it stands, step by step, until it ends or waits. Each step is kept when it is done. */
export const flowJob = defineJob({
  kind: 'flow',
  payload: z.object({ run: z.string() }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  maxAttempts: MOST_ATTEMPTS,
  async run({ run: id }, tools) {
    try {
      while (await goOn(id, tools)) await publish(toFlowRunTopic(id), 'step', {})
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      // Whoever takes the job up again goes on behind the last step that was kept.
      if (why === 'closing' || why === 'lost') throw error
      const note =
        why === 'cancel' ? 'You stopped it.' : why === 'limit' ? `It took longer than ${LIMIT_MINUTES} minutes.` : null
      if (note !== null)
        await rows.saveFlowRunIn(id, ['working'], { state: 'stopped', note, jobId: null, finishedAt: clock.now() })
      if (note !== null) await publish(toFlowRunTopic(id), 'step', {})
      throw error
    }
    await publish(toFlowRunTopic(id), 'step', {})
    return null
  },
})

/** Takes one step; false when there is nothing more to do just now. */
async function goOn(id: string, tools: JobTools): Promise<boolean> {
  const run = await rows.findFlowRun(id)
  if (!run || run.state !== 'working' || run.jobId !== tools.job.id) return false
  tools.signal.throwIfAborted()
  const flow = await findFlow(run.flowId)
  const ledgerRun = run.runId ? await findRun(run.runId) : null
  if (!flow || !ledgerRun) throw new JobFailure('What this run began with is not there any more.', { isFinal: true })
  const steps = await flowOfVersion(run.flowId, run.version)
  const kept = await rows.listSteps(id)
  const next = nextOf(steps, toStates(kept))
  if (next.does === 'skip') {
    await rows.createStep({
      ...{ id: createSecretId(), runId: id, step: next.step.id, item: WHOLE, state: 'skipped', fields: {} },
      ...{ notes: [next.why], tries: 0, startedAt: clock.now(), endedAt: clock.now() },
    })
    return true
  }
  if (next.does === 'step') {
    const ended = kept.filter(({ item }) => item === WHOLE).length
    tools.progress(ended / steps.steps.length, `${next.step.id} ${nameOf(next.step, signsHere())}`)
    await takeStep({ flow, steps, run, ledgerRun, tools }, next.step, kept)
    return true
  }
  return !(await rest(run, steps))
}

/** The run waits, or is over; false when an answer came just now, so that there is more to do. */
const rest = (run: rows.FlowRunRow, steps: Flow): Promise<boolean> =>
  store().tx(async () => {
    const kept = await rows.listSteps(run.id)
    const next = nextOf(steps, toStates(kept))
    if (next.does === 'step' || next.does === 'skip') return false
    if (next.does === 'wait') {
      await rows.saveFlowRunIn(run.id, ['working'], { state: 'waiting', jobId: null })
      return true
    }
    const failed = kept.find(({ state, item }) => state === 'failed' && item === WHOLE)
    await rows.saveFlowRunIn(run.id, ['working'], {
      ...{ state: failed ? 'failed' : 'done', jobId: null, finishedAt: clock.now() },
      note: failed ? `${failed.step}: ${failed.notes[0] ?? 'It failed.'}` : null,
    })
    return true
  })

async function takeStep(going: Going, step: FlowStep, kept: readonly rows.StepRow[]): Promise<void> {
  const values = toValues(going.run.given as Record<string, Value>, kept)
  const before = (item: number) => kept.find((row) => row.step === step.id && row.item === item) ?? null
  if (step.each === '') {
    await doOne(going, step, WHOLE, fill(step, values), before(WHOLE))
    return
  }
  const items = toList(values.get(step.each) ?? [])
  const done = kept.length
  const tooMany =
    items.length > MOST_ITEMS
      ? `“${step.each}” holds ${items.length.toLocaleString('en')} items; a step is done for up to ${MOST_ITEMS}. Keep fewer first.`
      : done + items.length > MOST_DOINGS
        ? `This run would do more than ${MOST_DOINGS} things. Make the lists shorter.`
        : null
  if (tooMany) return endWhole(going.run.id, step, before(WHOLE), { state: 'failed', notes: [tooMany], value: null })
  for (const [n, item] of items.entries()) {
    if (before(n)?.state === 'done') continue
    going.tools.signal.throwIfAborted()
    const fields = fill(step, new Map([...values, [ITEM, item], [NUMBER, String(n + 1)]]))
    const state = await doOne(going, step, n, fields, before(n))
    if (state === 'done') continue
    if (state !== 'failed') return
    const row = (await rows.listSteps(going.run.id)).find((one) => one.step === step.id && one.item === n)
    const notes = [`Item ${n + 1} of ${items.length}: ${row?.notes[0] ?? 'It failed.'}`]
    return endWhole(going.run.id, step, before(WHOLE), { state: 'failed', notes, value: null })
  }
  const all = await rows.listSteps(going.run.id)
  const value = items.flatMap((_, n) => {
    const row = all.find((one) => one.step === step.id && one.item === n)
    return row ? toItems(row.value as Value) : []
  })
  return endWhole(going.run.id, step, before(WHOLE), { state: 'done', notes: [`${items.length} items`], value })
}

/** What one item gave, as items of the whole: a text stays one, whatever lines it has. */
const toItems = (value: Value): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : [`${value.title} ${value.href}`]

const fill = (step: FlowStep, values: ReadonlyMap<string, Value>): Record<string, string> =>
  Object.fromEntries(Object.entries(step.fields).map(([name, text]) => [name, fillPlaces(text, values)]))

type Ended = Pick<rows.StepRow, 'state' | 'notes' | 'value'>
async function endWhole(runId: string, step: FlowStep, before: rows.StepRow | null, ended: Ended): Promise<void> {
  const now = clock.now()
  if (before) await rows.saveStep(before.id, { ...ended, endedAt: now })
  else
    await rows.createStep({
      ...{ id: createSecretId(), runId, step: step.id, item: WHOLE, fields: { each: step.each }, ...ended },
      ...{ startedAt: now, endedAt: now },
    })
}

async function doOne(
  { flow, run, ledgerRun, tools }: Going,
  step: FlowStep,
  item: number,
  fields: Record<string, string>,
  before: rows.StepRow | null,
): Promise<rows.StepRow['state']> {
  const tool = flowTools().get(step.tool)
  if (!tool) throw new JobFailure('This server has no such tool any more.', { isFinal: true })
  const owner = { userId: flow.userId, guestId: flow.guestId } as Visitor
  const address = to(flow.face === 'recipe' ? 'create-lab' : 'v2-workflow-builder', null, {
    ...{ flow: flow.id, part: 'runs', ran: run.id },
  })
  const about = { title: flow.title, runId: run.id, address }
  return doStep({
    step,
    tool,
    item,
    fields,
    run,
    before,
    working: { run: ledgerRun, owner, signal: tools.signal, about },
  })
}
