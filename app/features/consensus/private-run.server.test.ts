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
const { action, loader } = await import('./consensus.route.tsx')
const exporting = await import('./run-export.api.ts')
const live = await import('./run-live.api.ts')
const chat = await import('./consensus-chat.route.tsx')

const ASK = 'http://frenly.test/ai/consensus'
const CHAT = `${ASK}/chat`
const context = { network: '10.0.0.7', cspNonce: '', requestId: '', isDocument: true }
const TWO = { question: 'Is it blue?', answer: ['It is blue.', 'It is green.'], label: ['', ''] }

beforeAll(() => store().migrate())
afterAll(() => store().close())

type Fields = Record<string, string | string[]>
type Route = { loader?: unknown; action?: unknown }
async function call(route: Route, url: string, cookie: string, fields: Fields | null = null) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields ?? {})) for (const one of [value].flat()) body.append(name, one)
  const request = new Request(url, { ...(fields && { method: 'POST', body }), headers: { cookie } })
  const run = (fields ? route.action : route.loader) as (sent: object) => Promise<unknown>
  const params = { id: new URL(url).pathname.split('/').at(-1) }
  try {
    return await run({ request, params, context })
  } catch (thrown) {
    return thrown
  }
}
const page = { loader, action }
const isRefused = async (answer: unknown) =>
  answer instanceof Response && answer.status === 404 && (await answer.text()) === NO_RUN
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

async function askAsGuest() {
  const answer = (await call(page, ASK, '', TWO)) as Response
  const at = new URL(answer.headers.get('Location')!, ASK)
  const id = at.searchParams.get('run')!
  await awaitRun('house', id)
  return { id, at, plain: `${ASK}?run=${id}`, cookie: cookieOf(answer) }
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
  ...['', '&part=compare', '&part=merge', '&part=share', '&since=1'].map((part) => `${ASK}?run=${id}${part}`),
  `${ASK}-v4?run=${id}`,
  `${ASK}-simple?run=${id}`,
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
      for (const url of partsOf(id)) expect(await isRefused(await call(page, url, cookie)), url).toBe(true)
      for (const act of ACTS)
        expect(await isRefused(await call(page, `${ASK}?run=${id}`, cookie, act)), String(act.act)).toBe(true)
      const share = `${ASK}?run=${id}&part=share`
      expect(await isRefused(await call(page, share, cookie, { act: 'share' }))).toBe(true)
      for (const as of ['md', 'json', 'csv', 'wrong'])
        expect(
          await isRefused(await call(exporting, `http://frenly.test/api/consensus/export/${id}?as=${as}`, cookie)),
        ).toBe(true)
      expect(await isRefused(await call(live, `http://frenly.test/api/consensus/live/${id}`, cookie))).toBe(true)
      const compared = `${stranger.plain}&part=compare&with=${id}`
      expect(await isRefused(await call(page, compared, stranger.cookie)), compared).toBe(true)
    }
  expect(await call(page, asked.plain, asked.cookie)).toMatchObject({ part: 'run', run: { id: asked.id } })
})

test('what was asked as a guest comes along to the member, and leaves the guest’s browser', async () => {
  const asked = await askAsGuest()
  const mira = await signIn('mira')
  await adopt(new Request(ASK, { headers: { cookie: asked.cookie } }), mira.id)
  expect(await call(page, asked.plain, mira.cookie)).toMatchObject({ part: 'run' })
  expect(await isRefused(await call(page, asked.plain, asked.cookie))).toBe(true)
  expect(await isRefused(await call(page, asked.at.href, ''))).toBe(true)
})

test('a browser without cookies reads its answer by the key in the address, for a day and that run alone', async () => {
  const asked = await askAsGuest()
  const other = await askAsGuest()
  const key = asked.at.searchParams.get('key')!
  expect(await call(page, asked.at.href, '')).toMatchObject({ part: 'run', isByKey: true })
  expect(await isRefused(await call(page, `${other.plain}&key=${key}`, ''))).toBe(true)
  for (const wrong of ['', 'zzzzzzzz.', key.replace('.', '0.'), `${key}x`.slice(1), other.at.searchParams.get('key')!])
    expect(await isRefused(await call(page, `${asked.plain}&key=${encodeURIComponent(wrong)}`, '')), wrong).toBe(true)
  const next = (await call(page, asked.at.href, '', { act: 'follow', question: 'Why?' })) as Response
  const following = new URL(next.headers.get('Location')!, ASK)
  expect(following.searchParams.get('run')).not.toBe(asked.id)
  expect(await call(page, following.href, '')).toMatchObject({ part: 'run' })
  const now = clock.now()
  vi.spyOn(clock, 'now').mockReturnValue(new Date(now.getTime() + 25 * 3_600_000))
  expect(await isRefused(await call(page, asked.at.href, ''))).toBe(true)
})

test('the key leaves the address of a browser that keeps its mark', async () => {
  const asked = await askAsGuest()
  const led = (await call(page, `${asked.at.href}&claims=all`, asked.cookie)) as Response
  expect(led.status).toBe(302)
  expect(led.headers.get('Location')).toBe(`/ai/consensus?run=${asked.id}&claims=all`)
  const again = (await call(page, ASK, asked.cookie, TWO)) as Response
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
  const asGuest = await call(page, `${asked.plain}&part=share`, asked.cookie, chosen)
  expect(asGuest).toMatchObject({
    data: { problem: { errors: { form: expect.stringMatching(/Sign in/) as string }, values: { more: 'green' } } },
    init: { status: 403 },
  })
  const uma = await signIn('uma')
  await adopt(new Request(ASK, { headers: { cookie: asked.cookie } }), uma.id)
  expect(await call(page, `${asked.plain}&part=share`, uma.cookie, chosen)).toMatchObject({
    data: { problem: { errors: { form: expect.stringMatching(/Confirm your email address/) as string } } },
    init: { status: 403 },
  })
  expect(await call(page, `${asked.plain}&part=share`, uma.cookie)).toMatchObject({ links: [] })
  await saveUser(uma.id, { emailVerifiedAt: new Date() })
  expect(await call(page, `${asked.plain}&part=share`, uma.cookie, chosen)).toMatchObject({ status: 303 })
  expect(await call(page, `${asked.plain}&part=share`, uma.cookie)).toMatchObject({ links: [{}] })
})
