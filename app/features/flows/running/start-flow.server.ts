import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { checkFlow } from '#app/engines/flows/check-flow.ts'
import { toList, type Flow, type Value } from '#app/engines/flows/flow.ts'
import { flowTools } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginFreeRun, beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { GIVEN_MAX_CHARS } from '../flows.limits.ts'
import type { FlowRow } from '../keeping/flows.store.server.ts'
import * as rows from '../keeping/runs.store.server.ts'
import { flowJob } from './flow-job.server.ts'
import { flowOfVersion, signsHere } from './flow-of-version.server.ts'

const MOST_UNDER_WAY = 10

export type Started =
  | { run: string; refusal?: never }
  | { run?: never; refusal: { field: string; message: string; init: number | ResponseInit } }

export type Starting = {
  version: number
  kind: 'real' | 'test'
  given: Record<string, Value>
  startedBy: string
  cause?: string | null
  caseId?: string | null
  runner: Runner
}

const refuse = (field: string, message: string, init: number | ResponseInit): Started => ({
  refusal: { field, message, init },
})

/** Begins a run of a version in line behind other work, once for its cause. Says at which field why not. */
export async function startFlow(flow: FlowRow, starting: Starting): Promise<Started> {
  const { version, kind, given, startedBy, cause = null, caseId = null, runner } = starting
  const steps = await flowOfVersion(flow.id, version)
  const [fault] = checkFlow(steps, signsHere())
  if (fault) return refuse('start', `It cannot run yet. ${fault.step ? `${fault.step}: ` : ''}${fault.message}`, 422)
  const missing = missingOf(steps, given)
  if (missing) return refuse(`given.${missing.name}`, missing.message, 400)
  const tools = steps.steps.map(({ tool }) => flowTools().get(tool)!)
  const forMembers = runner.member ? null : tools.find(({ isForMembers }) => isForMembers)
  if (forMembers) return refuse('start', `“${forMembers.label}” is for members. Sign in, or take the step away.`, 403)
  if ((await rows.countUnderWay(flow.id)) >= MOST_UNDER_WAY)
    return refuse('start', `${MOST_UNDER_WAY} runs of it are under way. Wait for one to end, or stop it.`, 409)
  const [id, runId] = [createSecretId(), createId()]
  let isNew = true
  const write = () =>
    store().tx(async () => {
      const row = {
        id,
        flowId: flow.id,
        version,
        kind,
        state: 'working',
        startedBy,
        given,
        caseId,
        cause,
        runId,
      } as const
      isNew = await rows.createFlowRun({ ...row, createdAt: clock.now() })
      if (isNew) await putInLine(flow, id)
    })
  const start = { screen: flow.face === 'recipe' ? 'create-lab' : 'v2-workflow-builder', id: runId }
  if (!(await isCounted(tools, runner))) {
    await beginFreeRun(runner, start)
    await write()
  } else {
    const begun = await beginRun(runner, start, write)
    if (!begun.isDone)
      return refuse('start', toCapWords(begun.quota, runner.member === null), overLimit(toResetS(begun.quota)))
  }
  return isNew ? { run: id } : refuse('start', 'This was begun already.', 409)
}

/** A run counts among those of the day where a company’s engine comes first for one of its steps. */
async function isCounted(tools: readonly { ports: readonly string[] }[], { member }: Runner): Promise<boolean> {
  const ports = [...new Set(tools.flatMap(({ ports: of }) => of))] as Parameters<typeof listEngines>[1][]
  const first = await Promise.all(ports.map((port) => listEngines(toViewer(member), port)))
  return first.some(([one]) => one !== undefined && one.engine.providerId !== null)
}

function missingOf({ inputs }: Flow, given: Readonly<Record<string, Value>>) {
  for (const { name, label } of inputs) {
    const value = given[name]
    const isEmpty = value === undefined || toList(value).length === 0
    if (isEmpty) return { name, message: `${label || name}: fill this in.` }
    const length = toList(value).reduce((sum, item) => sum + item.length + 1, 0)
    if (length > GIVEN_MAX_CHARS)
      return { name, message: `Up to ${GIVEN_MAX_CHARS.toLocaleString('en')} characters can be given at once.` }
  }
  return null
}

/** The run knows its job by its id: one that was stopped before does nothing more. */
async function putInLine(flow: FlowRow, id: string): Promise<void> {
  const screen = flow.face === 'recipe' ? 'create-lab' : 'v2-workflow-builder'
  const path = to(screen, null, { flow: flow.id, part: 'runs', ran: id })
  const { job } = await startJob(flowJob, { run: id }, { title: flow.title, userId: flow.userId, path })
  await rows.saveFlowRun(id, { jobId: job.id })
}

/** Goes on with a run that waited, failed or was stopped, behind the last step it kept. False when it is under way. */
export const goOnWith = (flow: FlowRow, runId: string): Promise<boolean> =>
  store().tx(async () => {
    const isOurs = await rows.saveFlowRunIn(runId, ['waiting', 'failed', 'stopped'], {
      ...{ state: 'working', note: null, finishedAt: null },
    })
    if (isOurs) await putInLine(flow, runId)
    return isOurs
  })

/** Tries the failed steps of a run again, and goes on behind them. */
export async function retryFailed(flow: FlowRow, run: rows.FlowRunRow): Promise<boolean> {
  if (run.state !== 'failed' && run.state !== 'stopped') return false
  const failed = (await rows.listSteps(run.id)).filter(({ state }) => state === 'failed').map(({ step }) => step)
  return store().tx(async () => {
    if (failed.length > 0) await rows.removeSteps(run.id, failed, ['failed'])
    return goOnWith(flow, run.id)
  })
}
