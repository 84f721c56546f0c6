import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-file-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveFile } = await import('#app/kits/foundation/files/save-file.server.ts')
const { removeFile } = await import('#app/kits/foundation/files/files.server.ts')
const { toFileAddress, toSignedAddress } = await import('#app/kits/foundation/files/serving/signed-link.server.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { loader } = await import('./file.api.ts')
const { enrol } = await import('#tests/support/enrol.ts')

const ORIGIN = 'http://frenly.test'
const cookies: Record<string, string> = {}
beforeAll(async () => {
  await store().migrate()
  for (const id of ['mira', 'tomas']) {
    await enrol(id)
    cookies[id] = (await startSession(new Request(ORIGIN), id, false)).split(';')[0]!
  }
})
afterAll(() => store().close())

async function keep(name: string, content: Uint8Array, purpose: 'document' | 'picture' | 'attachment' = 'attachment') {
  const saved = await saveFile({ owner: { id: 'mira' }, purpose, name, content })
  if (!saved.isSaved) throw new Error(saved.message)
  return saved.file
}
async function get(address: string, as: string | null = 'mira', headers: Record<string, string> = {}, method = 'GET') {
  const request = new Request(ORIGIN + address, {
    method,
    headers: { ...headers, ...(as && { cookie: cookies[as]! }) },
  })
  const id = decodeURIComponent(new URL(request.url).pathname.split('/')[2]!)
  const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
  return loader({ request, params: { id }, context }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}
const letters = Buffer.from('abcdefghijklmnopqrstuvwxyz')

test('the owner gets the file with everything that keeps it harmless', async () => {
  const answer = await get(toFileAddress(await keep('Grüße "1".txt', letters)))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(String(letters))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '26',
    'content-disposition': `inline; filename="Gr__e -1-.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20-1-.txt`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-cache, no-transform',
    'accept-ranges': 'bytes',
  })
})

test('what could carry a script is never shown in place', async () => {
  for (const [name, content] of [
    ['x.html', '<!doctype html><script>alert(1)</script>'],
    ['x.svg', '<svg onload="alert(1)"/>'],
    ['x.xml', '<?xml version="1.0"?><a/>'],
    ['x.json', '{}'],
  ] as const) {
    const answer = await get(toFileAddress(await keep(name, Buffer.from(content))))
    expect(answer.headers.get('content-disposition'), name).toMatch(/^attachment;/)
  }
})

test('another member, a guest and an id that never was get the very same answer', async () => {
  const address = toFileAddress(await keep('a.txt', letters))
  const answers = await Promise.all([
    get(address, 'tomas'),
    get(address, null),
    get('/files/0193-never-was/a.txt'),
    get(`${address}?until=99999999999&signature=AAAA`, 'tomas'),
  ])
  const seen = await Promise.all(answers.map(async (one) => [one.status, await one.text(), [...one.headers]]))
  expect(seen[0]).toEqual([404, 'There is no file at this address, or it is not yours to see.', expect.anything()])
  for (const one of seen) expect(one).toEqual(seen[0])
})

test('a signed link opens one file until its moment, and no other', async () => {
  const [file, other] = [await keep('a.txt', letters), await keep('b.txt', letters)]
  const signed = toSignedAddress(file, new Date(Date.now() + 60_000))
  expect((await get(signed, null)).status).toBe(200)
  expect((await get(signed.replace(file.id, other.id), null)).status).toBe(404)
  expect((await get(signed.replace(/until=\d/, 'until=9'), null)).status).toBe(404)
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 61_000))
  const ended = await get(signed, null)
  expect([ended.status, await ended.text()]).toEqual([
    410,
    'This link has ended. Please ask whoever sent it for a new one.',
  ])
})

test.each([
  ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
  ['bytes=20-', 206, 'uvwxyz', 'bytes 20-25/26'],
  ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
  ['bytes=-900', 206, String(letters), 'bytes 0-25/26'],
  ['bytes=25-900', 206, 'z', 'bytes 25-25/26'],
  ['bytes=26-', 416, 'This file has 26 bytes.', 'bytes */26'],
  ['bytes=-0', 416, 'This file has 26 bytes.', 'bytes */26'],
  ['bytes=0-1,4-5', 200, String(letters), null],
  ['bytes=5-2', 200, String(letters), null],
  ['bytes=x', 200, String(letters), null],
  ['pages=1-2', 200, String(letters), null],
])('%s is answered with %i', async (range, status, text, contentRange) => {
  const answer = await get(toFileAddress(await keep('a.txt', letters)), 'mira', { range })
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
    status,
    text,
    contentRange,
  ])
})

test('a range of an older copy is answered whole, what has not changed by its name alone, HEAD without bytes', async () => {
  const file = await keep('a.txt', letters)
  const address = toFileAddress(file)
  const range = 'bytes=0-4'
  expect((await get(address, 'mira', { range, 'if-range': `"${file.sha256}"` })).status).toBe(206)
  expect((await get(address, 'mira', { range, 'if-range': '"old"' })).status).toBe(200)
  const unchanged = await get(address, 'mira', { 'if-none-match': `"x", W/"${file.sha256}"` })
  expect([unchanged.status, unchanged.body, unchanged.headers.get('etag')]).toEqual([304, null, `"${file.sha256}"`])
  expect((await get(address, 'tomas', { 'if-none-match': '*' })).status).toBe(404)
  const head = await get(address, 'mira', {}, 'HEAD')
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, '26'])
})

test('a picture comes in the widths there are, is drawn once, and its sizes go with it', async () => {
  const wide = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const file = await keep('panda.png', wide, 'picture')
  const put = vi.spyOn(chosenFiles(), 'put')
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(toFileAddress(file, 320))))
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    })
  }
  expect(put).toHaveBeenCalledTimes(1)
  const large = await get(toFileAddress(file, 1920))
  expect((await sharp(await large.arrayBuffer()).metadata()).width).toBe(1000)
  expect(await (await get(toFileAddress(file, 321))).text()).toBe(
    'Pictures come in these widths: 160, 320, 640, 960, 1280, 1920.',
  )
  expect((await get(toFileAddress(await keep('a.txt', letters), 320))).status).toBe(400)
  expect((await get(toFileAddress(file, 320), 'tomas')).status).toBe(404)
  await removeFile(file)
  expect((await get(toFileAddress(file, 320))).status).toBe(404)
  const left = []
  for await (const one of chosenFiles().list('sizes')) left.push(one)
  expect(left).toEqual([])
})
