import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-mail-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { chosenMail } = await import('#app/providers/mail/index.server.ts')
const { sendMail } = await import('./send-mail.server.ts')
const { closeMailQueue, deliverDue } = await import('./mail-queue.server.ts')
const { findMail, listDueMails, NEVER } = await import('./mail.store.server.ts')
const { readUnsubscribeToken } = await import('./unsubscribe.server.ts')

const sender = { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' } as const
const letter = { subject: 'Hello', greeting: 'Hello,', paragraphs: ['One line.'] }
const outbox = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
const readMail = (name: string) => readFileSync(join(dataDir, 'outbox', name), 'utf8')

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeMailQueue()
  await store().close()
})

test('a mail that cannot leave is kept and tried again later', async () => {
  writeFileSync(join(dataDir, 'outbox'), 'a file where the folder should be')
  await sendMail(sender, 'late@frenly.test', letter)
  await deliverDue()
  expect(await listDueMails(clock.now(), 10)).toEqual([])
  const { rmSync } = await import('node:fs')
  rmSync(join(dataDir, 'outbox'))
  const inTwoMinutes = new Date(Date.now() + 120_000)
  vi.spyOn(clock, 'now').mockReturnValue(inTwoMinutes)
  await deliverDue()
  expect(outbox()).toHaveLength(1)
  expect(readMail(outbox()[0]!)).toContain('To: late@frenly.test')
})

test('whatever a mail server says, its letter is put off and those behind it leave', async () => {
  const before = outbox().length
  const send = chosenMail().send.bind(chosenMail())
  const spied = vi.spyOn(chosenMail(), 'send').mockImplementation(async (mail) => {
    if (mail.to === 'odd@frenly.test') throw new Error('451 try \0 later \ud83d')
    return send(mail)
  })
  const odd = await sendMail(sender, 'odd@frenly.test', letter)
  const next = await sendMail(sender, 'next@frenly.test', letter)
  await deliverDue()
  spied.mockRestore()
  expect((await findMail(odd))?.lastError).toBe('451 try \uFFFD later \uFFFD')
  expect((await findMail(next))?.sentAt).not.toBeNull()
  expect(outbox()).toHaveLength(before + 1)
})

test('each mail leaves once, with text and HTML, however often the queue runs', async () => {
  const before = outbox().length
  await sendMail(sender, 'mira@frenly.test', letter)
  await Promise.all([deliverDue(), deliverDue()])
  await deliverDue()
  expect(outbox()).toHaveLength(before + 1)
  const mail = readMail(outbox().at(-1)!)
  expect(mail).toMatch(/From: Frenly <.+@.+>/)
  expect(mail).toContain('text/plain')
  expect(mail).toContain('text/html')
  expect(mail).toContain('Auto-Submitted: auto-generated')
})

test('a mail written while a run is under way leaves with the run after it', async () => {
  const before = outbox().length
  await sendMail(sender, 'mira@frenly.test', letter)
  const first = deliverDue()
  await sendMail(sender, 'tomas@frenly.test', letter)
  await deliverDue()
  await first
  expect(outbox()).toHaveLength(before + 2)
})

test('a line break in a subject makes no new header', async () => {
  await sendMail(sender, 'mira@frenly.test', { ...letter, subject: 'Hi\r\nBcc: everyone@frenly.test' })
  await deliverDue()
  const [head] = readMail(outbox().at(-1)!).split('\n\n')
  expect(head).not.toMatch(/^Bcc:/m)
})

test('a mail dies with the transaction that caused it', async () => {
  const before = outbox().length
  await expect(
    store().tx(async () => {
      await sendMail(sender, 'never@frenly.test', letter)
      throw new Error('the form was refused')
    }),
  ).rejects.toThrow('refused')
  await deliverDue()
  expect(outbox()).toHaveLength(before)
})

test('a letter that may be ended carries its link in both bodies and in the head; others carry none', async () => {
  await sendMail(sender, 'mira@frenly.test', letter, { unsubscribe: { userId: 'u1', kind: 'signIns' } })
  await deliverDue()
  const ended = readMail(outbox().at(-1)!)
    .replace(/=\n/g, '')
    .replace(/\n[ \t]+/g, ' ')
  const token = /^List-Unsubscribe: <http:\/\/frenly\.test\/unsubscribe\/(\S+)>$/m.exec(ended)![1]!
  expect(readUnsubscribeToken(token)).toEqual({ userId: 'u1', kind: 'signIns' })
  expect(ended.split(token)).toHaveLength(4)
  await sendMail(sender, 'mira@frenly.test', letter)
  await deliverDue()
  expect(readMail(outbox().at(-1)!)).not.toMatch(/unsubscribe/i)
})

test.each(['', 'a.b', 'c2lnbklucyB1MQ.', 'c2lnbklucyB1MQ.AAAA', 'x.y.z'])('%j ends nobody’s letters', (token) => {
  expect(readUnsubscribeToken(token)).toBeNull()
})

test('a letter that is refused for good, or fails for five days, is tried no more', async () => {
  const { db } = store()
  const { mails } = await import('#app/database/tables/mail.ts')
  const { eq } = await import('drizzle-orm')
  const dueOf = async (to: string) => (await db.select().from(mails).where(eq(mails.to, to)))[0]
  await sendMail(sender, 'mira@frenly.test, all@evil.test', letter)
  await deliverDue()
  expect(await dueOf('mira@frenly.test, all@evil.test')).toMatchObject({ tries: 1, dueAt: NEVER, sentAt: null })

  const { chosenMail } = await import('#app/providers/mail/index.server.ts')
  vi.spyOn(chosenMail(), 'send').mockRejectedValue(new Error('connection refused'))
  await sendMail(sender, 'slow@frenly.test', letter)
  await deliverDue()
  expect((await dueOf('slow@frenly.test'))!.dueAt).not.toEqual(NEVER)
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 6 * 86_400_000))
  await deliverDue()
  expect(await dueOf('slow@frenly.test')).toMatchObject({ tries: 2, dueAt: NEVER, lastError: 'connection refused' })
})

test('a letter that a slow mail server takes minutes for is not taken by another process meanwhile', async () => {
  const { chosenMail } = await import('#app/providers/mail/index.server.ts')
  vi.mocked(clock.now).mockRestore?.()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  let taken = () => {}
  const slow = vi
    .spyOn(chosenMail(), 'send')
    .mockImplementation(() => new Promise<void>((resolve) => (taken = resolve)))
  await sendMail(sender, 'patient@frenly.test', letter)
  const delivering = deliverDue()
  await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce())
  for (let minute = 0; minute < 3; minute++) {
    await vi.advanceTimersByTimeAsync(60_000)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await listDueMails(clock.now(), 10)).toEqual([])
  }
  taken()
  await delivering
  vi.useRealTimers()
  expect(slow).toHaveBeenCalledOnce()
})
