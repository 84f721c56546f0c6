import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-admin-feedback-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { saveFeedback } = await import('#app/kits/members/feedback/feedback.store.server.ts')
const { createId } = await import('#app/platform/secrets/ids.server.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action } = await import('../admin-feedback.route.tsx')
const { readFeedbackScreen } = await import('./admin-feedback.server.ts')

let adminAct: Awaited<ReturnType<typeof openAdminForms>>
const queue = async (query = '') => (await readFeedbackScreen(new URLSearchParams(query))).queue!
const item = async (id: string) => (await readFeedbackScreen(new URLSearchParams({ item: id }))).item!
const send = (fields: Record<string, string>) => adminAct.send(action, `/admin/feedback?item=${fields.item}`, fields)
const letters = () => store().db.select().from(mails).orderBy(mails.createdAt)

type More = Partial<Parameters<typeof saveFeedback>[0]>
/** Ids of one millisecond have no order: each word is written in one of its own. */
let at = Date.now()
async function say(feedback: string, more: More = {}) {
  const id = createId(at++)
  await saveFeedback({ id, feedback, page: '/ai/consensus', type: 'bug', requestId: 'request-7', ...more })
  return id
}
let [given, member, unproved, guest] = ['', '', '', '']

beforeAll(async () => {
  await store().migrate()
  adminAct = await openAdminForms()
  await enrol('unsure')
  given = await say('The card jumps.', { email: 'anna@example.test' })
  member = await say('Lovely panda.', { type: 'praise', userId: 'mira' })
  unproved = await say('Is there a map?', { type: 'question', userId: 'unsure' })
  guest = await say('BUY PANDAS')
  await say('buy pandas  ')
  await say('Buy Pandas')
})
afterAll(() => store().close())

test('equal words stand once, the newest first, and are sifted by state, type and words', async () => {
  const { lines, paging, counts } = await queue()
  expect(paging.count).toBe(4)
  expect(lines[0]).toMatchObject({ excerpt: 'Buy Pandas', times: 3 })
  expect(counts).toEqual({ new: 6, read: 0, answered: 0, done: 0 })
  expect((await queue('type=praise')).lines.map(({ id }) => id)).toEqual([member])
  expect((await queue('q=CARD')).lines.map(({ id }) => id)).toEqual([given])
  expect((await queue('state=done')).lines).toEqual([])
  const { trends } = await queue()
  expect(trends.byWeek.at(-1)!.words).toBe(6)
  expect(trends.byType).toEqual([
    { label: 'Bug', words: 4 },
    { label: 'Suggestion', words: 0 },
    { label: 'Praise', words: 1 },
    { label: 'Question', words: 1 },
  ])
})

test('a word is shown with its page, its request and the others of the same text', async () => {
  expect(await item(guest)).toMatchObject({ page: '/ai/consensus', requestId: 'request-7', replyTo: null })
  expect((await item(guest)).same).toHaveLength(2)
  await expect(item('gone')).rejects.toMatchObject({ status: 404 })
})

test('the state of one, or of all that say the same, is changed and written down', async () => {
  expect(statusOf(await send({ act: 'state', item: guest, state: 'read' }))).toBe(303)
  expect((await queue()).counts).toMatchObject({ new: 5, read: 1 })
  expect(statusOf(await send({ act: 'state', item: guest, state: 'done', ofAll: 'on' }))).toBe(303)
  expect((await queue()).counts).toMatchObject({ new: 3, done: 3 })
  expect(statusOf(await send({ act: 'state', item: guest, state: 'burnt' }))).toBe(400)
  expect(statusOf(await send({ act: 'state', item: 'gone', state: 'done' }))).toBe(404)
  const acts = await listAuditEvents({ target: `feedback/${guest}`, limit: 9 })
  expect(acts.map(({ detail }) => detail)).toEqual([
    { state: 'done', words: 3 },
    { state: 'read', words: 1 },
  ])
})

test('an answer goes to the address that was given, or to the member’s proved one, once', async () => {
  expect(errorsOf(await send({ act: 'reply', item: given, reply: ' ' }))).toEqual({ reply: 'Please write the answer.' })
  expect(statusOf(await send({ act: 'reply', item: given, reply: 'Thank you.\n\nIt stays put now.' }))).toBe(303)
  const [letter] = await letters()
  expect(letter).toMatchObject({ to: 'anna@example.test', replyTo: 'support@frenly.example' })
  expect(letter!.text).toContain('It stays put now.')
  expect(letter!.text).toContain('“The card jumps.”')
  expect(await item(given)).toMatchObject({ state: 'answered', reply: 'Thank you.\n\nIt stays put now.' })
  const again = await send({ act: 'reply', item: given, reply: 'Once more' })
  expect([statusOf(again), errorsOf(again).reply]).toEqual([409, 'This was answered already.'])
  expect(again).toMatchObject({ data: { problem: { values: { reply: 'Once more' } } } })
  expect(statusOf(await send({ act: 'reply', item: member, reply: 'The panda blushes.' }))).toBe(303)
  expect((await letters()).map(({ to }) => to)).toEqual(['anna@example.test', 'mira@frenly.test'])
})

test('nobody is written to whose address is not known for certain', async () => {
  for (const id of [unproved, guest]) expect(statusOf(await send({ act: 'reply', item: id, reply: 'Hello' }))).toBe(409)
  expect(await letters()).toHaveLength(2)
  expect(JSON.stringify(await listAuditEvents({ act: 'feedback.answered', limit: 9 }))).not.toMatch(
    /stays put|@example/,
  )
})

test('a long word is answered too, also where its quote is cut within a character', async () => {
  const long = await say(`${'x'.repeat(999)}🐼 and more`, { email: 'long@example.test' })
  expect(statusOf(await send({ act: 'reply', item: long, reply: 'Thank you.' }))).toBe(303)
  const letter = (await letters()).find(({ to }) => to === 'long@example.test')
  expect(letter?.text).toContain('xxx')
})
