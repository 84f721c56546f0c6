import { mkdtempSync, readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startWorkClock } from '#tests/support/work-clock.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-inbound-')))
process.env.LOG_LEVEL = 'silent'
process.env.BRAND_HOSTS = 'inbox=inbox.test'
process.env.ADMIN_EMAIL = 'anna@frenly.test'
process.env.FILE_QUOTA_MB = 'plus=1'
const { store } = await import('#app/database/store.server.ts')
const { receivedMails } = await import('#app/database/tables/mail.ts')
const { chosenFiles } = await import('#app/providers/files/index.server.ts')
const { inboundLimits } = await import('./inbound-mail.limits.ts')
const { createListener } = await import('./listener.server.ts')
const { onReceivedMail } = await import('./received.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

const limits = {
  ...inboundLimits,
  messageBytes: 300_000,
  recipients: 3,
  connectionsPerNetwork: 5,
  strangersInTenMinutes: 40,
}
const server = createListener('inbox.test', limits)
let port = 0
beforeAll(async () => {
  await store().migrate()
  await enrol('mira')
  await enrol('tomas')
  await enrol('small', { plan: 'plus' })
  await enrol('gone', { suspendedAt: new Date() })
  await enrol('anna', { emailVerifiedAt: new Date() })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve))
  await store().close()
})
beforeEach(async () => void (await store().db.delete(receivedMails)))

const rows = () => store().db.select().from(receivedMails).orderBy(asc(receivedMails.receivedAt), asc(receivedMails.id))
const objects = () => readdirSync(join(dataDir, 'files', 'mails'))
async function send(mail: SendMailOptions) {
  const smtp = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    return await smtp.sendMail({
      from: 'Tess Outside <tess@outside.test>',
      to: 'mira@inbox.test',
      subject: 'Hi',
      ...mail,
    })
  } finally {
    smtp.close()
  }
}
const refusalOf = (mail: SendMailOptions) =>
  send(mail).then(
    () => 'taken',
    (error: { response?: string }) => error.response ?? String(error),
  )

/** Says lines of the protocol one after the other and gives all answers, until the server has answered the last. */
function talk(lines: readonly (string | Buffer)[]): Promise<string[]> {
  return new Promise((resolve) => {
    const answers: string[] = []
    const left = [...lines]
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answers))
    socket.on('data', (data) => {
      text += data.toString()
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (/^\d{3}-/.test(line)) continue
        answers.push(line)
        const next = left.shift()
        if (next === undefined) socket.end()
        else socket.write(Buffer.concat([Buffer.from(next), Buffer.from('\r\n')]))
      }
    })
  })
}
const envelope = ['EHLO x', 'MAIL FROM:<tess@outside.test>', 'RCPT TO:<mira@inbox.test>', 'DATA']
/** A whole message said raw; gives the answer to it. */
const sayRaw = async (message: string | Buffer) =>
  (await talk([...envelope, Buffer.concat([Buffer.from(message), Buffer.from('\r\n.')])])).at(-1)!

test('a letter is kept whole, with who wrote what, and whoever listens hears of it once', async () => {
  const heard: string[] = []
  const stop = onReceivedMail(({ subject }) => void heard.push(subject))
  const failing = onReceivedMail(() => Promise.reject(new Error('the inbox is not ready')))
  await send({
    subject: 'Grüße aus 熊猫',
    text: 'Bamboo at eight?',
    html: '<p>Bamboo at <b>eight</b>?</p>',
    attachments: [{ filename: 'a.bin', content: Buffer.alloc(50_000, 7) }],
  })
  const [mail, ...rest] = await rows()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({
    userId: 'mira',
    to: 'mira@inbox.test',
    envelopeFrom: 'tess@outside.test',
    fromName: 'Tess Outside',
    fromAddress: 'tess@outside.test',
    subject: 'Grüße aus 熊猫',
    text: 'Bamboo at eight?',
  })
  const raw = Buffer.from((await chosenFiles().read(mail!.rawKey))!).toString()
  expect(raw.length).toBe(mail!.bytes)
  expect(raw).toContain('filename=a.bin')
  await vi.waitFor(() => expect(heard).toEqual(['Grüße aus 熊猫']))
  stop()
  failing()
})

