import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is, Table } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { subjectsTo } from '#tests/support/letters.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-erasure-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeMailQueue, deliverDue } = await import('#app/kits/foundation/mail/mail-queue.server.ts')
await import('#app/shell/registered.server.ts')
const { listPersonalTables } = await import('#app/kits/members/personal-data/personal-tables.server.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
const { askErasure, ERASE_GRACE_DAYS, eraseWhenDue, keepAccount, toEraseAt } = await import('./erasure.server.ts')
const { savePicture } = await import('../profile/profile-picture.server.ts')
const { believeClock } = await import('#app/kits/foundation/house-clock/house-clock.server.ts')
const sweeper = await import('./sweep.server.ts')
const { closeSweeper, MAILS_KEPT_DAYS, openSweeper } = sweeper
/** These tests step the clock by days: its operator says each time that it is right. */
const sweep = async () => {
  await believeClock()
  await sweeper.sweep()
}
const { findUserById } = await import('../account/users.store.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const DAY_MS = 86_400_000
const tables = (Object.values(schema) as unknown[]).filter((one): one is Table => is(one, Table))
const inDays = (days: number) => vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + days * DAY_MS))
const outbox = () => join(dataDir, 'outbox')

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeSweeper()
  await closeMailQueue()
  await store().close()
})

/** The tables in which any column of any row names one of the words, in any letter case. */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const text = JSON.stringify(
      await store()
        .db.select()
        .from(table as typeof schema.users),
    ).toLowerCase()
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(getTableName(table))
  }
  return found.sort()
}

async function lettersTo(email: string) {
  await deliverDue()
  return subjectsTo(dataDir, email)
}

async function askFor(id: string): Promise<Date> {
  const eraseAt = toEraseAt()
  expect(await askErasure((await findUserById(id))!, eraseAt, sender)).toBe(true)
  return eraseAt
}

test('who asked is gone without a trace when the day has come: every table, the files, and the letter that said so', async () => {
  const picture = await savePicture(new Uint8Array([1, 2, 3]))
  const mira = await createSomebody('Mira', { profilePicture: picture })
  const file = join(dataDir, 'files/pictures', picture.split('/').at(-1)!)
  const words = [mira.id, mira.email, mira.username, mira.handle]
  expect(await findTraces(words)).toEqual(
    listPersonalTables()
      .map(({ table }) => getTableName(table))
      .sort(),
  )

  const eraseAt = await askFor(mira.id)
  vi.spyOn(clock, 'now').mockReturnValue(new Date(eraseAt.getTime() - 1))
  await sweep()
  expect(await findUserById(mira.id)).not.toBeNull()
  expect(existsSync(file)).toBe(true)

  vi.spyOn(clock, 'now').mockReturnValue(eraseAt)
  await sweep()
  expect(await lettersTo(mira.email)).toContain('Your account is erased')
  expect(await findTraces(words)).toEqual([])
  expect(existsSync(file)).toBe(false)
  const anonymous = (await store().db.select().from(schema.feedback)).filter(({ userId, email }) => !userId && !email)
  expect(anonymous.map(({ page, feedback }) => [page, feedback]).sort()).toEqual([
    ['/', 'Lovely panda.'],
    ['/ai/consensus', 'Lovely panda.'],
  ])
})

test('nobody else loses anything', async () => {
  const due = await createSomebody('Petra', { eraseAt: new Date(Date.now() - 1) })
  await createSomebody('Tomas')
  await createSomebody('Petrarca')
  const readAll = async () => {
    const rows = []
    for (const table of tables)
      rows.push(
        ...(await store()
          .db.select()
          .from(table as typeof schema.users)),
      )
    return rows.map((row) => JSON.stringify(row)).filter((row) => /tomas|petrarca/i.test(row))
  }
  const before = await readAll()
  expect(await eraseWhenDue(due.id, clock.now())).toBe(true)
  expect(await readAll()).toEqual(before)
})

test('asking signs out everywhere and mails the day; keeping takes it back, once', async () => {
  const { id, email } = await createSomebody('Nadia')
  const eraseAt = await askFor(id)
  expect(Math.round((eraseAt.getTime() - Date.now()) / DAY_MS)).toBe(ERASE_GRACE_DAYS)
  const rows = await store().db.select().from(schema.sessions)
  expect(rows.filter(({ userId }) => userId === id)).toEqual([])
  const user = (await findUserById(id))!
  expect(await askErasure(user, new Date(), sender)).toBe(false)
  expect((await findUserById(id))!.eraseAt).toEqual(eraseAt)

  expect(await keepAccount(user, sender)).toBe(true)
  expect(await keepAccount(user, sender)).toBe(false)
  const letters = (await lettersTo(email)).filter((subject) => subject?.includes('Your account'))
  expect(letters).toHaveLength(2)
  expect(letters).toEqual(expect.arrayContaining(['Your account stays']))
  inDays(ERASE_GRACE_DAYS + 1)
  expect(await eraseWhenDue(id, clock.now())).toBe(false)
  await sweep()
  expect((await findUserById(id))?.eraseAt).toBeNull()
})

