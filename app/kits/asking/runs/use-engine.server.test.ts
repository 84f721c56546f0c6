import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startCollector } from '#tests/support/otlp-collector.ts'
import type { ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Engine, RunOptions } from '#app/providers/engine.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-uses-'))
process.env.LOG_LEVEL = 'silent'
process.env.BUDGET_PER_DAY = 'site=1,guest=0.1,free=0.05'
const { store } = await import('#app/database/store.server.ts')
const { uses } = await import('#app/database/tables/runs.ts')
const { clock } = await import('#app/platform/clock.ts')
const { toDay } = await import('#app/kits/members/quota/day.ts')
const { EngineFailure } = await import('#app/providers/engine.ts')
const { closeTracing, openTracing } = await import('#app/platform/tracing.server.ts')
const { beginFreeRun } = await import('./begin-run.server.ts')
const { CompanyFailure } = await import('#app/providers/company-failure.ts')
const { readHealth } = await import('./health.server.ts')
const { removeBudget, saveBudget, settleLostUses } = await import('./runs.store.server.ts')
const { useEngine } = await import('./use-engine.server.ts')
const { budgetOf, siteBudget } = await import('./budgets.server.ts')

beforeAll(() => store().migrate())
beforeEach(() => store().db.delete(uses))
afterAll(() => store().close())

type Answer = Awaited<ReturnType<Engine<'write'>['run']>>
const said = (text: string, usage = { input: 100, output: 50 }): Answer => ({ result: { text, finish: 'stop' }, usage })
let nextId = 0

/** A language model that does what a test says, at a dollar a million tokens each way. */
function engine(
  run: (options: RunOptions) => Promise<Answer>,
  {
    price = { inputMicros: 1_000_000, outputMicros: 1_000_000 },
    isOwn = false,
    limitMs = 5_000,
  }: { price?: ListedEngine['price']; isOwn?: boolean; limitMs?: number } = {},
): ListedEngine<'write'> {
  const id = `test/model-${nextId++}`
  return {
    engine: {
      id,
      port: 'write',
      label: 'Model',
      about: '',
      providerId: 'test',
      maker: 'Test',
      family: 'test',
      version: null,
      unit: 'token',
      contextUnits: null,
      limitMs,
      run: (_, options) => run(options),
    },
    price,
    priceVersion: 'test',
    isOwn,
    isEnabled: true,
    plans: null,
  }
}
const ask = (text = 'Hello?') => ({ messages: [{ role: 'user' as const, text }], maxOutput: 1_000 })
const member = { id: 'mira', plan: 'free' as const }
const begin = (who: typeof member | null = member) =>
  beginFreeRun({ member: who, network: '10.0.0.1' }, { screen: 'models' })
const rows = () => store().db.select().from(uses)

test('a run and its engines are spans where a collector is configured, without a word of what was asked', async () => {
  const collector = await startCollector()
  await openTracing(collector.settings)
  const run = await begin()
  await useEngine(
    run,
    engine(() => Promise.resolve(said('A secret answer'))),
    ask('A secret question'),
  )
  await closeTracing()
  await collector.stop()
  const of = (key: string, value: string) => ({ key, value: { stringValue: value } })
  expect(collector.spans.map(({ name }) => name)).toEqual(['run', 'engine write'])
  for (const span of collector.spans) expect(span.attributes).toContainEqual(of('frenly.run', run.id))
  expect(collector.spans[1]!.attributes).toContainEqual(of('frenly.screen', 'models'))
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|mira/)
})

test('a use is in the ledger before the engine is asked, and settled after it', async () => {
  let before: unknown
  const listed = engine(async ({ onPart }) => {
    before = await rows()
    onPart?.('Hi')
    return said('Hi')
  })
  const parts: string[] = []
  const used = await useEngine(await begin(), listed, ask(), { onPart: (text) => parts.push(text) })
  expect(before).toMatchObject([
    { state: 'held', engineId: listed.engine.id, userId: 'mira', screen: 'models', costMicros: null },
  ])
  expect((before as { heldMicros: number }[])[0]!.heldMicros).toBeGreaterThanOrEqual(1_000)
  expect(parts).toEqual(['Hi'])
  expect(used).toMatchObject({ result: { text: 'Hi' }, costMicros: 150 })
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'done', inputUnits: 100, outputUnits: 50, costMicros: 150, priceVersion: 'test' })
  expect(row!.firstPartMs).not.toBeNull()
})

