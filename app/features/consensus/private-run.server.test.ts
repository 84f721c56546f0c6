import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-private-run-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=1000,free=1000'
const nothing = { heading: 'single', agreement: { perSeat: [], mean: null }, claims: [], disputes: [], answer: 'Yes.' }
vi.mock('#app/kits/asking/panel/panel.server.ts', () => ({
  listSeats: () => Promise.resolve([]),
  toSeatInfo: (seat: unknown) => seat,
  ledgerOf: () => Promise.resolve(nothing),
  openPairsOf: () => Promise.resolve([]),
}))
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { awaitRun } = await import('#app/kits/asking/consensus/follow-run.server.ts')
const { NO_RUN } = await import('#app/kits/asking/consensus/run-reader.server.ts')
const { adopt } = await import('#app/kits/members/visitor/adopt.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const pages: Record<string, Route> = {
  ask: await import('./consensus.route.tsx'),
  run: await import('./consensus-run.route.tsx'),
  compare: await import('./consensus-compare.route.tsx'),
  merge: await import('./consensus-merge.route.tsx'),
  share: await import('./consensus-share.route.tsx'),
}
const exporting = await import('./run-export.api.ts')
const live = await import('./run-live.api.ts')
const chat = await import('./consensus-chat.route.tsx')

const ASK = 'http://frenly.test/ai/consensus'
const RUN = `${ASK}/run`
const SHARE = `${ASK}/share`
const CHAT = `${ASK}/chat`
const context = { network: '10.0.0.7', cspNonce: '', requestId: '', isDocument: true }
const TWO = { question: 'Is it blue?', answer: ['It is blue.', 'It is green.'], label: ['', ''] }

beforeAll(() => store().migrate())
afterAll(() => store().close())

type Fields = Record<string, string | string[]>
type Route = { loader?: unknown; action?: unknown }
/** The page at an address. */
const pageAt = (url: string) => pages[new URL(url).pathname.split('/')[3] ?? 'ask']!
async function call(named: Route | null, url: string, cookie: string, fields: Fields | null = null) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields ?? {})) for (const one of [value].flat()) body.append(name, one)
  const request = new Request(url, { ...(fields && { method: 'POST', body }), headers: { cookie } })
  const route = named ?? pageAt(url)
  const run = (fields ? route.action : route.loader) as (sent: object) => Promise<unknown>
  const params = { id: new URL(url).pathname.split('/').at(-1) }
  try {
    return await run({ request, params, context })
  } catch (thrown) {
    return thrown
  }
}
const isRefused = async (answer: unknown) =>
  answer instanceof Response && answer.status === 404 && (await answer.text()) === NO_RUN
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

async function askAsGuest() {
  const answer = (await call(null, ASK, '', TWO)) as Response
  const at = new URL(answer.headers.get('Location')!, ASK)
  const id = at.searchParams.get('run')!
  await awaitRun('house', id)
  return { id, at, plain: `${RUN}?run=${id}`, cookie: cookieOf(answer) }
}
const signIn = async (name: string) => {
  const { id } = await enrol(name)
  return { id, cookie: (await startSession(new Request(ASK), id, true)).split(';')[0]! }
}

const CHAT_ACTS: (Fields | null)[] = [
  null,
  { act: 'say', question: 'Hm?' },
  { act: 'rename', title: 'x' },
  { act: 'remove' },
]
const partsOf = (id: string) => [
  ...['run', 'compare', 'merge', 'share'].map((part) => `${ASK}/${part}?run=${id}`),
  `${RUN}?run=${id}&since=1`,
  `${ASK}-v4/run?run=${id}`,
  `${ASK}-simple/run?run=${id}`,
]
const ACTS: Fields[] = [
  { act: 'vote', seat: 'pasted-1' },
  { act: 'unvote' },
  { act: 'again', position: '0' },
  { act: 'add', answer: 'Mine.' },
  { act: 'follow', question: 'Why?' },
  { act: 'resolve', dispute: '0' },
  { act: 'why', seat: 'pasted-1', dispute: '0' },
  { act: 'remove' },
  { act: 'nonsense' },
]

test('a run opens for nobody but its owner: strangers read the same 404 as for none', async () => {
  const asked = await askAsGuest()
  const stranger = await askAsGuest()
  const member = await signIn('bo')
  for (const cookie of ['', stranger.cookie, member.cookie])
    for (const id of [asked.id, 'none']) {
      for (const url of partsOf(id)) expect(await isRefused(await call(null, url, cookie)), url).toBe(true)
      for (const act of ACTS)
        expect(await isRefused(await call(null, `${RUN}?run=${id}`, cookie, act)), String(act.act)).toBe(true)
      const share = `${SHARE}?run=${id}`
      expect(await isRefused(await call(null, share, cookie, { act: 'share' }))).toBe(true)
      for (const as of ['md', 'json', 'csv', 'wrong'])
        expect(
          await isRefused(await call(exporting, `http://frenly.test/api/consensus/export/${id}?as=${as}`, cookie)),
        ).toBe(true)
      expect(await isRefused(await call(live, `http://frenly.test/api/consensus/live/${id}`, cookie))).toBe(true)
      const compared = `${ASK}/compare?run=${stranger.id}&with=${id}`
      expect(await isRefused(await call(null, compared, stranger.cookie)), compared).toBe(true)
    }
  expect(await call(null, asked.plain, asked.cookie)).toMatchObject({ run: { id: asked.id } })
})

test('what was asked as a guest comes along to the member, and leaves the guest’s browser', async () => {
  const asked = await askAsGuest()
  const mira = await signIn('mira')
  await adopt(new Request(ASK, { headers: { cookie: asked.cookie } }), mira.id)
  expect(await call(null, asked.plain, mira.cookie)).toMatchObject({ run: { id: asked.id } })
  expect(await isRefused(await call(null, asked.plain, asked.cookie))).toBe(true)
  expect(await isRefused(await call(null, asked.at.href, ''))).toBe(true)
})

