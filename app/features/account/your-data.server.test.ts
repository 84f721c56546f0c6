import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-your-data-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
const { hashPassword } = await import('#app/kits/members/identity/password/password.server.ts')
const { findUser, startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
const { readAccess } = await import('./access.server.ts')
const { action: download } = await import('./download.api.ts')
const { actInSettings } = await import('./settings.server.ts')

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'a quiet bamboo grove'
const PROOF_GONE_MS = 11 * 60_000
const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

async function enter(name: string) {
  const somebody = await createSomebody(name, { passwordHash: await hashPassword(PASSWORD) })
  return { ...somebody, cookie: await signIn(somebody.id) }
}
const signIn = async (id: string) => (await startSession(new Request(ORIGIN), id, true)).split(';')[0]!
const later = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + ms))

type Person = { id: string; cookie: string }
const toPost = (path: string, { cookie }: Person, fields: Record<string, string>, accept = 'text/html') =>
  new Request(ORIGIN + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, accept, host: 'localhost:3000' },
  })
type Answer = Response & { data: { errors: Record<string, string>; message: string }; init: { status: number } }
const act = (name: string, person: Person, fields: Record<string, string> = {}) =>
  actInSettings(
    toPost('/settings?part=data', person, { act: name, for: person.id, ...fields }),
    '10.0.0.1',
  ) as Promise<unknown> as Promise<Answer>
const fetchZip = (person: Person, accept?: string) =>
  download({
    request: toPost('/api/account/download', person, { for: person.id }, accept),
    params: {},
    context,
  })

test('the form leads on to the zip once the password was right; a wrong one comes back beside its field', async () => {
  const mira = await enter('Mira')
  later(PROOF_GONE_MS)
  const asked = await fetchZip(mira)
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/settings?part=data'])
  expect((await fetchZip(mira, 'application/json')).status).toBe(403)
  expect(await act('download.start', mira)).toMatchObject({ init: { status: 403 } })
  const wrong = await act('download.start', mira, { currentPassword: 'a loud bamboo grove' })
  expect(wrong.data.errors.currentPassword).toContain('not your current password')
  expect(JSON.stringify(wrong.data)).not.toContain('loud')
  const right = await act('download.start', mira, { currentPassword: PASSWORD })
  expect([right.status, right.headers.get('location')]).toEqual([307, '/api/account/download'])
  const zip = await fetchZip(mira)
  expect(Object.fromEntries(zip.headers)).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="frenly-mira-\d{4}-\d\d-\d\d\.zip"$/) as string,
  })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(strFromU8(files['account.json']!)).toContain('Mira@Frenly.test')
})

test('a guest and a form drawn for somebody else get nothing', async () => {
  const [mira, tomas] = [await enter('Mira2'), await enter('Tomas')]
  const guest = await fetchZip({ id: mira.id, cookie: '' }, 'application/json')
  expect(guest.status).toBe(401)
  expect((await fetchZip({ id: tomas.id, cookie: mira.cookie }, 'application/json')).status).toBe(409)
})

test('five downloads an hour: the sixth is told to wait, on the page before it is sent on', async () => {
  const nadia = await enter('Nadia')
  for (let n = 0; n < 5; n++) {
    expect((await act('download.start', nadia)).status).toBe(307)
    expect((await fetchZip(nadia)).status).toBe(200)
  }
  expect(await act('download.start', nadia)).toMatchObject({
    data: { message: expect.stringContaining('minutes') as string },
    init: { status: 429 },
  })
  const refused = await fetchZip(nadia, 'application/json')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
})

test('an account is asked to go by its username and a proof, and the browser leaves signed out', async () => {
  const yuki = await enter('Yuki')
  const elsewhere = await signIn(yuki.id)
  const other = await act('deletion.ask', yuki, { username: 'Yukiko' })
  expect([other.init.status, other.data.errors.username]).toEqual([400, 'This is not your username.'])
  expect((await act('deletion.ask', yuki, { username: '' })).init.status).toBe(400)
  later(PROOF_GONE_MS)
  const unproved = await act('deletion.ask', yuki, { username: 'yuki', currentPassword: 'nonsense' })
  expect([unproved.init.status, Object.keys(unproved.data.errors)]).toEqual([403, ['currentPassword']])
  expect((await findUserById(yuki.id))?.eraseAt).toBeNull()

  const gone = await act('deletion.ask', yuki, { username: ' yUKI ', currentPassword: PASSWORD })
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/'])
  const cookies = gone.headers.getSetCookie()
  expect(cookies.some((cookie) => /^frenly_session=;.*Max-Age=0/.test(cookie))).toBe(true)
  expect(cookies.some((cookie) => cookie.startsWith('frenly_flash='))).toBe(true)
  for (const cookie of [yuki.cookie, elsewhere])
    expect(await findUser(new Request(ORIGIN, { headers: { cookie } }))).toBeNull()
  expect((await findUserById(yuki.id))?.eraseAt).toBeInstanceOf(Date)
})

test('in the days of grace the account says when it goes, refuses to ask twice, and can be kept', async () => {
  const ada = await enter('Ada')
  await act('deletion.ask', ada, { username: 'Ada' })
  const back = { ...ada, cookie: await signIn(ada.id) }
  const seen = () => readAccess(new Request(`${ORIGIN}/access`, { headers: { cookie: back.cookie } }))
  expect((await seen()).eraseDay).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  expect((await act('deletion.ask', back, { username: 'Ada' })).init.status).toBe(409)
  const kept = await act('deletion.keep', back)
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/settings?part=data'])
  expect((await seen()).eraseDay).toBeNull()
})

test('the account page shows what is really there', async () => {
  const jonas = await enter('Jonas')
  const view = await readAccess(new Request(`${ORIGIN}/dashboard-backup`, { headers: { cookie: jonas.cookie } }))
  expect(view).toMatchObject({
    variant: 'backup',
    who: { name: 'Jonas the Panda', handle: 'Jonas-handle', status: 'Guest', isBlank: true },
    plan: { name: 'Free', price: '$0' },
    pandas: 0,
    quota: { used: 1, cap: 50 },
    latest: [{ question: 'What does Jonas ask?', state: 'running' }],
  })
  await expect(readAccess(new Request(`${ORIGIN}/access`))).rejects.toMatchObject({ status: 302 })
})
