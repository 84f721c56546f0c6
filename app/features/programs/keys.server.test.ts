import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import OpenAI, { type APIError } from 'openai'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-keys-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=200'
const standIn: StandIn = await startStandIn()
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const keys = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const chat = await import('./chat-completions.api.ts')
const embeddings = await import('./embeddings.api.ts')
const models = await import('./models.api.ts')

type Rules = Parameters<typeof keys.changeApiKey>[2]['rules']
const MODEL = 'it/gpt-4o-mini'
const NOON = new Date('2026-12-30T12:00:00Z')
beforeAll(async () => {
  await store().migrate()
  await enrol('holder')
  await addProvider(
    { company: 'openai', label: 'It', address: standIn.address('openai'), secretKey: STAND_IN_KEY },
    null,
  )
})
afterEach(async () => {
  for (const { id } of await keys.listApiKeys('holder')) await keys.removeApiKey('holder', id)
})
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

async function makeKey(rules: Partial<Rules['budget']> & Pick<Partial<Rules>, 'calls'> = {}): Promise<string> {
  const { calls = null, ...budget } = rules
  const all = { calls, budget: { period: 'day' as const, mostRuns: null, mostMicros: null, ...budget } }
  const made = await keys.createApiKey('holder', { name: 'Mine', lifeDays: 0, rules: all })
  if (!made.isDone) throw new Error(made.message)
  return made.key
}

const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: false }
function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const args = { request, params: {}, context } as never
  if (pathname.endsWith('/models')) return models.loader(args)
  return (pathname.endsWith('/embeddings') ? embeddings : chat).action(args)
}
const client = (apiKey: string) =>
  new OpenAI({
    apiKey,
    baseURL: 'http://frenly.test/v1',
    maxRetries: 0,
    fetch: (url, init) => answer(new Request(url as string, init as RequestInit)),
  })
const ask = (key: string) =>
  client(key).chat.completions.create({ model: MODEL, messages: [{ role: 'user', content: 'Capital of France?' }] })
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable(),
    (error: unknown) => error as APIError,
  ) as Promise<APIError>
const at = (moment: string | Date) => vi.spyOn(clock, 'now').mockReturnValue(new Date(moment))

test('a key makes the calls it may, lists models, and is refused the others', async () => {
  const key = await makeKey({ calls: ['chat'] })
  expect((await ask(key)).choices[0]!.message.content).toContain('Paris')
  expect((await client(key).models.list()).data.map(({ id }) => id)).toContain(MODEL)
  const refused = await failureOf(client(key).embeddings.create({ model: 'text-embedding-3-small', input: 'x' }))
  expect(refused).toMatchObject({ status: 403, code: 'insufficient_permissions', type: 'invalid_request_error' })
  expect(refused.headers?.get('x-should-retry')).toBe('false')
})

test('the runs of a key end and grow back with its day, and other keys of its owner go on', async () => {
  at(NOON)
  const [key, other] = [await makeKey({ mostRuns: 2 }), await makeKey()]
  const asked = await Promise.allSettled(Array.from({ length: 4 }, () => ask(key)))
  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  const spent = await failureOf(ask(key))
  expect(spent).toMatchObject({ status: 429, code: 'insufficient_quota' })
  expect(spent.message).toMatch(/the 2 runs of its budget for this day/)
  expect(spent.message).not.toContain('BUDGET_PER_DAY')
  expect(Number(spent.headers?.get('retry-after'))).toBe(12 * 3_600)
  expect(spent.headers?.get('x-should-retry')).toBe('false')
  await ask(other)
  at('2026-12-31T00:00:00Z')
  await ask(key)
})

test('the runs of a month are counted for the month', async () => {
  at(NOON)
  const key = await makeKey({ mostRuns: 1, period: 'month' })
  await ask(key)
  at('2026-12-31T23:00:00Z')
  expect((await failureOf(ask(key))).headers?.get('retry-after')).toBe('3600')
  at('2027-01-01T00:00:00Z')
  await ask(key)
})

test('what a key may spend is never overspent, and the answer says whose budget it was', async () => {
  at(NOON)
  const key = await makeKey({ mostMicros: 1 })
  const before = standIn.asked.length
  const spent = await failureOf(ask(key))
  expect(spent).toMatchObject({ status: 429, code: 'insufficient_quota' })
  expect(spent.message).toMatch(/the money of its budget for this day/)
  expect(standIn.asked).toHaveLength(before)
  const rich = await makeKey({ mostMicros: 1_000_000 })
  await ask(rich)
  const { id } = (await keys.listApiKeys('holder')).at(-1)!
  const { readKeyUse } = await import('#app/kits/members/api-keys/key-budget.server.ts')
  const used = await readKeyUse(id, 'day')
  expect(used.runs).toBe(1)
  expect(used.micros).toBeGreaterThan(0)
})

test('a repeated call with an Idempotency-Key frees the key where its budget was spent', async () => {
  at(NOON)
  const key = await makeKey({ mostRuns: 1 })
  await ask(key)
  const again = () =>
    client(key).chat.completions.create(
      { model: MODEL, messages: [{ role: 'user', content: 'Capital of Germany?' }] },
      { headers: { 'Idempotency-Key': 'mine' } },
    )
  expect(await failureOf(again())).toMatchObject({ status: 429 })
  at('2026-12-31T00:00:00Z')
  expect((await again()).choices[0]!.message.content).toContain('Berlin')
})

test('a key that was changed does as it is told from then on', async () => {
  const key = await makeKey({ calls: ['embeddings'] })
  expect(await failureOf(ask(key))).toMatchObject({ status: 403 })
  const [{ id } = { id: '' }] = await keys.listApiKeys('holder')
  const rules: Rules = { calls: ['chat'], budget: { period: 'day', mostRuns: null, mostMicros: null } }
  const change = { name: 'Renamed', lifeDays: 30, rules }
  expect(await keys.changeApiKey('somebody-else', id, change)).toBe(false)
  expect(await keys.changeApiKey('holder', id, change)).toBe(true)
  await ask(key)
  expect(await keys.listApiKeys('holder')).toMatchObject([{ name: 'Renamed', calls: ['chat'] }])
  expect(await failureOf(client(key).embeddings.create({ model: 'x', input: 'x' }))).toMatchObject({ status: 403 })
})

const limitsOf = ({ headers }: Response) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}-requests`))
const list = (key: string) =>
  answer(new Request('http://frenly.test/v1/models', { headers: { authorization: `Bearer ${key}` } }))

test('every answer says what is left of the calls a minute, and how long it took; the last one is refused', async () => {
  const key = await makeKey()
  const first = await list(key)
  expect(limitsOf(first).slice(0, 2)).toEqual(['120', '119'])
  expect(limitsOf(first)[2]).toMatch(/^(?:\d{1,2}s|1m0s)$/)
  expect(first.headers.get('openai-processing-ms')).toMatch(/^\d+$/)
  const refused = await answer(
    new Request('http://frenly.test/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: '{}',
    }),
  )
  expect([refused.status, ...limitsOf(refused).slice(0, 2)]).toEqual([400, '120', '118'])
  for (let n = 0; n < 118; n += 1) expect((await list(key)).status).toBe(200)
  const over = await list(key)
  expect([over.status, ...limitsOf(over).slice(0, 2)]).toEqual([429, '120', '0'])
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(((await over.json()) as { error: object }).error).toMatchObject({ code: 'rate_limit_exceeded' })
})

test('who guesses keys is told of the limit of guesses', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => list(`frenly-guess-${n}`)))
  expect(limitsOf(answers[0]!)[0]).toBe('30')
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(401), 429])
})
