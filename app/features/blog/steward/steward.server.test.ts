import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clock } from '#app/platform/clock.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-steward-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { countUnread } = await import('#app/kits/members/notices/notices.server.ts')
await import('#app/shell/registered.server.ts')
const screen = await import('../channel-steward.route.tsx')
const { remindStewards } = await import('./remind.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())
const realNow = clock.now
afterEach(() => void (clock.now = realNow))

const ORIGIN = 'http://localhost:3000'
const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const to = (query: string, cookie: string, fields?: [string, string][]) =>
  new Request(`${ORIGIN}/channel-steward${query}`, {
    headers: cookie ? { Cookie: cookie } : {},
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const open = (query: string, cookie: string) => screen.loader({ request: to(query, cookie), params: {}, context })
const act = (query: string, fields: Record<string, string>, cookie: string, more: [string, string][] = []) =>
  screen.action({ request: to(query, cookie, [...Object.entries(fields), ...more]), params: {}, context })
const signIn = async (id: string) => (await startSession(new Request(ORIGIN), id, true)).split(';')[0]!
const statusOf = async (work: Promise<unknown>) => {
  const result = await work.catch((error: unknown) => error)
  return result instanceof Response ? result.status : (result as { init?: { status?: number } }).init?.status
}
const placeOf = (sent: unknown) => new URL((sent as Response).headers.get('location')!, ORIGIN).search

const channel = {
  do: 'make-channel',
  kind: 'elsewhere',
  name: 'Films',
  zone: 'Europe/Berlin',
  checklist: 'Captions\nWords\nCaptions',
}

test('a channel is its steward’s alone, and what is wrong with it is said at its field', async () => {
  const [ann, eve] = [await signIn((await enrol('ann')).id), await signIn((await enrol('eve')).id)]
  expect(await statusOf(open('', ''))).toBe(302)
  expect(await act('', { ...channel, name: '', zone: 'Mars' }, ann)).toMatchObject({
    data: { problem: { errors: { name: expect.any(String), zone: expect.any(String) } } },
  })
  const at = placeOf(
    await act('', channel, ann, [
      ['days', '2'],
      ['days', '5'],
    ]),
  )
  expect(await open(at, ann)).toMatchObject({ channel: { checklist: ['Captions', 'Words'], days: [2, 5] } })
  expect(await statusOf(open(at, eve))).toBe(404)
  const forms: Record<string, string>[] = [
    { do: 'add', title: 'Mine' },
    { do: 'remove-channel', sure: 'yes' },
    { do: 'accept' },
  ]
  for (const form of forms) expect(await statusOf(act(at, form, eve))).toBe(404)
})

test('an idea gets a day by the clocks of the place, its list is ticked, and it is told once when it is due', async () => {
  const ann = await signIn('ann')
  const at = placeOf(await act('', channel, ann))
  await act(at, { do: 'add', title: 'A film about hedges' }, ann)
  const view = await open(at, ann)
  if (view.part !== 'channel') throw new Error('no channel')
  const one = `${at}&planned=${view.queue[0]!.id}`
  const save = (when: string, more: Record<string, string> = {}) =>
    act(one, { do: 'save', title: 'A film', when, ...more }, ann, [
      ['done', 'Words'],
      ['done', 'Not on the list'],
    ])
  expect(await statusOf(save('never'))).toBe(400)
  expect(await statusOf(save('2026-12-01T09:00', { link: 'javascript:alert(1)' }))).toBe(400)
  expect(await statusOf(save('2026-12-01T09:00'))).toBe(303)
  expect(await open(one, ann)).toMatchObject({ post: { when: '2026-12-01T09:00', done: ['Words'], state: 'planned' } })
  clock.now = () => new Date('2026-12-01T07:59:00Z')
  await remindStewards()
  expect(await countUnread('ann')).toBe(0)
  clock.now = () => new Date('2026-12-01T08:01:00Z')
  await remindStewards()
  await remindStewards()
  expect(await countUnread('ann')).toBe(1)
  clock.now = realNow
  expect(await statusOf(save('', { isOut: 'yes', link: 'https://example.org/film' }))).toBe(303)
  expect(await open(at, ann)).toMatchObject({ queue: [], out: [{ title: 'A film', figures: null }] })
})

test('a channel is handed over with its plan when the other takes it, and not before', async () => {
  await enrol('ben', { emailVerifiedAt: new Date() })
  const [ann, ben] = [await signIn('ann'), await signIn('ben')]
  const at = placeOf(await act('', channel, ann))
  await act(at, { do: 'add', title: 'An idea' }, ann)
  expect(await statusOf(act(at, { do: 'offer', handle: 'nobody' }, ann))).toBe(404)
  await act(at, { do: 'offer', handle: 'ben' }, ann)
  expect(await statusOf(open(at, ben))).toBe(404)
  expect(await open('', ben)).toMatchObject({ offered: [{ name: 'Films', by: 'ann' }] })
  await act(at, { do: 'accept' }, ben)
  expect(await open(at, ben)).toMatchObject({ queue: [{ title: 'An idea' }] })
  expect(await statusOf(open(at, ann))).toBe(404)
})

test('who writes the blog begins a post from the plan; others plan it only', async () => {
  const chief = await signIn((await enrol('chief', { emailVerifiedAt: new Date() })).id)
  const ann = await signIn('ann')
  const begin = async (cookie: string) => {
    const at = placeOf(await act('', { ...channel, kind: 'blog' }, cookie))
    await act(at, { do: 'add', title: 'News', notes: 'What is new' }, cookie)
    const view = await open(at, cookie)
    if (view.part !== 'channel') throw new Error('no channel')
    return act(`${at}&planned=${view.queue[0]!.id}`, { do: 'begin-post' }, cookie)
  }
  expect(await statusOf(begin(ann))).toBe(404)
  const sent = (await begin(chief)) as Response
  expect(sent.headers.get('location')).toMatch(/^\/blog\?part=write&post=/)
})
