import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { FlowFace } from '#app/database/tables/flows/flows.ts'
import { checkFlow } from '#app/engines/flows/check-flow.ts'
import { diffFlows } from '#app/engines/flows/diff-flows.ts'
import type { Flow, Value } from '#app/engines/flows/flow.ts'
import { timesAfter } from '#app/engines/flows/schedule.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { flowToolGroups, flowTools } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { flowsKeeping, requireFlow } from '../keeping/flows-keeping.server.ts'
import * as flows from '../keeping/flows.store.server.ts'
import * as runs from '../keeping/runs.store.server.ts'
import { listStarts } from '../keeping/starts.store.server.ts'
import { layOut } from '../picture/lay-out.server.ts'
import { flowOfVersion, signsHere } from '../running/flow-of-version.server.ts'
import { toQuestionKey } from '../running/hold-step.server.ts'
import { WHOLE } from '../running/step-states.ts'
import { readQuestion, readShared } from '../sharing/shared-view.server.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { CALL_SECRET } from '../starts/start-acts.server.ts'
import { readOutcomes } from './case-acts.server.ts'
import { houseFlows } from './house-flows.ts'

export const flowParts = ['steps', 'try', 'runs', 'versions', 'tests', 'starts', 'share'] as const
export type FlowPart = (typeof flowParts)[number]

const MOST_RUNS = 60
const MOST_SHOWN_VERSIONS = 100
const NEXT_TIMES = 3

/** Create lab or workflow builder as its address asks for it: the list with what to start from, one flow, or a visit by link. */
export async function readFlows(request: Request, face: FlowFace) {
  const params = new URL(request.url).searchParams
  const [shared, question, id] = [params.get('shared'), params.get('answer'), params.get('flow')]
  if (shared !== null) return readShared(request, shared)
  if (question !== null) return readQuestion(question)
  if (id) return readOne(request, id, params, face)
  const visitor = await findVisitor(request)
  const page = await readKeptPage(flowsKeeping(face), visitor, params, (row) => {
    const { released, version } = row as flows.ListedFlow
    return `version ${version}${released === null ? '' : `, version ${released} released`}`
  })
  const house = houseFlows
    .filter((one) => one.face === face)
    .map(({ id: key, title, about, flow }) => ({ id: key, title, about, steps: flow.steps.length }))
  return { part: 'list' as const, face, page, house }
}
export type FlowsView = Awaited<ReturnType<typeof readFlows>>
export type FlowView = Extract<FlowsView, { part: FlowPart }>
export type FlowListView = Extract<FlowsView, { part: 'list' }>

async function readOne(request: Request, id: string, params: URLSearchParams, face: FlowFace) {
  const { row, owner, key } = await requireFlow(request, id)
  const flow = await flowOfVersion(row.id, row.version)
  const signs = signsHere()
  const faults = checkFlow(flow, signs)
  const part: FlowPart = flowParts.find((one) => one === params.get('part')) ?? 'steps'
  const run = part === 'runs' ? params.get('ran') : null
  return {
    ...{ part, id, key, face: row.face, isOtherFace: row.face !== face, title: row.title, about: row.about },
    ...{ version: row.version, released: row.released, isMember: row.userId !== null },
    flow,
    faults,
    said: params.get('said') === 'saved',
    tools: part === 'steps' || part === 'try' ? await listTools(request, flow) : null,
    names: Object.fromEntries(
      flow.steps.map((step) => [step.id, step.title || signs.get(step.tool)?.label || step.tool]),
    ),
    picture:
      part === 'steps' && row.face === 'workflow'
        ? layOut(flow, signs, new Set(faults.flatMap(({ step }) => step ?? [])))
        : null,
    runs: part === 'runs' && !run ? await readRuns(row.id) : null,
    run: run ? await readRun(row, run, params) : null,
    versions: part === 'versions' ? await readVersions(row, params) : null,
    tests: part === 'tests' ? await readTests(row) : null,
    starts: part === 'starts' ? await readStarts(request, row.id) : null,
    share: part === 'share' ? await toShare(request, row, owner) : null,
    liveMark: createLiveMark(),
  }
}

/** The tools of this server for the lists of the form, and the fields of those this flow uses. */
async function listTools(request: Request, flow: Flow) {
  const viewer = toViewer(await findUser(request))
  const used = new Set(flow.steps.map(({ tool }) => tool))
  const all = await Promise.all(
    [...flowTools().values()].map(async (tool) => {
      const [port] = tool.ports
      const isReady = !port || (await listEngines(viewer, port)).length > 0
      const { id, label, about, group, gives, effect = null, isCheck = false, isForMembers = false } = tool
      return { id, label, about, group, gives, effect, isCheck, isForMembers, isReady }
    }),
  )
  const groups = flowToolGroups.map((group) => ({ group, tools: all.filter((tool) => tool.group === group) }))
  const fields = Object.fromEntries([...used].map((id) => [id, [...(flowTools().get(id)?.fields ?? [])]]))
  return { groups, fields }
}
export type FlowToolLists = Awaited<ReturnType<typeof listTools>>