test('one message to several is one object and a row for each; the same message twice is two', async () => {
  const before = objects().length
  await send({ to: 'mira@inbox.test, TOMAS@Inbox.Test, mira+shop@inbox.test', messageId: '<same@outside.test>' })
  expect((await rows()).map(({ userId, to }) => [userId, to]).sort()).toEqual([
    ['mira', 'mira@inbox.test'],
    ['tomas', 'TOMAS@inbox.test'],
  ])
  expect(objects()).toHaveLength(before + 1)
  await send({ messageId: '<same@outside.test>' })
  expect(await rows()).toHaveLength(3)
})

test('a bounce has no sender, HTML alone still has words, and names of the house reach the administrator', async () => {
  await send({
    envelope: { from: '', to: 'mira+tag@inbox.test' },
    html: '<style>p{}</style><p>Fish &amp; bamboo</p><script>x</script><p>at 8&#33;</p>',
  })
  expect((await rows())[0]).toMatchObject({ envelopeFrom: '', text: 'Fish & bamboo\n\nat 8!' })
  await send({ to: 'Postmaster@inbox.test' })
  expect(await store().db.select().from(receivedMails).where(eq(receivedMails.userId, 'anna'))).toHaveLength(1)
})

test.each([
  'nobody@inbox.test',
  'mira@elsewhere.test',
  'gone@inbox.test',
  'mira@inbox.test.evil.test',
  'mira%outside.test@inbox.test',
  '@inbox.test',
])('%s is refused in the words for everybody', async (to) => {
  expect(await refusalOf({ envelope: { from: 'tess@outside.test', to } })).toMatch(
    /^550 .*There is no such mailbox here$|^501 /,
  )
  expect(await rows()).toEqual([])
})

test('too many recipients and too much are refused, and leave nothing', async () => {
  const before = objects().length
  const answers = await talk(['EHLO x', 'MAIL FROM:<a@b.test>', ...Array(4).fill('RCPT TO:<mira@inbox.test>'), 'QUIT'])
  expect(answers.filter((line) => line.startsWith('452'))).toHaveLength(1)
  expect(await refusalOf({ text: 'a'.repeat(400_000) })).toMatch(/^552 /)
  expect(await sayRaw(`Subject: Big\r\n\r\n${'a'.repeat(78)}\r\n`.repeat(8_000))).toMatch(/^552 /)
  expect(await talk(['EHLO x', 'MAIL FROM:<a@b.test> SIZE=999999999', 'QUIT'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^552 /)]),
  )
  expect(await rows()).toEqual([])
  expect(objects()).toHaveLength(before)
})

test('a mailbox holds what its plan gives, and a full one is said before the message is sent', async () => {
  const text = 'bamboo '.repeat(30_000)
  const letter = { text, envelope: { from: 'tess@outside.test', to: 'small@inbox.test', size: text.length } }
  for (let n = 0; n < 4; n++) await send(letter)
  expect(await refusalOf(letter)).toMatch(/^452 .*This mailbox is full/)
  expect(await refusalOf({ to: 'small@inbox.test', text: 'a few words still fit' })).toBe('taken')
  expect(await refusalOf({ text })).toBe('taken')
  expect(await rows()).toHaveLength(6)
})

test('nobody signs in, nothing is passed on, and no command upsets the server', async () => {
  const said = await talk([
    'EHLO x',
    'AUTH PLAIN AGEAYg==',
    'STARTTLS',
    'VRFY mira',
    'XCLIENT ADDR=1.2.3.4',
    'MAIL FROM:<a@b.test>',
    'RCPT TO:<boss@bank.test>',
    'DATA',
    'NOOP',
  ])
  expect(said.find((line) => line.startsWith('235'))).toBeUndefined()
  expect(said.filter((line) => line.includes('There is no such mailbox here'))).toHaveLength(1)
  expect(said.filter((line) => line.startsWith('354'))).toEqual([])
  await talk(['GET / HTTP/1.1'])
  await talk([Buffer.alloc(100_000, 0xff)])
  await talk(['EHLO x', `MAIL FROM:<${'a'.repeat(20_000)}@b.test>`])
  await send({ subject: 'Still here' })
  expect((await rows()).map(({ subject }) => subject)).toEqual(['Still here'])
})

