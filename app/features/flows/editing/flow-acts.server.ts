import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { FlowFace } from '#app/database/tables/flows/flows.ts'
import { checkFlow } from '#app/engines/flows/check-flow.ts'
import { NO_FLOW, type Flow } from '#app/engines/flows/flow.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { cancelJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { isStorable } from '#app/platform/values/storable.ts'
import { GIVEN_MAX_CHARS } from '../flows.limits.ts'
import { flowsKeeping, keepVersion, requireFlow, screenOf } from '../keeping/flows-keeping.server.ts'
import { findVersion, saveFlow } from '../keeping/flows.store.server.ts'
import { findFlowRun, saveFlowRunIn } from '../keeping/runs.store.server.ts'
import { dryFlow } from '../running/dry-flow.server.ts'
import { flowOfVersion, signsHere } from '../running/flow-of-version.server.ts'
import { retryFailed, startFlow } from '../running/start-flow.server.ts'
import { actOnShares } from '../sharing/share-acts.server.ts'
import { actOnStarts } from '../starts/start-acts.server.ts'
import { actOnCases, releaseFlow } from './case-acts.server.ts'
import { flowInputs, type FlowInputOf } from './flow-acts.inputs.ts'
import { flowFileInput } from './flow.inputs.ts'
import { findHouseFlow } from './house-flows.ts'
import { make } from './make-flow.server.ts'
import { readGiven, toGiven } from './read-flow-form.ts'
import { refuse, type FlowAnswer } from './refuse.ts'
import { saveFlowForm } from './save-flow.server.ts'

const spendRun = createRateLimit('flow-run', { points: 20, windowS: 60 })

/** A form of create lab or workflow builder. */
export async function actOnFlows(request: Request, network: string, face: FlowFace) {
  const form = await readForm(request, flowInputs)
  if (form.problem) return data<FlowAnswer>({ problem: form.problem, flow: null }, 400)
  const { input, typed } = form
  switch (input.do) {
    case 'new':
      return begin(request, network, input, typed, face)
    case 'import':
      return bringIn(request, network, input, typed)
    case 'save':
      return saveFlowForm(request, input, typed)
    case 'run':
      return run(request, network, input, typed)
    case 'stop':
      return stop(request, input)
    case 'retry':
      return retry(request, network, input, typed)
    case 'restore':
      return restore(request, input)
    case 'release':
      return releaseFlow(request, input, typed)
    case 'withdraw':
      return withdraw(request, input)
    case 'as-workflow':
      return asWorkflow(request, input)
    case 'case':
    case 'remove-case':
    case 'test':
      return actOnCases(request, network, input, typed)
    case 'start':
    case 'start-on':
    case 'start-off':
    case 'remove-start':
      return actOnStarts(request, input, typed)
    case 'share':
    case 'revoke':
    case 'take-over':
    case 'answer':
      return actOnShares(request, network, input, typed)
    default:
      return actOnKept(request, flowsKeeping(face), input)
  }
}

async function begin(request: Request, network: string, { from }: FlowInputOf<'new'>, typed: Typed, face: FlowFace) {
  const house = findHouseFlow(from)
  if (from !== '' && !house) return refuse(typed, 'from', 'Choose one from the list.', 400)
  const { title, about, flow } = house ?? {
    ...{ title: face === 'recipe' ? 'My recipe' : 'My workflow', about: '' },
    flow: { ...NO_FLOW, inputs: [{ name: 'text', label: 'Your text', kind: 'text', usual: '' }] } satisfies Flow,
  }
  const why = house ? `begun from “${title}”` : 'begun'
  return make(request, network, { title, about, face: house?.face ?? face, flow, why }, typed, 'from')
}

async function bringIn(request: Request, network: string, { file }: FlowInputOf<'import'>, typed: Typed) {
  let json: unknown
  try {
    json = JSON.parse(file)
  } catch (error) {
    return refuse(typed, 'file', `This is no JSON: ${(error as Error).message}`, 400)
  }
  if (!isStorable(json)) return refuse(typed, 'file', 'It holds characters that cannot be stored.', 400)
  const read = flowFileInput.safeParse(json)
  if (!read.success) {
    const [issue] = read.error.issues
    const at = issue!.path.length > 0 ? ` (at ${issue!.path.join('.')})` : ''
    return refuse(typed, 'file', `${issue!.message}${at}`, 400)
  }
  const { title, about, face, flow } = read.data
  return make(request, network, { title, about, face, flow, why: 'brought in from a file' }, typed, 'file')
}

