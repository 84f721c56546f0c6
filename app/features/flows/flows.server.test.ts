import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Flow, FlowStep } from '#app/engines/flows/flow.ts'
import type { FlowRow } from './keeping/flows.store.server.ts'
import { JobStop } from '#app/kits/foundation/jobs/job-failure.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-flows-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./flows.register.server.ts')
await import('#app/features/writing/writing.register.server.ts')
await import('#app/features/inbox/inbox.register.server.ts')
await import('#app/features/images/images.register.server.ts')
await import('#app/features/voice/voice.register.server.ts')
const { defineFlowTools, FlowStepFailure } = await import('#app/kits/asking/flow-tools/flow-tools.ts')
const { readNotices, sendNotice } = await import('#app/kits/members/notices/notices.server.ts')
const { flowJob } = await import('./running/flow-job.server.ts')
const { retryFailed, startFlow } = await import('./running/start-flow.server.ts')
const { endWaiting, lookAtWaiting } = await import('./running/answer-question.server.ts')
const { readQuestionKey, toQuestionKey } = await import('./running/hold-step.server.ts')
const { dryFlow } = await import('./running/dry-flow.server.ts')
const { keepVersion, makeFlow } = await import('./keeping/flows-keeping.server.ts')
const flows = await import('./keeping/flows.store.server.ts')
const runs = await import('./keeping/runs.store.server.ts')
const starts = await import('./keeping/starts.store.server.ts')
const { lookAt } = await import('./starts/look-at-starts.server.ts')
const { signCall, takeCall } = await import('./starts/take-call.server.ts')
const { CALL_SECRET } = await import('./starts/start-acts.server.ts')
const { seal } = await import('#app/platform/secrets/seal.server.ts')
const { readOutcomes } = await import('./editing/case-acts.server.ts')
const { flowsChecks } = await import('./flows-checks.server.ts')

const owner = { userId: 'anna', guestId: null }
const runner = { member: { id: 'anna', plan: 'free' as const }, network: '10.0.0.1' }
const text = { name: 'text', label: 'Text', kind: 'text', usual: '{{}}' } as const

/** What the fake tools were asked, and how they behave. */
const asked: string[] = []
let refusing = ''
let stopAt = ''
const stopping = { signal: new AbortController() }
const fake = { label: 'Fake', about: 'Fake', group: 'Text', gives: 'text', ports: [], fields: [text] } as const

beforeAll(async () => {
  await store().migrate()
  await enrol('anna')
  defineFlowTools(
    {
      ...fake,
      id: 'shout',
      async work({ text: said = '' }, { signal }) {
        asked.push(said)
        if (said === stopAt) stopping.signal.abort(new JobStop('closing'))
        signal.throwIfAborted()
        if (said === refusing) throw new FlowStepFailure('It does not like that.')
        return { value: said.toUpperCase(), by: 'Fake', costMicros: 5 }
      },
    },
    {
      ...fake,
      id: 'half',
      effect: 'tells and then breaks',
      work: async ({ text: said = '' }) => ({
        keep: async () => {
          await sendNotice({ kind: 'flows.told', to: 'anna', from: null, about: 'half', subject: said, address: '/' })
          throw new FlowStepFailure('It broke after it had told.')
        },
      }),
    },
  )
}, 60_000)
beforeEach(() => {
  asked.length = 0
  refusing = stopAt = ''
  stopping.signal = new AbortController()
})
afterAll(() => store().close())

const step = (id: string, tool: string, fields: Record<string, string>, rest: Partial<FlowStep> = {}): FlowStep => ({
  ...{ id, tool, title: '', after: [], needs: 'all', each: '', fields },
  ...rest,
})
const behind = (...ids: string[]) => ids.map((one) => ({ step: one, when: null }))
const inputs = [{ name: 'text', label: 'Text', kind: 'text', usual: '' } as const]

async function make(steps: FlowStep[], given: Flow['inputs'] = [...inputs]) {
  const flow = { inputs: given, steps }
  const id = await makeFlow(owner, { title: 'A flow', about: '', face: 'workflow', flow, why: 'begun' })
  return (await flows.findFlow(id))!
}
const begin = async (flow: FlowRow, given: Record<string, string | string[]>) => {
  const started = await startFlow(flow, { version: flow.version, kind: 'real', given, startedBy: 'by hand', runner })
  expect(started.refusal).toBeUndefined()
  return started.run!
}
async function carryOut(run: string) {
  const { jobId } = (await runs.findFlowRun(run))!
  const job = { id: jobId ?? 'none', userId: 'anna', title: 't', attempt: 1 }
  return flowJob.perform({ run }, { job, signal: stopping.signal.signal, progress: () => {} })
}
const statesOf = async (run: string) =>
  Object.fromEntries(
    (await runs.listSteps(run)).filter(({ item }) => item === -1).map(({ step: id, state }) => [id, state]),
  )
