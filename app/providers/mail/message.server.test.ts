import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { MailRefusedError, type Mail } from './mail.ts'
import { createOutbox } from './outbox.server.ts'
import { createSmtp } from './smtp.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'frenly-message-'))
const outbox = createOutbox(folder)
const plain: Mail = {
  id: 'mail-1',
  from: { name: 'Frenly', address: 'panda@frenly.test' },
  to: 'mira@example.test',
  subject: 'Hello',
  text: 'Hi',
  html: '<p>Hi</p>',
}
async function headOf(changes: Partial<Mail>): Promise<string> {
  await outbox.send({ ...plain, ...changes })
  return readFileSync(join(folder, 'mail-1.eml'), 'utf8')
    .split('\n\n')[0]!
    .replace(/\n[ \t]+/g, ' ')
}

test('a letter that can be ended says how, and one that must arrive does not', async () => {
  const address = `https://frenly.test/unsubscribe/${'a'.repeat(100)}.${'b'.repeat(43)}`
  const head = await headOf({ unsubscribe: address, replyTo: 'support@frenly.test' })
  expect(head).toContain(`List-Unsubscribe: <${address}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).toContain('Reply-To: support@frenly.test')
  expect(head).toContain('Precedence: bulk')
  const must = await headOf({})
  expect(must).not.toMatch(/List-Unsubscribe|Precedence|Reply-To/)
  expect(must).toContain('Auto-Submitted: auto-generated')
  expect(must).toContain('Message-ID: <mail-1@frenly.test>')
})

test.each([
  ['subject', { subject: 'Hi\r\nBcc: all@evil.test\r\n\r\nBody' }],
  ['a name', { from: { name: 'Panda\r\nBcc: all@evil.test', address: 'panda@frenly.test' } }],
  ['a name that is an address', { from: { name: '"x" <boss@evil.test>,', address: 'panda@frenly.test' } }],
])('%s brings no header along', async (_, changes) => {
  const head = await headOf(changes)
  expect(head).not.toMatch(/^Bcc:/im)
  expect(head.match(/^From:.*$/m)![0]).toMatch(/<panda@frenly\.test>$/)
  expect(head).toContain('To: mira@example.test')
})

test('a letter on disk is for the server alone: it may carry a link that opens an account', async () => {
  await outbox.send(plain)
  expect(statSync(join(folder, 'mail-1.eml')).mode & 0o077).toBe(0)
})

test.each([
  'mira@example.test\r\nBcc: all@evil.test',
  'mira@example.test, all@evil.test',
  'Mira <mira@example.test>',
  'mira@example.test>',
  '"a b"@example.test',
  'mira@example.test all@evil.test',
  'mira',
  'group: a@b.test;',
  '',
])('%j is no address to write or to answer to', async (address) => {
  await expect(outbox.send({ ...plain, to: address })).rejects.toThrow(MailRefusedError)
  if (address) await expect(outbox.send({ ...plain, replyTo: address })).rejects.toThrow(MailRefusedError)
})

const taken: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom({ address }, _session, done) {
    const isOurs = address !== 'stranger@frenly.test'
    done(isOurs ? null : Object.assign(new Error('Sign in first'), { responseCode: 530 }))
  },
  onRcptTo({ address }, _session, done) {
    const code = /^(\d{3})@/.exec(address)?.[1]
    done(code ? Object.assign(new Error('Not here'), { responseCode: Number(code) }) : null)
  },
  onData(stream, { envelope }, done) {
    taken.push(
      `${envelope.mailFrom && envelope.mailFrom.address} ${envelope.rcptTo.map(({ address }) => address).join()}`,
    )
    stream.on('end', () => done()).resume()
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

test('the envelope names our address for bounces, and a refusal for good is told from one for now', async () => {
  const { port } = server.server.address() as AddressInfo
  const smtp = createSmtp(`smtp://user:secret@127.0.0.1:${port}`.replace('user:secret@', ''))
  await smtp.send(plain)
  expect(taken).toEqual(['panda@frenly.test mira@example.test'])
  await expect(smtp.send({ ...plain, to: '550@example.test' })).rejects.toThrow(MailRefusedError)
  const forNow = await smtp.send({ ...plain, to: '451@example.test' }).catch((error: unknown) => error)
  expect(forNow).toBeInstanceOf(Error)
  expect(forNow).not.toBeInstanceOf(MailRefusedError)
  const asStranger = { ...plain, from: { name: 'Frenly', address: 'stranger@frenly.test' } }
  const notUs = await smtp.send(asStranger).catch((error: unknown) => error)
  expect((notUs as Error).message).toContain('Sign in first')
  expect(notUs).not.toBeInstanceOf(MailRefusedError)
  expect(createSmtp('smtps://user:secret@mail.example:465').place).toBe('mail.example:465')
})
