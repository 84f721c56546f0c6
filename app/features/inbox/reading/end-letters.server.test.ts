import { once as onceOf } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { once } from '#app/platform/once.ts'
import { createPublicFetch } from '#app/platform/public-fetch.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-ending-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { inboxMessages, inboxThreads } = await import('#app/database/tables/mail/inbox.ts')
const { endLetters, endingWays } = await import('./end-letters.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

/** Stands for the public internet; only the fetcher made here takes it for that. */
const OUTSIDE = '127.0.0.2'
let status = 200
let seen: { url: string; method: string; headers: IncomingHttpHeaders; body: string }[] = []
const sender = createServer((request, response) => {
  const { url = '', method = '', headers } = request
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    seen.push({ url, method, headers, body })
    response.writeHead(status, status === 302 ? { location: '/thanks' } : {}).end('a page for people')
  })
}).listen(0, OUTSIDE)
await onceOf(sender, 'listening')

const fetcher = createPublicFetch({
  lookUp: (name) => Promise.resolve([{ address: name === 'inside.test' ? '127.0.0.1' : OUTSIDE, family: 4 }]),
  isAllowed: (address) => address === OUTSIDE,
})

beforeAll(async () => {
  const { port } = sender.address() as AddressInfo
  // The product asks by https only; this sender has no certificate.
  const plainly = (address: string) => address.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`)
  once('public-fetch', () => ({
    ...fetcher,
    publicFetch: (address: string, init: RequestInit) => fetcher.publicFetch(plainly(address), init),
  }))
  await store().migrate()
  for (const name of ['mira', 'tomas']) await enrol(name)
})
beforeEach(() => {
  status = 200
  seen = []
})
afterAll(async () => {
  await fetcher.close()
  sender.closeAllConnections()
  sender.close()
  await store().close()
})

let count = 0
/** A letter of Mira's that says how its like are ended. */
async function letter(oneClick: string | null) {
  const id = `letter-${count++}`
  const at = new Date()
  const thread = { id, userId: 'mira', subject: 'News', subjectKey: 'news', lastAt: at, createdAt: at }
  await store()
    .db.insert(inboxThreads)
    .values({ ...thread, place: 'inbox', people: [], messages: 1 } as never)
  const details = { unsubscribe: { oneClick, page: oneClick, mail: null } }
  const from = { fromName: 'News', fromAddress: 'news@sender.test', subject: 'News', snippet: '' }
  const kept = {
    threadId: id,
    searchId: count,
    source: id,
    messageId: `${id}@x`,
    rawKey: 'x',
    bytes: 1,
    deliveries: [],
  }
  await store()
    .db.insert(inboxMessages)
    .values({ id, userId: 'mira', ...from, ...kept, details, at, createdAt: at } as never)
  return id
}
const end = (id: string, user = 'mira') => endLetters(id, { id: user } as never, (said) => said)

test('one request goes to the sender, as the standard asks, and carries nothing of the reader', async () => {
  expect(await end(await letter('https://sender.test/end?u=1'))).toBe('unsubscribed')
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ url: '/end?u=1', method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(seen[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
  for (const name of ['cookie', 'authorization', 'referer', 'origin']) expect(seen[0]!.headers).not.toHaveProperty(name)
})

test.each([302, 404, 410, 500])('an address that answers %i did not take it, and is asked once', async (answered) => {
  status = answered
  expect(await end(await letter('https://sender.test/end'))).toBe('not-unsubscribed')
  expect(seen.map(({ url }) => url)).toEqual(['/end'])
})

test('an address inside, or one nobody answers at, ends nothing', async () => {
  expect(await end(await letter('https://inside.test/end'))).toBe('not-unsubscribed')
  expect(await end(await letter('https://127.0.0.1/end'))).toBe('not-unsubscribed')
  expect(seen).toEqual([])
})

test('a letter of somebody else, and one that offers no such way, is not found', async () => {
  const id = await letter('https://sender.test/end')
  await expect(end(id, 'tomas')).rejects.toMatchObject({ status: 404 })
  await expect(end(await letter(null))).rejects.toMatchObject({ status: 404 })
  await expect(end('no-such')).rejects.toMatchObject({ status: 404 })
  expect(seen).toEqual([])
})

test('a letter that may be forged is ended on the page of its sender alone', () => {
  const unsubscribe = { oneClick: 'https://sender.test/end', page: 'https://sender.test/end', mail: null }
  expect(endingWays({ unsubscribe }, [])).toEqual(unsubscribe)
  expect(endingWays({ unsubscribe }, [{ kind: 'reply', words: '' }])).toEqual(unsubscribe)
  expect(endingWays({ unsubscribe }, [{ kind: 'fails', words: '' }])).toEqual({ ...unsubscribe, oneClick: null })
  expect(endingWays({ unsubscribe: null }, [])).toBeNull()
})