const valueOf = async (run: string, id: string) =>
  (await runs.listSteps(run)).find(({ step: one, item }) => one === id && item === -1)?.value

test('every flow of the house fits the tools of this server', async () => {
  const [check] = flowsChecks()
  expect(await check!.run({ signal: AbortSignal.timeout(9_000), isScheduled: false })).toMatchObject({
    state: 'passed',
  })
})

test('a run keeps what each step was given, gave, took and cost', async () => {
  const flow = await make([
    step('s1', 'split', { text: '{{text}}', by: 'lines', sign: '', most: '9' }),
    step('s2', 'shout', { text: '{{number}} {{item}}' }, { each: 's1', after: behind('s1') }),
    step('s3', 'join', { list: '{{s2}}', as: 'bullets' }, { after: behind('s2') }),
  ])
  const run = await begin(flow, { text: 'tea\nmilk' })
  await carryOut(run)
  expect(await runs.findFlowRun(run)).toMatchObject({ state: 'done', version: 1, jobId: null })
  expect(await valueOf(run, 's3')).toBe('- 1 TEA\n- 2 MILK')
  const items = (await runs.listSteps(run)).filter(({ step: id, item }) => id === 's2' && item >= 0)
  expect(items.map(({ fields, value, costMicros, by }) => [fields['text'], value, costMicros, by])).toEqual([
    ['1 tea', '1 TEA', 5, 'Fake'],
    ['2 milk', '2 MILK', 5, 'Fake'],
  ])
})

test('a run pins its version: what is changed later does not reach it', async () => {
  const flow = await make([step('s1', 'words', { text: 'old {{text}}' })])
  const run = await begin(flow, { text: 'tea' })
  await keepVersion(flow, {
    flow: { inputs: [...inputs], steps: [step('s1', 'words', { text: 'new' })] },
    why: 'saved',
  })
  await carryOut(run)
  expect(await valueOf(run, 's1')).toBe('old tea')
})

test('after a crash it goes on behind what was kept, and nothing is done twice', async () => {
  const flow = await make([
    step('s1', 'notify', { words: 'begun {{text}}' }),
    step('s2', 'split', { text: '{{text}}', by: 'commas', sign: '', most: '9' }, { after: behind('s1') }),
    step('s3', 'shout', { text: '{{item}}' }, { each: 's2', after: behind('s2') }),
    step('s4', 'document', { title: 'Made', text: '{{s3}}' }, { after: behind('s3') }),
  ])
  const run = await begin(flow, { text: 'a, b, c' })
  stopAt = 'b'
  await expect(carryOut(run)).rejects.toThrow()
  expect(await runs.findFlowRun(run)).toMatchObject({ state: 'working' })
  stopAt = ''
  stopping.signal = new AbortController()
  await carryOut(run)
  await carryOut(run)
  expect(asked).toEqual(['a', 'b', 'b', 'c'])
  expect(await valueOf(run, 's3')).toEqual(['A', 'B', 'C'])
  const { lines } = await readNotices('anna', { isUnread: false, behind: null })
  expect(lines.filter(({ words }) => words.includes('begun a, b, c'))).toHaveLength(1)
  const { textDocuments } = await import('#app/database/tables/writing.ts')
  expect((await store().db.select().from(textDocuments)).filter(({ title }) => title === 'Made')).toHaveLength(1)
})

test('an effect that breaks half-way leaves nothing behind', async () => {
  const run = await begin(await make([step('s1', 'half', { text: 'half done' })]), { text: 'x' })
  await carryOut(run)
  expect(await runs.findFlowRun(run)).toMatchObject({ state: 'failed', note: 's1: It broke after it had told.' })
  const { lines } = await readNotices('anna', { isUnread: false, behind: null })
  expect(lines.some(({ words }) => words.includes('half done'))).toBe(false)
})

test('a failed step holds up what follows, and is tried again by itself', async () => {
  const flow = await make([
    step('s1', 'shout', { text: 'first' }),
    step('s2', 'shout', { text: '{{text}}' }, { after: behind('s1') }),
    step('s3', 'words', { text: '{{s2}}!' }, { after: behind('s2') }),
    step('s4', 'words', { text: 'apart' }),
  ])
  refusing = 'tea'
  const run = await begin(flow, { text: 'tea' })
  await carryOut(run)
  expect(await statesOf(run)).toEqual({ s1: 'done', s2: 'failed', s4: 'done' })
  refusing = ''
  expect(await retryFailed(flow, (await runs.findFlowRun(run))!)).toBe(true)
  await carryOut(run)
  expect(asked).toEqual(['first', 'tea', 'tea'])
  expect(await valueOf(run, 's3')).toBe('TEA!')
})

