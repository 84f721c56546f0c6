import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import OpenAI, { toFile } from 'openai'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-files-'))
process.env.LOG_LEVEL = 'silent'
process.env.FILE_QUOTA_MB = 'free=1'
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { files } = await import('#app/database/tables/files.ts')
const { clock } = await import('#app/platform/clock.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { saveFile } = await import('#app/kits/foundation/files/save-file.server.ts')
const { sweepFiles } = await import('#app/kits/foundation/files/sweep-files.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const list = await import('./files.api.ts')
const one = await import('./file.api.ts')
const content = await import('./file-content.api.ts')

const keys = { keeper: '', stranger: '' }
beforeAll(async () => {
  await store().migrate()
  for (const name of ['keeper', 'stranger'] as const) {
    await enrol(name)
    const made = await createApiKey(name, { name: 'Mine', lifeDays: 0 })
    if (made.isDone) keys[name] = made.key
  }
})
afterEach(async () => void (await store().db.delete(files)))
afterAll(() => store().close())

const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: false }
async function answer(request: Request): Promise<Response> {
  const [, , , id, part] = new URL(request.url).pathname.split('/')
  const route = part ? content : id ? one : list
  const args = { request, params: { id: id && decodeURIComponent(id) }, context } as never
  return request.method === 'GET' ? route.loader(args) : route.action(args)
}
const client = (who: keyof typeof keys = 'keeper') =>
  new OpenAI({
    apiKey: keys[who],
    baseURL: 'http://frenly.test/v1',
    maxRetries: 0,
    fetch: (url, init) =>
      answer(new Request(url as string, { ...(init as RequestInit), duplex: 'half' } as RequestInit)),
  })
const send = async (text: string, name = 'notes.txt', more = {}) =>
  client().files.create({ file: await toFile(Buffer.from(text), name), purpose: 'user_data', ...more })

test('a file is sent, listed, looked at, read as it was sent, and removed', async () => {
  const sent = await send('Pandas eat bamboo.')
  expect(sent).toMatchObject({ object: 'file', bytes: 18, filename: 'notes.txt', purpose: 'user_data' })
  expect(sent.id).toMatch(/^file-/)
  expect(await client().files.retrieve(sent.id)).toEqual(sent)
  expect((await client().files.list()).data).toEqual([sent])
  expect(await (await client().files.content(sent.id)).text()).toBe('Pandas eat bamboo.')
  expect(await client().files.delete(sent.id)).toEqual({ id: sent.id, object: 'file', deleted: true })
  await expect(client().files.retrieve(sent.id)).rejects.toMatchObject({ status: 404, code: 'file_not_found' })
  await expect(client().files.delete(sent.id)).rejects.toMatchObject({ status: 404 })
})

test('another’s file, and an own one of another kind, are not there', async () => {
  const { id } = await send('Mine')
  const made = await saveFile({
    owner: { id: 'keeper' },
    purpose: 'document',
    name: 'letter.txt',
    content: Buffer.from('Dear you'),
  })
  if (!made.isSaved) return expect.unreachable()
  for (const [who, said] of [
    ['stranger', id],
    ['keeper', `file-${made.file.id}`],
    ['keeper', made.file.id],
    ['keeper', '../../etc/passwd'],
  ] as const) {
    const { files: asked } = client(who)
    for (const refused of [asked.retrieve(said), asked.content(said), asked.delete(said)])
      await expect(refused).rejects.toMatchObject({ status: 404 })
  }
  expect((await client('stranger').files.list()).data).toEqual([])
  expect((await client().files.list()).data.map((file) => file.id)).toEqual([id])
})

test('the list comes a page at a time, newest first, and the client turns its pages', async () => {
  const sent: string[] = []
  for (const name of ['a', 'b', 'c']) sent.unshift((await send(name, `${name}.txt`)).id)
  const first = await client().files.list({ limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([sent.slice(0, 2), true])
  const all: string[] = []
  for await (const { id } of client().files.list({ limit: 2 })) all.push(id)
  expect(all).toEqual(sent)
  expect((await client().files.list({ purpose: 'vision' })).data).toEqual([])
})

test('a file goes by itself when it was sent for a time', async () => {
  const {
    id,
    created_at: at,
    expires_at: until,
  } = await send('Soon gone', 'soon.txt', {
    expires_after: { anchor: 'created_at', seconds: 3_600 },
  })
  expect(until).toBe(at + 3_600)
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 3_700_000))
  await expect(client().files.retrieve(id)).rejects.toMatchObject({ status: 404 })
  expect((await sweepFiles()).expired).toBe(1)
})

test('what does not fit is refused by name, and nothing of it stays', async () => {
  const file = await toFile(Buffer.from('x'), 'x.txt')
  const refusals = [
    [{ file, purpose: 'fine-tune' }, 400, 'purpose'],
    [{ purpose: 'user_data' }, 400, 'file'],
    [{ file: await toFile(Buffer.alloc(0), 'x.txt'), purpose: 'user_data' }, 400, 'file'],
    [
      { file, purpose: 'user_data', expires_after: { anchor: 'created_at', seconds: 5 } },
      400,
      'expires_after[seconds]',
    ],
    [{ file: await toFile(Buffer.alloc(2_000_000, 'x'), 'x.txt'), purpose: 'user_data' }, 413, 'file'],
    [{ file: await toFile(Buffer.from('no picture'), 'x.png'), purpose: 'user_data' }, 415, 'file'],
  ] as const
  for (const [body, status, param] of refusals)
    await expect(client().files.create(body as never), `${status} ${param}`).rejects.toMatchObject({ status, param })
  for (const query of [{ limit: 0 }, { order: 'asc' as const }, { after: 'file-gone' }])
    await expect(client().files.list(query)).rejects.toMatchObject({ status: 400, param: Object.keys(query)[0] })
  expect((await client().files.list()).data).toEqual([])
})

test('other methods are told which ones are taken', async () => {
  const headers = { authorization: `Bearer ${keys.keeper}` }
  for (const [path, method] of [
    ['files', 'DELETE'],
    ['files/file-1', 'POST'],
    ['files/file-1/content', 'DELETE'],
  ] as const) {
    const { status } = await answer(new Request(`http://frenly.test/v1/${path}`, { method, headers }))
    expect(status, `${method} ${path}`).toBe(405)
  }
})
