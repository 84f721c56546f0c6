import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-images-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=5'
const standIn: StandIn = await startStandIn({ lateMs: 300 })
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { listEngines } = await import('#app/kits/asking/engines/registry.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action } = await import('./image-generations.api.ts')

let apiKey = ''
let model = ''
beforeAll(async () => {
  await store().migrate()
  const { id } = await enrol('painter')
  const made = await createApiKey(id, { name: 'Mine', lifeDays: 0 })
  if (made.isDone) apiKey = made.key
  await addProvider(
    { company: 'openai', label: 'It', address: standIn.address('openai'), secretKey: STAND_IN_KEY },
    null,
  )
  const drawing = await listEngines({ id, plan: 'free' }, 'draw')
  model = drawing.find(({ engine }) => engine.id.endsWith('gpt-image-1'))?.engine.id ?? ''
})
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

const ask = (body: unknown, key = apiKey) => {
  const request = new Request('http://frenly.test/v1/images/generations', {
    method: 'POST',
    headers: { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: false }
  return action({ request, params: {}, context } as never).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}

test('pictures come in the shape its clients read, with what drew them', async () => {
  const answer = await ask({ prompt: 'a fox', model, n: 1, size: '1024x1024' })
  expect(answer.status).toBe(200)
  const said = (await answer.json()) as { data: { b64_json: string }[]; evidence: object; created: number }
  expect(Buffer.from(said.data[0]!.b64_json, 'base64').subarray(1, 4).toString()).toBe('PNG')
  expect(said).toMatchObject({ model, evidence: { engine: model } })
})

test.each([
  [{}, 'prompt'],
  [{ prompt: '' }, 'prompt'],
  [{ prompt: 'x', size: '0x0' }, 'size'],
  [{ prompt: 'x', size: '20000x20000' }, 'size'],
  [{ prompt: 'x', n: 100 }, 'n'],
  [{ prompt: 'x', response_format: 'url' }, 'response_format'],
])('%j is refused and names %s', async (body, param) => {
  const answer = await ask(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { param, type: 'invalid_request_error' } })
})

test('an unknown model, a wrong key and a used-up day are told apart', async () => {
  expect((await ask({ prompt: 'x', model: 'nobody/none' })).status).toBe(404)
  expect((await ask({ prompt: 'x' }, 'wrong')).status).toBe(401)
  for (let n = 0; n < 4; n += 1) await ask({ prompt: 'x', model })
  const over = await ask({ prompt: 'x', model })
  expect([over.status, ((await over.json()) as { error: { code: string } }).error.code]).toEqual([
    429,
    'insufficient_quota',
  ])
})
