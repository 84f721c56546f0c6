import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-admin-waitlist-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { waitlist } = await import('#app/database/tables/people.ts')
const { isBuilt } = await import('#app/kits/foundation/content/built-screens.server.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { screenIds } = await import('#app/catalogue/screens.ts')
const { action } = await import('../admin-waitlist.route.tsx')
const { loader: exportWaitlist } = await import('../waitlist-export.api.ts')
const { readWaitlistScreen } = await import('./admin-waitlist.server.ts')

const OPEN = 'consensus'
/** The last screen is built one day; until then nobody is told that it is. */
const CLOSED = screenIds.find((id) => !isBuilt(id)) ?? 'a-screen-of-another-day'
let adminAct: Awaited<ReturnType<typeof openAdminForms>>
const read = (query = '') => readWaitlistScreen(new URLSearchParams(query))
const send = (fields: Record<string, string | string[]>) => adminAct.send(action, '/admin/waitlist', fields)
const lettersTo = async (address: string) =>
  (await store().db.select().from(mails).orderBy(mails.createdAt)).filter(({ to }) => to === address)
const wait = (id: string, screen: string, email: string) =>
  store().db.insert(waitlist).values({ id, screen, email, emailKey: email.toLowerCase(), brand: 'main' })

beforeAll(async () => {
  await store().migrate()
  adminAct = await openAdminForms()
  await enrol('quiet', { emailVerifiedAt: new Date(), notifications: { signIns: true, openings: false } })
  await wait('w1', OPEN, 'anna@example.test')
  await wait('w2', OPEN, '=cmd@example.test')
  await wait('w3', OPEN, 'quiet@frenly.test')
  await wait('w4', CLOSED, 'anna@example.test')
})
afterAll(() => store().close())

test('people are counted by screen, found by address, and sifted', async () => {
  const all = await read()
  expect(all.screens).toMatchObject([
    { screen: OPEN, people: 3, isOpen: true },
    { screen: CLOSED, people: 1, isOpen: false },
  ])
  expect((await read('q=ANNA')).people.map(({ id }) => id).toSorted()).toEqual(['w1', 'w4'])
  expect((await read(`screen=${CLOSED}`)).people.map(({ id }) => id)).toEqual(['w4'])
  expect((await read('state=invited')).people).toEqual([])
})

test('the one message goes to who wants it, once, and only when the screen is open', async () => {
  expect(statusOf(await send({ do: 'invite' }))).toBe(400)
  expect(errorsOf(await send({ do: 'invite', chosen: 'w4' })).form).toContain('is not open yet')
  expect(statusOf(await send({ do: 'invite', chosen: ['w1', 'w3', 'w4'] }))).toBe(303)
  const [letter, ...more] = await lettersTo('anna@example.test')
  expect(more).toEqual([])
  expect(letter!.subject).toMatch(/ is open$/)
  expect(letter!.text).toContain('/ai/consensus')
  expect(await lettersTo('quiet@frenly.test')).toEqual([])
  expect((await read('state=invited')).people).toMatchObject([{ id: 'w1', invited: 'just now' }])
  expect(errorsOf(await send({ do: 'invite', chosen: 'w1' })).form).toContain('had the message before')
  expect(statusOf(await send({ act: 'invite-all', screen: OPEN }))).toBe(303)
  expect(await lettersTo('=cmd@example.test')).toHaveLength(1)
  expect(await lettersTo('anna@example.test')).toHaveLength(1)
  expect(errorsOf(await send({ act: 'invite-all', screen: CLOSED })).form).toContain('is not open yet')
})

test('addresses are marked, put back and removed, and the log keeps no address', async () => {
  expect(statusOf(await send({ do: 'settle', chosen: ['w4'] }))).toBe(303)
  expect((await read('state=settled')).people).toMatchObject([{ id: 'w4' }])
  await send({ do: 'reopen', chosen: ['w4'] })
  expect((await read('state=settled')).people).toEqual([])
  expect(statusOf(await send({ do: 'remove', chosen: ['w3'] }))).toBe(303)
  expect((await read()).people.map(({ id }) => id)).not.toContain('w3')
  const acts = await listAuditEvents({ target: 'waitlist', limit: 20 })
  expect(acts[0]).toMatchObject({ act: 'waitlist.removed', detail: { addresses: 1 } })
  expect(JSON.stringify(acts)).not.toContain('@')
})

test('what is downloaded is what the filter lets through, and no cell is a formula', async () => {
  const answer = (await adminAct.look(exportWaitlist, '/admin/waitlist/export?q=example')) as Response
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines[0]).toBe('email,screen,title,brand,since,invited,seenTo')
  expect(
    lines
      .slice(1)
      .map((line) => line.split(',')[0])
      .toSorted(),
  ).toEqual(["'=cmd@example.test", 'anna@example.test', 'anna@example.test'])
})