test('a browser without cookies reads its answer by the key in the address, for a day and that run alone', async () => {
  const asked = await askAsGuest()
  const other = await askAsGuest()
  const key = asked.at.searchParams.get('key')!
  expect(await call(null, asked.at.href, '')).toMatchObject({ run: { id: asked.id }, isByKey: true })
  expect(await isRefused(await call(null, `${other.plain}&key=${key}`, ''))).toBe(true)
  for (const wrong of ['', 'zzzzzzzz.', key.replace('.', '0.'), `${key}x`.slice(1), other.at.searchParams.get('key')!])
    expect(await isRefused(await call(null, `${asked.plain}&key=${encodeURIComponent(wrong)}`, '')), wrong).toBe(true)
  const next = (await call(null, asked.at.href, '', { act: 'follow', question: 'Why?' })) as Response
  const following = new URL(next.headers.get('Location')!, ASK)
  expect(following.searchParams.get('run')).not.toBe(asked.id)
  expect(await call(null, following.href, '')).toMatchObject({ run: { question: 'Why?' } })
  const now = clock.now()
  vi.spyOn(clock, 'now').mockReturnValue(new Date(now.getTime() + 25 * 3_600_000))
  expect(await isRefused(await call(null, asked.at.href, ''))).toBe(true)
})

test('the key leaves the address of a browser that keeps its mark', async () => {
  const asked = await askAsGuest()
  const led = (await call(null, `${asked.at.href}&claims=all`, asked.cookie)) as Response
  expect(led.status).toBe(302)
  expect(led.headers.get('Location')).toBe(`/ai/consensus/run?run=${asked.id}&claims=all`)
  const again = (await call(null, ASK, asked.cookie, TWO)) as Response
  expect(again.headers.get('Location')).not.toContain('key=')
})

test('a consensus chat is private in the same way', async () => {
  const begun = (await call(chat, CHAT, '', { act: 'say', question: 'Is it blue?' })) as Response
  const at = new URL(begun.headers.get('Location')!, CHAT)
  const plain = `${CHAT}?talk=${at.searchParams.get('talk')}`
  expect(await call(chat, at.href, '')).toMatchObject({ turns: [{ question: 'Is it blue?' }] })
  expect(await call(chat, plain, cookieOf(begun))).toMatchObject({ turns: [{ question: 'Is it blue?' }] })
  const said = (await call(chat, at.href, '', { act: 'say', question: 'And now?' })) as Response
  expect(await call(chat, new URL(said.headers.get('Location')!, CHAT).href, '')).toMatchObject({ turns: [{}, {}] })
  const { cookie } = await signIn('cleo')
  for (const stranger of ['', cookie])
    for (const fields of CHAT_ACTS) expect(await call(chat, plain, stranger, fields)).toMatchObject({ status: 404 })
})

test('only a member with a confirmed address makes a share link; what was chosen comes back', async () => {
  const asked = await askAsGuest()
  const chosen = { act: 'share', hide: 'blue', more: 'green', term: 'week' }
  const asGuest = await call(null, `${SHARE}?run=${asked.id}`, asked.cookie, chosen)
  expect(asGuest).toMatchObject({
    data: { problem: { errors: { form: expect.stringMatching(/Sign in/) as string }, values: { more: 'green' } } },
    init: { status: 403 },
  })
  const uma = await signIn('uma')
  await adopt(new Request(ASK, { headers: { cookie: asked.cookie } }), uma.id)
  expect(await call(null, `${SHARE}?run=${asked.id}`, uma.cookie, chosen)).toMatchObject({
    data: { problem: { errors: { form: expect.stringMatching(/Confirm your email address/) as string } } },
    init: { status: 403 },
  })
  expect(await call(null, `${SHARE}?run=${asked.id}`, uma.cookie)).toMatchObject({ links: [] })
  await saveUser(uma.id, { emailVerifiedAt: new Date() })
  expect(await call(null, `${SHARE}?run=${asked.id}`, uma.cookie, chosen)).toMatchObject({ status: 303 })
  expect(await call(null, `${SHARE}?run=${asked.id}`, uma.cookie)).toMatchObject({ links: [{}] })
})

test.each([
  ['?run=x', '/run?run=x'],
  ['?run=x&part=share&preview=1&hide=a&hide=b', '/share?run=x&preview=1&hide=a&hide=b'],
  ['?part=compare&run=x&with=y', '/compare?run=x&with=y'],
  ['?run=x&part=merge&key=k', '/merge?run=x&key=k'],
  ['?part=history&q=bridge', '/history?q=bridge'],
  ['-simple?run=x&claims=all', '-simple/run?run=x&claims=all'],
  ['-v4?part=chat-export&draft=d', '-v4/chat-export?draft=d'],
  ['-simple?part=history', '/history'],
])(
  'what was kept of the address before, /ai/consensus%s, leads on with all it said, forms too',
  async (before, now) => {
    for (const fields of [null, { act: 'unvote' }]) {
      const led = (await call(pages.ask!, `${ASK}${before}`, '', fields)) as Response
      expect([led.status, led.headers.get('Location')]).toEqual([308, `/ai/consensus${now}`])
    }
  },
)

test('a part without a run leads to the question', async () => {
  for (const part of ['run', 'compare', 'merge', 'share']) {
    const led = (await call(null, `${ASK}/${part}`, '')) as Response
    expect([led.status, led.headers.get('Location')]).toEqual([302, '/ai/consensus'])
  }
})