async function run(request: Request, network: string, input: FlowInputOf<'run'>, typed: Typed) {
  const { row, key } = await requireFlow(request, input.flow)
  const waitS = await spendRun(network)
  if (waitS > 0) return refuse(typed, 'start', tooManyAtOnce('runs', waitS), overLimit(waitS))
  const flow = await flowOfVersion(row.id, row.version)
  const given = toGiven(flow, readGiven(input))
  const long = Object.keys(given).find((name) => [given[name]!].flat().join('\n').length > GIVEN_MAX_CHARS)
  if (long)
    return refuse(typed, `given.${long}`, `Up to ${GIVEN_MAX_CHARS.toLocaleString('en')} characters can be given.`, 400)
  const member = await findUser(request)
  if (input.how === 'dry') {
    const [fault] = checkFlow(flow, signsHere())
    if (fault)
      return refuse(typed, 'start', `It cannot run yet. ${fault.step ? `${fault.step}: ` : ''}${fault.message}`, 422)
    const id = await dryFlow(row, { flow, version: row.version, given, viewer: toViewer(member) })
    return redirect(to(screenOf(row.face), null, { flow: row.id, part: 'runs', ran: id, key }), 303)
  }
  const started = await startFlow(row, {
    ...{ version: row.version, kind: 'real', given, startedBy: 'by hand', runner: { member, network } },
  })
  if (started.refusal) return refuse(typed, started.refusal.field, started.refusal.message, started.refusal.init)
  return redirect(to(screenOf(row.face), null, { flow: row.id, part: 'runs', ran: started.run, key }), 303)
}

async function requireRun(request: Request, flowId: string, runId: string) {
  const found = await requireFlow(request, flowId)
  const flowRun = await findFlowRun(runId)
  if (flowRun?.flowId !== flowId) throw notFound('There is no such run of this flow.')
  return { ...found, flowRun }
}

async function stop(request: Request, input: FlowInputOf<'stop'>) {
  const { row, flowRun, key } = await requireRun(request, input.flow, input.run)
  const change = { state: 'stopped', note: 'You stopped it.', jobId: null, finishedAt: clock.now() } as const
  if ((await saveFlowRunIn(flowRun.id, ['working', 'waiting'], change)) && flowRun.jobId) await cancelJob(flowRun.jobId)
  return redirect(to(screenOf(row.face), null, { flow: row.id, part: 'runs', ran: flowRun.id, key }), 303)
}

async function retry(request: Request, network: string, input: FlowInputOf<'retry'>, typed: Typed) {
  const { row, flowRun, key } = await requireRun(request, input.flow, input.run)
  const waitS = await spendRun(network)
  if (waitS > 0) return refuse(typed, 'start', tooManyAtOnce('runs', waitS), overLimit(waitS))
  await retryFailed(row, flowRun)
  return redirect(to(screenOf(row.face), null, { flow: row.id, part: 'runs', ran: flowRun.id, key }), 303)
}

async function restore(request: Request, { flow: id, version }: FlowInputOf<'restore'>) {
  const { row, key } = await requireFlow(request, id)
  const old = await findVersion(id, version)
  if (!old) throw notFound('This version is not kept any more.')
  if (version !== row.version)
    await keepVersion(row, { flow: await flowOfVersion(id, version), why: `version ${version} brought back` })
  return redirect(to(screenOf(row.face), null, { flow: id, part: 'versions', key }), 303)
}

async function withdraw(request: Request, { flow: id }: FlowInputOf<'withdraw'>) {
  const { row, key } = await requireFlow(request, id)
  await saveFlow(id, { released: null })
  return redirect(to(screenOf(row.face), null, { flow: id, part: 'tests', key }), 303)
}

/** A recipe goes on as a workflow, with the same steps and all it ran before. */
async function asWorkflow(request: Request, { flow: id }: FlowInputOf<'as-workflow'>) {
  const { key } = await requireFlow(request, id)
  await saveFlow(id, { face: 'workflow' })
  return redirect(to('v2-workflow-builder', null, { flow: id, part: 'steps', key }), 303)
}
