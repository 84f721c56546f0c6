import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-mail-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { sendMail } = await import('./send-mail.server.ts')
const { closeMailQueue, deliverDue } = await import('./mail-queue.server.ts')
const { listDueMails } = await import('./mail.store.server.ts')

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