test('an unknown price stays unknown in the ledger, and counts as what was set aside', async () => {
  await useEngine(
    await begin(),
    engine(() => Promise.resolve(said('Hi')), { price: null }),
    ask(),
  )
  expect(await rows()).toMatchObject([{ state: 'done', costMicros: null, heldMicros: 10_000 }])
  expect((await siteBudget()).spent).toBe(10_000)
})

test('forty at once spend no more than the budget has', async () => {
  const price = { inputMicros: 0, outputMicros: 10_000_000 }
  const dear = Array.from({ length: 40 }, () =>
    engine(() => Promise.resolve(said('Hi', { input: 1, output: 1_000 })), { price }),
  )
  const run = await begin()
  const asked = await Promise.allSettled(dear.map((listed) => useEngine(run, listed, ask())))
  const refused = asked.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as InstanceType<typeof EngineFailure>] : [],
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(refused).toHaveLength(35)
  expect(refused[0]).toMatchObject({
    kind: 'unaffordable',
    message: expect.stringMatching(/used up for today.+00:00 UTC/) as string,
    // Within 5 s: the clock goes on while forty ask.
    retryAfterS: expect.closeTo((toDay(clock.now()).endsAt.getTime() - clock.now().getTime()) / 1_000, -1) as number,
  })
  expect(await budgetOf(member)).toMatchObject({ spent: 50_000, cap: 50_000 })
  expect(await rows()).toHaveLength(5)
  await expect(useEngine(await begin(null), dear[39]!, ask())).resolves.toMatchObject({ costMicros: 10_000 })
})

test('a member’s own key is nobody’s budget', async () => {
  const price = { inputMicros: 0, outputMicros: 900_000_000 }
  await useEngine(
    await begin(),
    engine(() => Promise.resolve(said('Hi', { input: 1, output: 1_000 })), { price, isOwn: true }),
    ask(),
  )
  expect(await rows()).toMatchObject([{ isOwnKey: true, costMicros: 900_000, heldMicros: 0 }])
  expect((await siteBudget()).spent).toBe(0)
})

test('a failure is settled with its reason: before any work it cost nothing, after it nobody knows', async () => {
  const run = await begin()
  const failing = (kind: 'unauthorised' | 'broken') => engine(() => Promise.reject(new EngineFailure(kind, 'no')))
  await expect(useEngine(run, failing('unauthorised'), ask())).rejects.toMatchObject({ kind: 'unauthorised' })
  await expect(useEngine(run, failing('broken'), ask())).rejects.toMatchObject({ kind: 'broken' })
  const odd = engine(() => Promise.reject(new TypeError('x is undefined')))
  await expect(useEngine(run, odd, ask())).rejects.toMatchObject({ kind: 'broken' })
  expect((await rows()).map(({ state, failure, costMicros }) => ({ state, failure, costMicros }))).toEqual([
    { state: 'failed', failure: 'unauthorised', costMicros: 0 },
    { state: 'failed', failure: 'broken', costMicros: null },
    { state: 'failed', failure: 'broken', costMicros: null },
  ])
})

test('a connection that broke in the middle of a question may have cost something', async () => {
  const run = await begin()
  const failing = (facts: { isUnstarted?: boolean }) =>
    engine(() => Promise.reject(new CompanyFailure('unreachable', 'reset', facts)))
  await expect(useEngine(run, failing({}), ask())).rejects.toMatchObject({ kind: 'unreachable' })
  await expect(useEngine(run, failing({ isUnstarted: true }), ask())).rejects.toMatchObject({ kind: 'unreachable' })
  expect((await rows()).map(({ costMicros }) => costMicros)).toEqual([null, 0])
})