async function readRuns(flowId: string) {
  const rows = await runs.listFlowRuns(flowId, ['real', 'dry'], MOST_RUNS)
  const sums = new Map((await runs.sumSteps(rows.map(({ id }) => id))).map((sum) => [sum.runId, sum]))
  return rows.map(({ id, version, kind, state, startedBy, createdAt, note }) => ({
    ...{ id, version, kind, state, startedBy, note, at: createdAt },
    ...{ cost: sums.get(id)?.cost ?? 0, took: sums.get(id)?.took ?? 0 },
  }))
}

async function readRun(row: flows.FlowRow, id: string, params: URLSearchParams) {
  const run = await runs.findFlowRun(id)
  if (run?.flowId !== row.id) throw notFound('There is no such run of this flow.')
  if (row.userId) await readNoticesAbout(row.userId, `flow-run:${id}`)
  const flow = await flowOfVersion(row.id, run.version)
  const signs = signsHere()
  const kept = await runs.listSteps(id)
  const toShown = ({
    id: rowId,
    item,
    state,
    fields,
    value,
    by,
    notes,
    costMicros,
    tookMs,
    tries,
    dueAt,
  }: runs.StepRow) => ({
    ...{ item, state, fields, value: value as Value | null, by, notes, costMicros, tookMs, tries, dueAt },
    question: state === 'person' ? to('v2-workflow-builder', null, { answer: toQuestionKey(rowId) }) : null,
  })
  return {
    ...{ id, kind: run.kind, state: run.state, version: run.version, startedBy: run.startedBy, note: run.note },
    ...{ at: run.createdAt, finishedAt: run.finishedAt, given: run.given as Record<string, Value> },
    labels: Object.fromEntries(flow.inputs.map(({ name, label }) => [name, label || name])),
    isStill: params.get('refresh') === 'off',
    live: fillPath(allEndpoints['flows/run-live'], { id }),
    steps: flow.steps.map((step) => ({
      id: step.id,
      name: step.title || signs.get(step.tool)?.label || step.tool,
      labels: Object.fromEntries((signs.get(step.tool)?.fields ?? []).map(({ name, label }) => [name, label])),
      whole: kept.filter((one) => one.step === step.id && one.item === WHOLE).map(toShown)[0] ?? null,
      items: kept.filter((one) => one.step === step.id && one.item !== WHOLE).map(toShown),
    })),
  }
}
export type RunView = Awaited<ReturnType<typeof readRun>>
export type ShownStep = RunView['steps'][number]

async function readVersions(row: flows.FlowRow, params: URLSearchParams) {
  const all = await flows.listVersions(row.id, MOST_SHOWN_VERSIONS)
  const asked = Number(params.get('compare'))
  const compared = all.some(({ number }) => number === asked) && asked !== row.version ? asked : null
  const changes = compared
    ? diffFlows(await flowOfVersion(row.id, compared), await flowOfVersion(row.id, row.version), signsHere())
    : null
  return { list: all.map(({ number, why, createdAt }) => ({ number, why, at: createdAt })), compared, changes }
}

async function readTests(row: flows.FlowRow) {
  const outcomes = await readOutcomes(row.id, row.version)
  return outcomes.map(({ case: { id, title, step, holds, lacks }, outcome }) => ({
    id,
    title,
    step,
    holds,
    lacks,
    outcome,
  }))
}

async function readStarts(request: Request, flowId: string) {
  const now = new Date()
  return (await listStarts(flowId)).map(({ id, kind, settings, isOn, sealed, lastAt, lastNote }) => ({
    ...{ id, kind, settings, isOn, lastAt, lastNote },
    next: kind === 'schedule' && isOn ? nextTimes(settings, now) : [],
    call:
      kind === 'call' && sealed
        ? {
            address: brandOrigin(request) + fillPath(allEndpoints['flows/flow-call'], { id }),
            secret: unseal(sealed, CALL_SECRET) ?? '',
          }
        : null,
  }))
}

function nextTimes({ pattern = '', zone = 'UTC' }: Record<string, string>, now: Date): string[] {
  const words = new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return timesAfter({ pattern, zone }, now, NEXT_TIMES).map((time) => words.format(time))
}

async function toShare(request: Request, row: flows.FlowRow, owner: Visitor) {
  const file = fillPath(allEndpoints['flows/flow-file'], { id: row.id })
  return {
    files: ['json', 'ts', 'svg'].map((as) => ({ as, href: `${file}?as=${as}` })),
    ...(await readShare(request, { kind: SHARE_KIND, thingId: row.id }, owner, {
      addressOf: (link) => to('v2-workflow-builder', null, { shared: link }),
      aboutOf: () => (row.released === null ? 'the newest version' : `version ${row.released}`),
    })),
  }
}
