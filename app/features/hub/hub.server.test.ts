import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-hub-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=2,free=50,plus=500,pro=5000'
const { store } = await import('#app/database/store.server.ts')
const { runs } = await import('#app/database/tables/runs.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { intentIds } = await import('#app/kits/asking/intent/intent.ts')
const { isBuilt } = await import('#app/kits/foundation/content/built-screens.server.ts')
const { readSlots } = await import('#app/kits/asking/intent/recognise-intent.server.ts')
const { once } = await import('#app/platform/once.ts')
const { actOnHub, readHub } = await import('./hub.server.ts')
const { toOffer } = await import('./hub-offer.server.ts')
const { screenAt } = await import('#app/catalogue/screen-at.ts')

let companies: StandIn
beforeAll(async () => {
  await store().migrate()
  const file = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(file))
  companies = await startStandIn()
}, 60_000)
afterAll(async () => {
  await Promise.all([engineWorker().close(), companies.stop()])
  await store().close()
})

type Reply = { data: Awaited<ReturnType<typeof actOnHub>>['data']; init: ResponseInit | null }
async function send(fields: Record<string, string>, network: string) {
  const request = new Request('http://frenly.test/universal-hub', { method: 'POST', body: new URLSearchParams(fields) })
  const { data: reply, init } = (await actOnHub(request, network)) as Reply
  return { ...reply, status: init?.status ?? 200 }
}
const counted = async () => (await store().db.select().from(runs)).filter(({ isCounted }) => isCounted).length
const guest = { id: null, plan: 'guest' } as const

test('a wish of the address is recognised, and nothing that counts is begun', async () => {
  const hub = await readHub(new Request('http://frenly.test/universal-hub?q=30%25+off+120+dollars'), 'net-read')
  expect(hub).toMatchObject({ confidence: 'certain', offer: { intent: 'calculate', tool: { engine: 'Calculator' } } })
  expect(hub?.choices).toHaveLength(2)
  expect(await readHub(new Request('http://frenly.test/universal-hub'), 'net-read')).toBeNull()
  expect(await counted()).toBe(0)
})

test('what cannot be told is asked back, without a word about a model that is not there', async () => {
  const { answer } = await send({ act: 'recognise', wish: 'banana' }, 'net-unsure')
  expect(answer).toMatchObject({ confidence: 'unsure', offer: null, canDecide: null })
  expect(answer?.choices.length).toBeGreaterThan(2)
})

test('a tool runs on a press alone, counts one run and names its engine', async () => {
  const before = await counted()
  const { answer, status } = await send(
    { act: 'use', tool: 'calculate', wish: 'x', text: '30% off 120 dollars' },
    'net-use',
  )
  expect(status).toBe(200)
  expect(answer?.made).toMatchObject({ text: expect.stringContaining('84'), engine: 'Calculator' })
  expect(answer?.made?.receipt).toMatch(/ms, free$/)
  expect(await counted()).toBe(before + 1)
})

test('what a tool cannot take comes back beside the field with all that was typed', async () => {
  const empty = await send({ act: 'use', tool: 'translate', wish: 'translate hello', text: 'hello', to: '' }, 'net-bad')
  expect(empty).toMatchObject({
    status: 400,
    problem: { errors: { to: 'Please choose the language to translate into.' } },
  })
  expect(empty.answer?.offer).toMatchObject({ intent: 'translate', slots: { text: 'hello' } })
  const odd = await send({ act: 'use', tool: 'calculate', wish: 'x', text: 'the smell of rain' }, 'net-bad')
  expect(odd.status).toBe(422)
  expect(odd.problem?.values).toMatchObject({ text: 'the smell of rain' })
  expect(odd.answer?.offer?.intent).toBe('calculate')
  expect(await send({ act: 'recognise', wish: ' ' }, 'net-bad')).toMatchObject({
    status: 400,
    problem: { errors: { wish: 'Please write what you would like to do.' } },
  })
})

test('when the runs of the day are used up the tool says so and keeps the text', async () => {
  const press = () => send({ act: 'use', tool: 'calculate', wish: 'x', text: '2 + 2' }, 'net-cap')
  await press()
  await press()
  const last = await press()
  expect(last.status).toBe(429)
  expect(last.problem?.errors['form']).toMatch(/run/)
  expect(last.problem?.values['text']).toBe('2 + 2')
})

test('a result goes on to another tool as a text, whatever wish its words hold', async () => {
  const { answer } = await send(
    { act: 'choose', intent: 'polish', wish: 'translate the letter into French', isBare: 'yes' },
    'net-on',
  )
  expect(answer).toMatchObject({ confidence: 'chosen', offer: { slots: { text: 'translate the letter into French' } } })
})

test('every wish leads to a screen that is open, a tool, or the honest word that there is none', async () => {
  for (const intent of intentIds) {
    const text = 'compare Japan and Italy'
    const offer = await toOffer(intent, readSlots(text, intent), text, guest)
    if (offer.go) expect(isBuilt(screenAt(offer.go.href.split('?')[0]!).id), intent).toBe(true)
    else expect(offer.missing ?? offer.tool, intent).not.toBeNull()
    if (offer.exists) expect(isBuilt(screenAt(offer.exists.href.split('?')[0]!).id), intent).toBe(true)
  }
  const place = await toOffer('place', readSlots('compare Japan and Italy', 'place'), 'compare Japan and Italy', guest)
  expect(decodeURIComponent(place.go!.href)).toContain('compare=Japan,Italy')
})

test('with a language model the tie can be broken on a press, which counts a run', async () => {
  await addProvider(
    { company: 'openai', label: 'House', address: companies.address('openai'), secretKey: STAND_IN_KEY },
    null,
  )
  const before = await counted()
  const { answer } = await send({ act: 'recognise', wish: 'banana' }, 'net-model')
  expect(answer?.canDecide).toEqual(expect.any(String))
  expect(await counted()).toBe(before)
  const decided = await send({ act: 'decide', wish: 'banana' }, 'net-model')
  expect(decided.status).toBe(200)
  expect(['decided', 'unsure']).toContain(decided.answer?.confidence)
  expect(await counted()).toBe(before + 1)
})