test('a run waits for a person, by an address only this server can make, and takes one answer', async () => {
  const flow = await make([
    step('s1', 'approve', { question: 'May {{text}} go?', text: '{{text}}' }),
    step('s2', 'words', { text: 'sent' }, { after: [{ step: 's1', when: 'yes' }] }),
    step('s3', 'words', { text: 'held' }, { after: [{ step: 's1', when: 'no' }] }),
  ])
  const run = await begin(flow, { text: 'tea' })
  await carryOut(run)
  expect(await runs.findFlowRun(run)).toMatchObject({ state: 'waiting', jobId: null })
  const [row] = await runs.listSteps(run)
  const key = toQuestionKey(row!.id)
  expect(readQuestionKey(key)).toBe(row!.id)
  expect([readQuestionKey(row!.id), readQuestionKey(`${row!.id}.${key.split('.')[1]}x`)]).toEqual([null, null])
  const answer = { value: 'yes', by: 'A person', notes: [] }
  const answers = await Promise.all([
    endWaiting(row!.id, 'person', answer),
    endWaiting(row!.id, 'person', { ...answer, value: 'no' }),
  ])
  expect(answers).toEqual([true, false])
  await carryOut(run)
  expect(await statesOf(run)).toEqual({ s1: 'done', s2: 'done', s3: 'skipped' })
})

test('a run waits until its time', async () => {
  const run = await begin(
    await make([
      step('s1', 'wait', { count: '2', unit: 'hours' }),
      step('s2', 'words', { text: 'go' }, { after: behind('s1') }),
    ]),
    { text: 'x' },
  )
  await carryOut(run)
  const [row] = await runs.listSteps(run)
  expect(row!.dueAt!.getTime() - Date.now()).toBeGreaterThan(7_100_000)
  await lookAtWaiting.run(new AbortController().signal)
  expect(await runs.findFlowRun(run)).toMatchObject({ state: 'waiting' })
  await runs.saveStep(row!.id, { dueAt: new Date(Date.now() - 1) })
  await lookAtWaiting.run(new AbortController().signal)
  await carryOut(run)
  expect(await runs.findFlowRun(run)).toMatchObject({ state: 'done' })
})

test('lists that are too long, circles and missing things are refused in a sentence', async () => {
  const long = await begin(await make([step('s1', 'shout', { text: '{{item}}' }, { each: 'text' })]), {
    text: Array.from({ length: 101 }, (_, n) => `item ${n}`).join('\n'),
  })
  await carryOut(long)
  expect((await runs.findFlowRun(long))!.note).toContain('“text” holds 101 items; a step is done for up to 100')
  expect(asked).toEqual([])
  const circle = await make([
    step('s1', 'words', { text: 'x' }, { after: behind('s2') }),
    step('s2', 'words', { text: 'x' }, { after: behind('s1') }),
  ])
  const starting = { version: 1, kind: 'real', given: { text: 'x' }, startedBy: 'by hand', runner } as const
  expect((await startFlow(circle, starting)).refusal?.message).toContain('a flow has no circles')
  const fine = await make([step('s1', 'words', { text: 'x' })])
  expect((await startFlow(fine, { ...starting, given: {} })).refusal).toMatchObject({ field: 'given.text', init: 400 })
  const members = await make([step('s1', 'notify', { words: 'x' })])
  const guest = { member: null, network: '10.0.0.2' }
  expect((await startFlow(members, { ...starting, runner: guest })).refusal?.message).toContain('is for members')
})

test('a private address is not opened', async () => {
  for (const address of [
    'http://127.0.0.1/',
    'http://169.254.169.254/latest',
    'http://[::1]:8080/',
    'file:///etc/passwd',
  ]) {
    const run = await begin(await make([step('s1', 'page', { address: '{{text}}' })]), { text: address })
    await carryOut(run)
    expect((await runs.findFlowRun(run))!.note, address).toMatch(/private network|Only addresses|unusual port/)
  }
})

test('a dry run does nothing and says what it would do', async () => {
  const flow = await make([
    step('s1', 'split', { text: '{{text}}', by: 'lines', sign: '', most: '9' }),
    step('s2', 'shout', { text: '{{item}}' }, { each: 's1', after: behind('s1') }),
    step('s3', 'notify', { words: '{{s2}}' }, { after: behind('s2') }),
  ])
  const version = (await flows.findVersion(flow.id, 1))!
  const viewer = { id: 'anna', plan: 'free' as const }
  const id = await dryFlow(flow, { flow: version.flow as Flow, version: 1, given: { text: 'a\nb' }, viewer })
  const shown = (await runs.listSteps(id)).map(({ step: one, notes }) => [one, ...notes])
  expect(shown).toEqual([
    ['s1'],
    ['s2', '2 times, once for each item. The first is shown.'],
    ['s3', 'It sends you a notice. Not done in a dry run.'],
  ])
  expect(asked).toEqual([])
})