test('two sweepers at once erase somebody once and send one last letter', async () => {
  const { id, email } = await createSomebody('Yuki')
  await askFor(id)
  inDays(ERASE_GRACE_DAYS + 1)
  const swept = await Promise.all(Array.from({ length: 4 }, () => eraseWhenDue(id, clock.now())))
  expect(swept.filter(Boolean)).toHaveLength(1)
  expect((await lettersTo(email)).filter((subject) => subject === 'Your account is erased')).toHaveLength(1)
})

test('an erasure that breaks off changes nothing, stops no other, and is done the next time', async () => {
  const [broken, fine] = [await createSomebody('Ada'), await createSomebody('Jonas')]
  await askFor(broken.id)
  await askFor(fine.id)
  inDays(ERASE_GRACE_DAYS + 1)
  const last = listPersonalTables().at(-1)!
  const erase = last.erase
  const failing = vi
    .spyOn(last, 'erase')
    .mockImplementation((person) => (person.id === broken.id ? Promise.reject(new Error('no space')) : erase(person)))
  await sweep()
  expect(await findUserById(fine.id)).toBeNull()
  expect(await findTraces([broken.id])).toEqual(expect.arrayContaining(['consensus_runs', 'passkeys', 'users']))
  expect(await lettersTo(broken.email)).not.toContain('Your account is erased')
  failing.mockRestore()
  await sweep()
  expect(await findTraces([broken.id, broken.email])).toEqual([])
})

test('sweeping removes what has expired and old letters, and leaves the rest', async () => {
  const { id } = await createSomebody('Sade')
  const count = async () => {
    const { db } = store()
    const own = <T extends { userId: string | null }>(rows: T[]) => rows.filter(({ userId }) => userId === id).length
    return {
      sessions: own(await db.select().from(schema.sessions)),
      tokens: own(await db.select().from(schema.mailTokens)),
      challenges: own(await db.select().from(schema.challenges)),
      mails: (await db.select().from(schema.mails)).filter(({ id: mail }) => mail === 'mail-Sade').length,
    }
  }
  const mail = { to: 'late@frenly.test', fromName: 'Frenly', subject: 'Late', text: '', html: '' }
  const never = new Date(Date.now() + 400 * DAY_MS)
  await store()
    .db.insert(schema.mails)
    .values([
      { ...mail, id: 'unsent', dueAt: never },
      { ...mail, id: 'passing-unsent', dueAt: never },
    ])
  const [oldFile, newFile] = [join(outbox(), 'old.eml'), join(outbox(), 'new.eml')]
  for (const file of [oldFile, newFile]) writeFileSync(file, 'Subject: Hello')
  utimesSync(oldFile, new Date(Date.now() - 2 * DAY_MS), new Date(Date.now() - 2 * DAY_MS))

  await sweep()
  expect(await count()).toEqual({ sessions: 1, tokens: 1, challenges: 1, mails: 1 })
  inDays(2)
  await sweep()
  expect(await count()).toEqual({ sessions: 0, tokens: 0, challenges: 0, mails: 1 })
  inDays(MAILS_KEPT_DAYS - 1)
  await sweep()
  expect(await count()).toMatchObject({ mails: 1 })
  expect([existsSync(oldFile), existsSync(newFile)]).toEqual([false, true])
  inDays(MAILS_KEPT_DAYS + 1)
  await sweep()
  expect(await count()).toMatchObject({ mails: 0 })
  const left = (await store().db.select().from(schema.mails)).map(({ id: name }) => name)
  expect(left).toContain('unsent')
  expect(left).not.toContain('passing-unsent')
  expect(await findUserById(id)).not.toBeNull()
})

test('a sweeper that was opened runs by itself, and none runs after it was closed', async () => {
  const { id } = await createSomebody('Ileana')
  await askFor(id)
  inDays(ERASE_GRACE_DAYS + 1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  openSweeper()
  openSweeper()
  vi.advanceTimersByTime(20_000)
  // The work it has begun waits on the real clock: a database that says "try again" is asked again after a moment.
  vi.useRealTimers()
  await closeSweeper()
  expect(await findUserById(id)).toBeNull()
})
