import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-providers-'))
process.env.LOG_LEVEL = 'silent'
const standIn: StandIn = await startStandIn()
process.env.ANTHROPIC_API_KEY = STAND_IN_KEY
process.env.ANTHROPIC_URL = standIn.address('anthropic')
vi.mock('./embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { providers } = await import('#app/database/tables/engines.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { addProvider } = await import('./add-provider.server.ts')
const { adoptEnvironment, findProvider, listProviders, lookForModels, removeProvider, saveProvider } =
  await import('./providers.server.ts')
const { saveEngineSettings } = await import('./engine-settings.store.server.ts')
const { findEngine, listAllEngines, listEngines, listEveryEngine } = await import('./registry.server.ts')
const { guest } = await import('./viewer.ts')

let mira = ''
const member = () => ({ id: mira, plan: 'free' }) as const
beforeAll(async () => {
  await store().migrate()
  mira = (await enrol('mira')).id
})
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

async function add(
  company: string,
  label: string,
  rest: { address?: string | null; secretKey?: string | null; owner?: string | null } = {},
) {
  const { address = standIn.address(company as 'openai'), secretKey = STAND_IN_KEY, owner = null } = rest
  const added = await addProvider({ company, label, address, secretKey }, owner)
  if (!added.isDone) throw new Error(added.message)
  return added
}
const idsOf = (engines: readonly { engine: { id: string } }[]) => engines.map(({ engine }) => engine.id)

test('a new provider is tested at once, and its models answer for everybody', async () => {
  expect(await add('openai', 'Our OpenAI')).toEqual({ isDone: true, id: 'our-openai', failure: null })
  expect(idsOf(await listEngines(guest, 'write'))).toEqual(['our-openai/gpt-4o-mini', 'our-openai/gpt-4o'])
  expect(idsOf(await listEngines(guest, 'translate'))).toContain('our-openai/gpt-4o')
  const found = await findEngine(guest, 'write', 'our-openai/gpt-4o-mini')
  const { result, usage } = await found!.engine.run(
    { messages: [{ role: 'user', text: 'What is the capital of France?' }] },
    { signal: AbortSignal.timeout(5_000) },
  )
  expect(result.text).toContain('Paris')
  expect(usage.output).toBeGreaterThan(0)
  expect(found!.engine.contextUnits).toBe(128_000)
  expect(found!.price).toMatchObject({ inputMicros: 150_000, outputMicros: 600_000 })
})

test('the key lies sealed in the database and is never shown whole', async () => {
  const rows = JSON.stringify(await store().db.select().from(providers))
  expect(rows).not.toContain(STAND_IN_KEY)
  const shown = JSON.stringify(await listProviders(null))
  expect(shown).not.toContain(STAND_IN_KEY)
  expect(shown).toContain(`"keyEnding":"${STAND_IN_KEY.slice(-4)}"`)
})

test('what a provider lacks is said beside its field, and a wrong key after the look', async () => {
  const ask = (input: Partial<Parameters<typeof addProvider>[0]>) =>
    addProvider({ company: 'openai', label: 'X', address: null, secretKey: null, ...input }, null)
  expect(await ask({ company: 'acme' })).toMatchObject({
    status: 400,
    errors: { company: expect.any(String) as string },
  })
  expect(await ask({})).toMatchObject({ errors: { secretKey: 'OpenAI needs a key.' } })
  expect(await ask({ company: 'openai-compatible' })).toMatchObject({
    errors: { address: expect.any(String) as string },
  })
  const wrong = await add('openai', 'Wrong', { secretKey: 'sk-not-this-one' })
  expect(wrong.failure).toMatch(/key/)
  expect(wrong.failure).not.toContain('sk-not-this-one')
  expect((await findProvider(wrong.id, null))?.testFailure).toBe(wrong.failure)
  await saveProvider(wrong.id, null, { key: STAND_IN_KEY })
  expect(await lookForModels(wrong.id, null)).toBeNull()
  expect(await removeProvider(wrong.id, null)).toBe(true)
})

test('models that are chosen while a look is under way stay chosen, and each keeps the name its company gives it', async () => {
  const { id } = await add('anthropic', 'Claude')
  const looking = lookForModels(id, null)
  await saveProvider(id, null, { models: [{ model: 'claude-haiku-4-5', port: 'write' }] })
  await looking
  await lookForModels(id, null)
  expect((await findProvider(id, null))?.models).toEqual([
    { model: 'claude-haiku-4-5', port: 'write', label: 'claude haiku 4 5' },
  ])
  await removeProvider(id, null)
})

test('two providers of one name are two', async () => {
  expect((await add('openai', 'Our OpenAI!')).id).toBe('our-openai-2')
  await removeProvider('our-openai-2', null)
})

test('the operator switches engines off, keeps them for plans, orders and prices them', async () => {
  const settings = { isEnabled: true, position: 0, plans: null, inputMicros: null, outputMicros: null }
  await saveEngineSettings({
    ...settings,
    engineId: 'our-openai/gpt-4o',
    position: -1,
    inputMicros: 7,
    outputMicros: 9,
  })
  const [first] = await listEngines(guest, 'write')
  expect(first).toMatchObject({
    engine: { id: 'our-openai/gpt-4o' },
    price: { inputMicros: 7, outputMicros: 9 },
    priceVersion: 'operator',
  })
  await saveEngineSettings({ ...settings, engineId: 'our-openai/gpt-4o', plans: ['plus', 'pro'] })
  expect(idsOf(await listEngines(guest, 'write'))).toEqual(['our-openai/gpt-4o-mini'])
  expect(idsOf(await listEngines({ id: 'x', plan: 'pro' }, 'write'))).toHaveLength(2)
  await saveEngineSettings({ ...settings, engineId: 'our-openai/gpt-4o-mini', isEnabled: false })
  expect(await findEngine(guest, 'answer', 'our-openai/gpt-4o-mini')).toBeNull()
  expect(idsOf(await listEveryEngine())).toContain('our-openai/gpt-4o-mini')
  await saveProvider('our-openai', null, { isEnabled: false })
  expect(idsOf(await listAllEngines({ id: 'x', plan: 'pro' })).filter((id) => id.startsWith('our-openai'))).toEqual([])
})

test('a member’s own key serves that member alone, and reaches no private address', async () => {
  const added = await add('openai', 'Mine', { owner: mira })
  expect(added.id).toMatch(/^own-/)
  // The stand-in is on this machine: what an operator may reach, a member may not.
  expect(added.failure).not.toBeNull()
  expect(standIn.asked.filter(({ path }) => path.includes('models')).length).toBeGreaterThan(0)
  const before = standIn.asked.length
  await lookForModels(added.id, mira)
  expect(standIn.asked).toHaveLength(before)
  await saveProvider(added.id, mira, { models: [{ model: 'gpt-4o', port: 'write' }] })
  const own = await listEngines(member(), 'write')
  expect(own[0]).toMatchObject({ isOwn: true, engine: { id: `${added.id}/gpt-4o` } })
  expect(idsOf(await listEngines(guest, 'write'))).not.toContain(`${added.id}/gpt-4o`)
  expect(idsOf(await listEngines({ id: 'tomas', plan: 'pro' }, 'write'))).not.toContain(`${added.id}/gpt-4o`)
  expect(await findProvider(added.id, null)).toBeNull()
  expect(await removeProvider(added.id, 'tomas')).toBe(false)
  expect(await removeProvider(added.id, mira)).toBe(true)
})

test('what the environment configures is there after the start, with its models', async () => {
  await adoptEnvironment()
  await vi.waitFor(async () => expect((await findProvider('anthropic', null))?.models.length).toBeGreaterThan(0))
  expect(await findProvider('anthropic', null)).toMatchObject({
    isFromEnvironment: true,
    missing: null,
    testFailure: null,
  })
  await adoptEnvironment()
  expect((await listProviders(null)).filter(({ company }) => company === 'anthropic')).toHaveLength(1)
  expect(idsOf(await listEngines(guest, 'answer'))).toContain('anthropic/claude-haiku-4-5')
})

test('a server on a private address costs nothing, until the operator says so; one elsewhere is unknown', async () => {
  await add('openai-compatible', 'At home', { address: standIn.address('openai') })
  const id = 'at-home/gpt-4o-mini'
  const settings = { engineId: id, isEnabled: true, position: 0, plans: null, inputMicros: null, outputMicros: null }
  const priceOf = async () => (await findEngine(guest, 'write', id))?.price
  expect(await priceOf()).toEqual({ inputMicros: 0, outputMicros: 0 })
  await saveEngineSettings({ ...settings, inputMicros: 7, outputMicros: 8 })
  expect(await priceOf()).toEqual({ inputMicros: 7, outputMicros: 8 })
  await saveProvider('at-home', null, { address: 'https://models.example.com/v1' })
  await saveEngineSettings(settings)
  expect(await priceOf()).toBeNull()
})
