import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-embeddings-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=6'
vi.mock('#app/kits/asking/engines/embedded.server.ts', async () => {
  const { embed } = await import('#app/providers/embedding/embedded.server.ts')
  const { embeddingEngine } = await import('#app/providers/embedding/engine.ts')
  return { embeddedEngines: () => Promise.resolve([embeddingEngine((texts) => embed(texts))]) }
})
const { store } = await import('#app/database/store.server.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const embeddings = await import('./embeddings.api.ts')
const moderations = await import('./moderations.api.ts')

let apiKey = ''
beforeAll(async () => {
  await store().migrate()
  const { id } = await enrol('searcher')
  const made = await createApiKey(id, { name: 'Mine', lifeDays: 0 })
  if (made.isDone) apiKey = made.key
})
afterAll(() => store().close())

const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: false }
const call = async (request: Request) => {
  const route = new URL(request.url).pathname.endsWith('moderations') ? moderations : embeddings
  try {
    return await route.action({ request, params: {}, context } as never)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
/** The official client, whose calls go to the routes of this process. */
const client = (key = apiKey) =>
  new OpenAI({
    apiKey: key,
    baseURL: 'http://frenly.test/v1',
    maxRetries: 0,
    fetch: (url, init) => call(new Request(url as string, init as RequestInit)),
  })
const post = (path: string, body: unknown) =>
  call(
    new Request(`http://frenly.test/v1/${path}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
const cosine = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, n) => sum + value * b[n]!, 0)

test('the official client reads vectors, as numbers and as its usual Base64, in the order of the texts', async () => {
  const input = ['How do I reset my password?', 'The cat sat on the mat', 'I forgot my login']
  const plain = await client().embeddings.create({ model: 'text-embedding-3-small', input, encoding_format: 'float' })
  const packed = await client().embeddings.create({ model: 'embedded:use-lite', input })
  expect(plain).toMatchObject({ object: 'list', model: 'embedded:use-lite' })
  const [asked, far, near] = plain.data.map(({ embedding }) => embedding)
  expect(cosine(asked!, near!)).toBeGreaterThan(cosine(asked!, far!))
  packed.data.forEach(({ embedding, index }) => {
    expect(embedding).toHaveLength(512)
    expect(cosine([...embedding], plain.data[index]!.embedding)).toBeCloseTo(1, 4)
  })
})

test.each([
  ['embeddings', {}, 'input'],
  ['embeddings', { input: '' }, 'input'],
  ['embeddings', { input: [] }, 'input'],
  ['embeddings', { input: [1, 2, 3] }, 'input'],
  ['embeddings', { input: 'x'.repeat(20_001) }, 'input'],
  ['embeddings', { input: Array.from({ length: 257 }, () => 'x') }, 'input'],
  ['embeddings', { input: 'x', encoding_format: 'int8' }, 'encoding_format'],
  ['moderations', { input: [{ type: 'image_url', image_url: { url: 'https://x.example' } }] }, 'input'],
  ['moderations', {}, 'input'],
])('%s: a body that does not fit is refused and named', async (path, body, param) => {
  const answer = await post(path, body)
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: { param: string; type: string } }
  expect([error.param, error.type]).toEqual([param, 'invalid_request_error'])
})

test('a model that is not there, a key that opens nothing and a size nobody has are told so; then the runs end', async () => {
  const ask = (model: string, more = {}) => client().embeddings.create({ model, input: 'x', ...more })
  await expect(ask('gpt-9')).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  await expect(client('nothing').embeddings.create({ model: 'x', input: 'x' })).rejects.toMatchObject({ status: 401 })
  await expect(ask('embedded:use-lite', { dimensions: 256 })).rejects.toMatchObject({
    status: 400,
    param: 'dimensions',
  })
  for (let n = 0; n < 3; n += 1) await ask('text-embedding-ada-002')
  await expect(ask('text-embedding-ada-002')).rejects.toMatchObject({ status: 429, code: 'insufficient_quota' })
})