test('an engine streams only when somebody listens', async () => {
  const wasAsked: boolean[] = []
  const listed = engine(({ onPart }) => {
    wasAsked.push(onPart !== undefined)
    return Promise.resolve(said('Hi'))
  })
  await useEngine(await begin(), listed, ask())
  await useEngine(await begin(), listed, ask(), { onPart: () => undefined })
  expect(wasAsked).toEqual([false, true])
})

test('a use that sets nothing aside waits for no transaction', async () => {
  const free = engine(() => Promise.resolve(said('Hi')), { price: { inputMicros: 0, outputMicros: 0 } })
  const run = await begin()
  const tx = vi.spyOn(store(), 'tx')
  await useEngine(run, free, ask())
  expect(tx).not.toHaveBeenCalled()
})

test('a member’s own budget goes before the plan’s', async () => {
  await saveBudget('member:mira', 5_000, new Date())
  await expect(
    useEngine(
      await begin(),
      engine(() => Promise.resolve(said('Hi')), { price: null }),
      ask(),
    ),
  ).rejects.toMatchObject({ kind: 'unaffordable' })
  expect(await budgetOf(member)).toMatchObject({ cap: 5_000 })
  expect(await removeBudget('member:mira')).toBe(true)
  expect(await removeBudget('member:mira')).toBe(false)
  expect(await budgetOf(member)).toMatchObject({ cap: 50_000 })
})

test('the health of an engine counts all of its day, however busy the others were', async () => {
  const run = await begin()
  const quiet = engine(() => Promise.resolve(said('Hi')))
  const busy = engine(() => Promise.reject(new EngineFailure('refused', 'no')))
  await useEngine(run, quiet, ask())
  for (let n = 0; n < 20; n += 1) await useEngine(run, busy, ask()).catch(() => undefined)
  const health = await readHealth()
  expect(health.get(quiet.engine.id)).toMatchObject({ uses: 1, failed: 0, p50Ms: expect.any(Number) as number })
  expect(health.get(busy.engine.id)).toMatchObject({ uses: 20, failed: 20, lastFailure: { kind: 'refused' } })
})

test('an engine that ignores time and signal is not waited for', async () => {
  const run = await begin()
  const deaf = () => new Promise<Answer>(() => undefined)
  await expect(useEngine(run, engine(deaf, { limitMs: 30 }), ask())).rejects.toMatchObject({ kind: 'slow' })
  const gone = new AbortController()
  const asked = useEngine(run, engine(deaf), ask(), { signal: gone.signal })
  setTimeout(() => gone.abort(), 20)
  await expect(asked).rejects.toMatchObject({ kind: 'cancelled' })
  expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual([
    ['failed', 'slow'],
    ['cancelled', 'cancelled'],
  ])
})

test('an engine that failed five times is left alone, and tried again later', async () => {
  const run = await begin()
  let isUp = false
  const listed = engine(() =>
    isUp ? Promise.resolve(said('Back')) : Promise.reject(new EngineFailure('unreachable', 'down')),
  )
  for (let n = 0; n < 5; n++) await expect(useEngine(run, listed, ask())).rejects.toMatchObject({ message: 'down' })
  isUp = true
  await expect(useEngine(run, listed, ask())).rejects.toMatchObject({
    kind: 'unreachable',
    retryAfterS: expect.any(Number) as number,
  })
  expect(await rows()).toHaveLength(5)
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31_000))
  await expect(useEngine(run, listed, ask())).resolves.toMatchObject({ result: { text: 'Back' } })
})

test('what a crash left open is closed, and what was set aside goes on counting', async () => {
  const listed = engine(() => new Promise<Answer>(() => undefined))
  void useEngine(await begin(), listed, ask()).catch(() => undefined)
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
  await settleLostUses(new Date(Date.now() + 1_000))
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'failed', failure: 'broken', costMicros: null })
  expect((await siteBudget()).spent).toBe(row!.heldMicros)
})
