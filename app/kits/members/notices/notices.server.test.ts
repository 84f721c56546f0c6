import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-notices-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { defineNotices, toWhoWords } = await import('./notice-kinds.ts')
await import('./notices.register.server.ts')
const { eraseNoticePeople } = await import('./notices.store.server.ts')
const { tie } = await import('#app/kits/members/ties/ties.server.ts')
const notices = await import('./notices.server.ts')

defineNotices({
  'test.reply': {
    label: 'Replies',
    icon: 'reply',
    isMailed: true,
    words: ({ who, subject }) => `${who} replied to “${subject}”`,
  },
  'test.house': { label: 'House', icon: 'shield', isAlways: true, words: ({ subject }) => `Hidden: ${subject}` },
})

let time = Date.UTC(2026, 10, 21, 12)
beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date((time += 1_000)))
})
beforeAll(async () => {
  await store().migrate()
  for (const name of ['mira', 'jon', 'ada', 'eve', 'quiet'])
    await enrol(name, { name: name[0]!.toUpperCase() + name.slice(1), emailVerifiedAt: new Date(0) })
})
afterAll(() => store().close())

const reply = (from: string | null, about = 'post-1', to = 'mira') =>
  notices.sendNotice({ kind: 'test.reply', to, from, about, subject: 'My post', address: `/p/${about}` })
const all = async (userId = 'mira') => (await notices.readNotices(userId, { isUnread: false, behind: null })).lines
const lettersTo = async (name: string) =>
  (await store().db.select().from(mails)).filter(({ to }) => to === `${name}@frenly.test`)

test('names are said as people say them', () => {
  expect(toWhoWords(['Mira'], 1)).toBe('Mira')
  expect(toWhoWords(['Mira', 'Jon'], 2)).toBe('Mira and Jon')
  expect(toWhoWords(['Mira', 'Jon'], 3)).toBe('Mira, Jon and one other')
  expect(toWhoWords(['Mira', 'Jon'], 1_000)).toBe('Mira, Jon and 998 others')
  expect(toWhoWords(['Mira'], 2)).toBe('Mira and one other')
  expect(toWhoWords([], 1)).toBe('A member')
})

test('what several do about one thing is one line, told by one letter until it is read', async () => {
  for (const from of ['jon', 'ada', 'eve', 'eve']) await reply(from)
  await reply('mira')
  expect((await all()).map(({ words }) => words)).toEqual(['Eve, Ada and one other replied to “My post”'])
  expect(await notices.countUnread('mira')).toBe(1)
  const [letter, ...more] = await lettersTo('mira')
  expect(more).toEqual([])
  expect(letter).toMatchObject({ subject: 'Jon replied to “My post”' })
  expect(letter!.unsubscribe).toContain('/unsubscribe/')
})

test('opening one marks it read and leads there; what comes later begins a new line of people and a new letter', async () => {
  const [line] = await all()
  expect(await notices.openNotice('jon', line!.id)).toBeNull()
  expect(await notices.openNotice('mira', line!.id)).toBe('/p/post-1')
  expect(await notices.countUnread('mira')).toBe(0)
  await reply('ada')
  expect((await all())[0]).toMatchObject({ words: 'Ada replied to “My post”', isUnread: true })
  expect(await lettersTo('mira')).toHaveLength(2)
})

test('nobody gets letters of a kind they switched off; the line stands all the same', async () => {
  await saveUser('quiet', { notifications: { signIns: true, openings: true, kinds: { 'test.reply': false } } })
  await reply('jon', 'post-2', 'quiet')
  expect(await all('quiet')).toHaveLength(1)
  expect(await lettersTo('quiet')).toEqual([])
  await notices.sendNotice({ kind: 'test.house', to: 'quiet', from: null, about: 'x', subject: 'a post', address: '/' })
  expect(await lettersTo('quiet')).toMatchObject([{ subject: 'Hidden: a post', unsubscribe: null }])
})

test('what was taken back is told no more, and an erased member stands behind nothing', async () => {
  await reply('jon', 'post-3')
  await notices.takeBackNotice({ kind: 'test.reply', to: 'mira', from: 'jon', about: 'post-3' })
  expect((await all()).map(({ words }) => words)).not.toContain('Jon replied to “My post”')
  for (const from of ['jon', 'eve']) await reply(from, 'post-4')
  await reply('eve', 'post-5')
  await eraseNoticePeople({ id: 'eve' })
  expect((await all()).map(({ words }) => words)).toEqual(['Jon replied to “My post”', 'Ada replied to “My post”'])
})

test('two who part are told nothing of one another, of before or after', async () => {
  await tie('quiet', 'block', 'jon')
  await reply('jon', 'post-9', 'quiet')
  await reply('quiet', 'post-9', 'jon')
  expect((await all('quiet')).map(({ words }) => words)).not.toContain('Jon replied to “My post”')
  expect(await all('jon')).toEqual([])
})

test('a thousand about one thing are one line, and marking all as read leaves what came since', async () => {
  const drawn = clock.now()
  await reply('jon', 'post-6')
  await notices.readAll('mira', drawn)
  expect(await notices.countUnread('mira')).toBe(1)
  const page = await notices.readNotices('mira', { isUnread: true, behind: null })
  expect(page.lines).toHaveLength(1)
  expect(page.next).toBeNull()
  expect((await notices.readNotices('mira', { isUnread: false, behind: 'no.mark' })).lines.length).toBeGreaterThan(1)
})
