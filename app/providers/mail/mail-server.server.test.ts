import { expect, test } from 'vitest'
import { checkSmtp, handToServer } from './account-smtp.server.ts'
import { openImap } from './imap.server.ts'
import { toMailFault } from './mail-server-fault.ts'

const server = (host: string) => ({
  host,
  port: 993,
  security: 'tls' as const,
  login: 'mira',
  password: 'a secret word',
})
const LETTER = { from: 'mira@x.test', to: ['a@b.test'], raw: Buffer.from('Subject: x\r\n\r\nx') }

test.each([
  '127.0.0.1',
  'localhost',
  'mail.localhost',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.1.1',
  '::1',
  'fd00::1',
  '0.0.0.0',
])('a member’s mail server at %s is not opened', async (host) => {
  const said = `${host} leads into a private network, so it was not opened.`
  await expect(openImap(server(host))).rejects.toThrow(said)
  await expect(checkSmtp(server(host))).rejects.toThrow(said)
  await expect(handToServer(server(host), LETTER)).rejects.toThrow(said)
})

test.each([
  [{ code: 'ENOTFOUND' }, 'host'],
  [{ code: 'ECONNREFUSED' }, 'silent'],
  [{ code: 'EConnectionClosed' }, 'silent'],
  [{ code: 'CONNECT_TIMEOUT' }, 'slow'],
  [{ code: 'GREETING_TIMEOUT' }, 'slow'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'certificate'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'certificate'],
  [{ code: 'ESOCKET', message: 'write EPROTO ssl routines:ssl3_get_record:wrong version number' }, 'no-tls'],
  [{ tlsFailed: true, message: 'Server does not support STARTTLS' }, 'no-tls'],
  [{ authenticationFailed: true, responseText: 'Authentication failed.' }, 'password'],
  [{ code: 'EAUTH', response: '535 5.7.8 no' }, 'password'],
  [{ code: 'Odd', message: 'x' }, 'other'],
])('%j is a matter of the %s', (error, kind) => {
  const fault = toMailFault(Object.assign(new Error(), error), { host: 'mail.test', port: 1 })
  expect(fault.kind).toBe(kind)
  expect(fault.message).toMatch(/mail\.test.*[.”]$/)
})

test('what a server says stands in one line, and is not all it could say', () => {
  const error = { authenticationFailed: true, responseText: `Go\r\naway \u0000${'x'.repeat(500)}` }
  const { message } = toMailFault(error, { host: 'mail.test', port: 1 })
  expect(message).toMatch(/It said: “Go away x{100,160}”$/)
})
