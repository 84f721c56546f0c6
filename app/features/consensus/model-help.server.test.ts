import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-helper-forms-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=100'
process.env.OPENAI_API_KEY = 'sk-nobody-listens-0123456789'
process.env.OPENAI_URL = 'http://127.0.0.1:9/v1'
process.env.OPENAI_MODELS = 'gpt-4o-mini'
const nothing = { heading: 'single', agreement: { perSeat: [], mean: null }, claims: [], disputes: [], answer: '' }
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({
  listSeats: () => Promise.resolve([]),
  toSeatInfo: (seat: unknown) => seat,
  ledgerOf: () => Promise.resolve(nothing),
  openPairsOf: () => Promise.resolve([]),
}))
const { store } = await import('#app/database/store.server.ts')
const { adoptEnvironment } = await import('#app/kits/asking/engines/providers.server.ts')
const { closeEmbeddedEngines } = await import('#app/kits/asking/engines/embedded-engines.server.ts')
const { awaitRun } = await import('#app/kits/asking/consensus/follow-run.server.ts')
const { listHelperModels } = await import('#app/kits/asking/consensus/model-help/helper-choice.server.ts')
const { action, loader } = await import('./consensus.route.tsx')
const runs = await import('./consensus-run.route.tsx')
const chat = await import('./consensus-chat.route.tsx')

const ASK = 'http://frenly.test/ai/consensus'
const RUN = `${ASK}/run`
const CHAT = 'http://frenly.test/ai/consensus/chat'
const context = { network: '10.0.0.7', cspNonce: '', requestId: '', isDocument: true }
let model = ''
beforeAll(async () => {
  await store().migrate()
  await adoptEnvironment()
  model = (await listHelperModels({ id: null, plan: 'guest' }))[0]!.id
})
afterAll(async () => {
  await closeEmbeddedEngines()
  await store().close()
})

type Refused = { data: { problem: { errors: Record<string, string>; values: Record<string, string> } }; init: unknown }
async function post(at: string, fields: Record<string, string | string[]>, cookie = '') {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
  const request = new Request(at, { method: 'POST', body, headers: { cookie } })
  const act = at.startsWith(CHAT) ? chat.action : at.startsWith(RUN) ? runs.action : action
  return (await act({ request, params: {}, context })) as unknown as Response | Refused
}
async function led(answer: Promise<Response | Refused>) {
  const there = await answer
  if (!(there instanceof Response)) throw new Error(JSON.stringify(there.data.problem))
  const cookie = there.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { at: new URL(there.headers.get('Location')!, ASK), cookie }
}
const runAt = async ({ at }: { at: URL }) => (await awaitRun('house', at.searchParams.get('run')!))!
const TWO = { answer: ['It is blue.', 'It is green.'], label: ['', ''] }
const read = async (at: string, cookie = '') =>
  (await loader({ request: new Request(at, { headers: { cookie } }), params: {}, context })) as unknown as {
    help: { models: { id: string }[]; judge: string; rewriter: string }
    panels: { judge: string | null }[]
  }

test('models are offered with what they cost; one compares unless the asker turns it off, and nobody smooths', async () => {
  const { help } = await read(ASK)
  expect(help).toMatchObject({ models: [{ id: model, judge: { usualMicros: 498 } }], judge: model, rewriter: '' })
  const run = await runAt(await led(post(ASK, { question: 'What colour is it?', ...TWO })))
  expect([run.judge, run.rewriter]).toEqual([model, null])
  expect(run.estimateMicros).toBeGreaterThan(0)
  const without = await runAt(await led(post(ASK, { question: 'What colour is it?', ...TWO, judge: '' })))
  expect(without.judge).toBeNull()
  const pasted = await runAt(await led(post(ASK, { question: 'What colour is it?', choose: '1', ...TWO })))
  expect(pasted.judge).toBeNull()
  expect((await read(`${ASK}?judge=nobody`)).help.judge).toBe('')
})

test('the choice is kept on the run, and by what follows from it', async () => {
  const asked = await led(post(ASK, { question: 'What colour?', choose: '1', ...TWO, judge: model, rewriter: model }))
  const run = await runAt(asked)
  expect([run.judge, run.rewriter]).toEqual([model, model])
  expect(run.estimateMicros).toBeGreaterThan(0)
  const at = `${RUN}?run=${run.id}`
  const next = await runAt(await led(post(at, { act: 'follow', question: 'And at night?' }, asked.cookie)))
  expect([next.judge, next.rewriter]).toEqual([model, model])
})

test('a model that is not there for the asker is refused beside its field, and nothing typed is lost', async () => {
  const answer = await post(ASK, { question: 'What colour?', choose: '1', ...TWO, judge: 'other/model' })
  if (answer instanceof Response) throw new Error('led on')
  expect(answer.data.problem.errors).toEqual({ judge: expect.stringMatching(/not here for you/) as string })
  expect(answer.data.problem.values).toMatchObject({ question: 'What colour?', judge: 'other/model' })
})

test('a saved panel keeps its helpers', async () => {
  const kept = await led(post(ASK, { act: 'keep-panel', panelName: 'Careful', seat: ['a'], choose: '1', judge: model }))
  expect((await read(ASK, kept.cookie)).panels).toMatchObject([{ name: 'Careful', judge: model, rewriter: null }])
  const chosen = await read(`${ASK}?seat=a&judge=${encodeURIComponent(model)}&rewriter=nobody`)
  expect([chosen.help.judge, chosen.help.rewriter]).toEqual([model, ''])
})

test('turns of a conversation keep the helpers until somebody chooses otherwise', async () => {
  const begun = await led(post(CHAT, { act: 'say', question: 'What colour is it?', choose: '1', judge: model }))
  const talk = `${CHAT}?talk=${begun.at.searchParams.get('talk')}`
  const turnOf = async (fields: Record<string, string>) => {
    const { at } = await led(post(talk, { act: 'say', question: 'And at night?', ...fields }, begun.cookie))
    return (await awaitRun('house', at.hash.replace('#turn-', '')))!.judge
  }
  expect(await turnOf({})).toBe(model)
  expect(await turnOf({ choose: '1', judge: '' })).toBeNull()
})