async function withCall() {
  const flow = await make([step('s1', 'words', { text: '{{text}}' })])
  await flows.saveFlow(flow.id, { released: 1 })
  const id = `call-${flow.id}`
  const sealed = seal('the secret', CALL_SECRET)
  await starts.createStart({ id, flowId: flow.id, kind: 'call', settings: {}, sealed, createdAt: new Date() })
  const call = async (body: string, signature: string) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { 'frenly-signature': signature },
    })
    return (await takeCall(request, id)).status
  }
  return { flow, id, call }
}

test('a call begins a flow when it is signed, fresh and new; forged, old and repeated ones are refused', async () => {
  const { flow, id, call } = await withCall()
  const now = Math.floor(Date.now() / 1_000)
  const body = JSON.stringify({ text: 'from outside', other: 7 })
  const good = signCall('the secret', now, body)
  expect(await call(body, signCall('another secret', now, body))).toBe(401)
  expect(await call(`${body} `, good)).toBe(401)
  expect(await call(body, signCall('the secret', now - 400, body))).toBe(401)
  expect(await call(body, signCall('the secret', now + 400, body))).toBe(401)
  expect(await call(body, '')).toBe(401)
  const both = await Promise.all([call(body, good), call(body, good)])
  expect(both.toSorted()).toEqual([202, 409])
  expect(await call('[1]', signCall('the secret', now, '[1]'))).toBe(400)
  const begun = await runs.listFlowRuns(flow.id, ['real'], 9)
  expect(begun.map(({ given, startedBy }) => [given, startedBy])).toEqual([[{ text: 'from outside' }, 'by a call']])
  await starts.saveStart(id, { isOn: false })
  expect(await call(body, signCall('the secret', now + 1, body))).toBe(404)
})

test('a schedule begins its flow once for all servers, and only a released version', async () => {
  const flow = await make([step('s1', 'words', { text: '{{text}}' })], [{ ...inputs[0]!, usual: 'as usual' }])
  const nextAt = new Date(Date.now() - 1_000)
  const settings = { pattern: '0 8 * * *', zone: 'Europe/Berlin' }
  const start = {
    id: `sch-${flow.id}`,
    flowId: flow.id,
    kind: 'schedule',
    settings,
    nextAt,
    createdAt: nextAt,
  } as const
  await starts.createStart(start)
  const kept = async () => (await starts.findStart(start.id))!
  await lookAt(await kept(), flow)
  expect((await kept()).lastNote).toContain('no version is released')
  await flows.saveFlow(flow.id, { released: 1 })
  await starts.saveStart(start.id, { nextAt })
  const [row, released] = [await kept(), (await flows.findFlow(flow.id))!]
  await Promise.all([lookAt(row, released), lookAt(row, released)])
  const begun = await runs.listFlowRuns(flow.id, ['real'], 9)
  expect(begun.map(({ given }) => given)).toEqual([{ text: 'as usual' }])
  expect((await kept()).nextAt!.getTime()).toBeGreaterThan(Date.now())
})

test('tests are tried on the very version, without effects, and tell what they miss', async () => {
  const flow = await make([
    step('s1', 'shout', { text: '{{text}}' }),
    step('s2', 'notify', { words: 'from a test {{s1}}' }, { after: behind('s1') }),
  ])
  const one = { flowId: flow.id, given: { text: 'tea' }, step: 's1', lacks: [], createdAt: new Date() }
  await flows.createCase({ ...one, id: `a-${flow.id}`, title: 'Shouts', holds: ['TEA'] })
  await flows.createCase({ ...one, id: `b-${flow.id}`, title: 'Holds milk', holds: ['milk'] })
  expect((await readOutcomes(flow.id, 1)).map(({ outcome }) => outcome.state)).toEqual(['untried', 'untried'])
  for (const { id, given } of await flows.listCases(flow.id)) {
    const starting = {
      version: 1,
      kind: 'test',
      given: given as Record<string, string>,
      startedBy: 'a test',
      caseId: id,
      runner,
    } as const
    await carryOut((await startFlow(flow, starting)).run!)
  }
  const outcomes = await readOutcomes(flow.id, 1)
  expect(outcomes.map(({ outcome: { state, misses } }) => [state, ...misses])).toEqual([
    ['passed'],
    ['missed', 'does not hold “milk”'],
  ])
  expect((await readOutcomes(flow.id, 2)).map(({ outcome }) => outcome.state)).toEqual(['untried', 'untried'])
  const { lines } = await readNotices('anna', { isUnread: false, behind: null })
  expect(lines.some(({ words }) => words.includes('from a test'))).toBe(false)
})
