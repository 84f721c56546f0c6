import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=100'
const standIn: StandIn = await startStandIn({ lateMs: 300 })
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { runs, uses } = await import('#app/database/tables/runs.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { breakers } = await import('#app/kits/asking/runs/use-engine.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action } = await import('./chat-completions.api.ts')

let apiKey = ''
beforeAll(async () => {
  await store().migrate()
  const { id } = await enrol('coder')
  const made = await createApiKey(id, { name: 'Mine', lifeDays: 0 })
  if (made.isDone) apiKey = made.key
  await addProvider(
    { company: 'openai', label: 'It', address: standIn.address('openai'), secretKey: STAND_IN_KEY },
    null,
  )
})
afterEach(async () => {
  standIn.calm()
  breakers().succeeded('it/gpt-4o-mini')
  await store().db.delete(runs)
})
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

type Call = { key?: string; stream?: boolean; question?: string; signal?: AbortSignal }
async function call({ key, stream = false, question = 'What is the capital of France?', signal }: Call = {}) {
  const body = JSON.stringify({ model: 'it/gpt-4o-mini', stream, messages: [{ role: 'user', content: question }] })
  const headers = { 'authorization': `Bearer ${apiKey}`, ...(key !== undefined && { 'idempotency-key': key }) }
  const request = new Request('http://it.test/v1/chat/completions', {
    method: 'POST',
    headers,
    body,
    signal: signal ?? null,
  })
  return action({ request, params: {}, context: { network: '10.0.0.1' } as never })
}
const asks = () => standIn.asked.filter(({ path }) => path.endsWith('/completions')).length
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

test.each([false, true])('a repeated call gets the first answer and is billed once (stream: %s)', async (stream) => {
  const first = await (await call({ key: `a-${stream}`, stream })).text()
  const again = await call({ key: `a-${stream}`, stream })
  expect(again.status).toBe(200)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const text = await again.text()
  expect(text).toContain('Paris')
  expect(/"id":"chatcmpl-[^"]+"/.exec(text)![0]).toBe(/"id":"chatcmpl-[^"]+"/.exec(first)![0])
  expect(asks()).toBe(1)
  expect(await store().db.select().from(runs)).toHaveLength(1)
  expect(await store().db.select().from(uses)).toHaveLength(1)
})

test('while the first call works, the second is told so', async () => {
  standIn.breaks('late')
  const first = call({ key: 'b' })
  await vi.waitFor(() => expect(asks()).toBe(1))
  const second = await call({ key: 'b' })
  expect(second.status).toBe(409)
  expect(second.headers.get('retry-after')).not.toBeNull()
  expect(await codeOf(second)).toBe('idempotency_key_in_use')
  expect((await first).status).toBe(200)
})

test('who lost the connection asks again and gets the answer', async () => {
  standIn.breaks('late')
  const leaving = new AbortController()
  void call({ key: 'c', signal: leaving.signal })
  await vi.waitFor(() => expect(asks()).toBe(1))
  leaving.abort()
  await vi.waitFor(async () => expect((await call({ key: 'c' })).status).toBe(200))
  expect(asks()).toBe(1)
})

test('a key for another question is refused, and so is one that is none', async () => {
  await call({ key: 'd' })
  const other = await call({ key: 'd', question: 'What is the capital of Peru?' })
  expect([other.status, await codeOf(other)]).toEqual([422, 'idempotency_key_reused'])
  expect((await call({ key: '' })).status).toBe(400)
  expect((await call({ key: 'x'.repeat(256) })).status).toBe(400)
})

test('a failure that may have cost is kept; one before any work frees the key', async () => {
  standIn.breaks('malformed', { times: 1 })
  expect((await call({ key: 'e' })).status).toBe(502)
  const again = await call({ key: 'e' })
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([502, 'true'])
  expect(asks()).toBe(1)
  standIn.breaks('limited-long', { times: 1 })
  expect((await call({ key: 'f' })).status).toBe(429)
  breakers().succeeded('it/gpt-4o-mini')
  expect((await call({ key: 'f' })).status).toBe(200)
})

test('a stream that fails before its first word has the status of the failure', async () => {
  standIn.breaks('limited-long', { times: 1 })
  const limited = await call({ stream: true })
  expect([limited.status, limited.headers.get('content-type')]).toEqual([429, 'application/json'])
  expect(limited.headers.get('retry-after')).toBe('120')
  breakers().succeeded('it/gpt-4o-mini')
  standIn.breaks('cut', { times: 1 })
  const cut = await call({ stream: true })
  expect(cut.status).toBe(200)
  expect(await cut.text()).toContain('"error"')
})