const nested = (depth: number, kind: (n: number) => string) => Array.from({ length: depth }, (_, n) => kind(n)).join('')
test.each([
  ['nothing at all', ''],
  ['a head without an end', `Subject: Hostile\r\nX: ${'a'.repeat(250_000)}`],
  ['ten thousand headers', `Subject: Hostile\r\n${'X-A: b\r\n'.repeat(10_000)}\r\nHello`],
  ['lines that are no headers', 'Subject: Hostile\r\n\x00\x01\x02 no colon\r\n: no name\r\n\r\nHello'],
  [
    'boxes in boxes',
    `Subject: Hostile\r\n${nested(4_000, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`)}Hello`,
  ],
  ['letters in letters', `Subject: Hostile\r\n${nested(5_000, () => 'Content-Type: message/rfc822\r\n\r\n')}`],
  [
    'one boundary for all boxes',
    `Subject: Hostile\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(4_000)}`,
  ],
  [
    'an alphabet nobody has',
    'Subject: =?x-klingon?B?////?= Hostile\r\nContent-Type: text/plain; charset="../../etc"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!',
  ],
  ['encoded words without an end', `Subject: Hostile ${'=?utf-8?Q?'.repeat(20_000)}\r\n\r\nHello`],
  ['a list of senders without an end', `Subject: Hostile\r\nFrom: ${'<a@b.test>,('.repeat(20_000)}\r\n\r\nHello`],
  ['HTML made of brackets', `Subject: Hostile\r\nContent-Type: text/html\r\n\r\n${'<'.repeat(250_000)}`],
  ['boxes in HTML', `Subject: Hostile\r\nContent-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}`],
  ['styles without an end', `Subject: Hostile\r\nContent-Type: text/html\r\n\r\n${'<style>'.repeat(35_000)}`],
])('%s neither stops nor slows the server, and is kept', async (_, message) => {
  const worked = startWorkClock()
  expect(await sayRaw(message)).toMatch(/^250 /)
  expect(worked()).toBeLessThan(5_000)
  const [mail] = await rows()
  expect(mail!.bytes).toBeGreaterThanOrEqual(message.length)
  if (message) expect(`${mail!.subject}`).toContain('Hostile')
})

test('a name that hides line breaks and turns text round is one plain line', async () => {
  const name = Buffer.from('Boss\r\nBcc: x\u202Egnp').toString('base64')
  await sayRaw(
    `From: =?utf-8?B?${name}?= <a@b.test>\r\nSubject: =?utf-8?B?${Buffer.from('a\0b\nc').toString('base64')}?=\r\n\r\nHi`,
  )
  const [mail] = await rows()
  expect(mail!.fromName).toMatch(/^Boss Bcc: x ?gnp$/)
  expect(mail!.subject).not.toMatch(/[\0\n]/)
})

test('a message that went round a hundred times goes no further', async () => {
  expect(await sayRaw(`${'Received: from a by b\r\n'.repeat(101)}Subject: Loop\r\n\r\nHi`)).toMatch(/^554 .*loop/)
  expect(await rows()).toEqual([])
})

test('what breaks off, or can’t be kept, leaves nothing and is never said to be kept', async () => {
  const before = objects().length
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const lines = [...envelope, 'Subject: Half\r\n\r\nhalf of a letter']
    socket.on('data', () => {
      const line = lines.shift()
      if (line) socket.write(`${line}\r\n`, () => (lines.length === 0 ? socket.destroy() : undefined))
    })
    socket.on('close', () => resolve())
  })
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const put = vi.spyOn(chosenFiles(), 'putStream').mockRejectedValueOnce(full)
  expect(await refusalOf({})).toMatch(/^452 /)
  put.mockRestore()
  const tx = vi.spyOn(store(), 'tx').mockRejectedValueOnce(new Error('the database is away'))
  expect(await refusalOf({})).toMatch(/^451 /)
  tx.mockRestore()
  expect(await rows()).toEqual([])
  await vi.waitFor(() => expect(objects().filter((name) => !name.endsWith('.part'))).toHaveLength(before))
})

test('a network with too many lines open, or too many guesses, is asked to come later', async () => {
  const sockets = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'))
  const greetings = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<string>(
          (resolve) => void socket.once('data', (data) => resolve(data.toString())).on('error', () => undefined),
        ),
    ),
  )
  expect(greetings.filter((line) => line.startsWith('220'))).toHaveLength(5)
  expect(greetings.filter((line) => line.startsWith('421'))).toHaveLength(1)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect(await refusalOf({})).toBe('taken'))
  const guesses = Array.from({ length: 50 }, (_, n) => `RCPT TO:<guess${n}@inbox.test>`)
  const answers = await talk(['EHLO x', 'MAIL FROM:<a@b.test>', ...guesses])
  expect(answers.at(-1)).toMatch(/^421 /)
  expect(answers.length).toBeLessThan(50)
})
