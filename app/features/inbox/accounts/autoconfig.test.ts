import { expect, test } from 'vitest'
import { readAutoconfig } from './autoconfig.ts'
import { guessServers, serversOfExchange, serversOfProvider } from './known-servers.ts'

const server = (tag: string, type: string, host: string, port: string, socket: string, user = '%EMAILADDRESS%') =>
  `<${tag} type="${type}"><hostname>${host}</hostname><port>${port}</port><socketType>${socket}</socketType><username>${user}</username></${tag}>`
const file = (...servers: string[]) =>
  `<?xml version="1.0"?><clientConfig version="1.1"><emailProvider id="x">${servers.join('\n')}</emailProvider></clientConfig>`

test('a file of a domain names its servers, TLS at once before STARTTLS, and POP is passed over', () => {
  const xml = file(
    server('incomingServer', 'pop3', 'pop.x.test', '995', 'SSL'),
    server('incomingServer', 'imap', 'imap.x.test', '143', 'STARTTLS'),
    server('incomingServer', 'imap', 'IMAP.x.test', '993', 'SSL', '%EMAILLOCALPART%'),
    server('outgoingServer', 'smtp', 'smtp.x.test', '587', 'STARTTLS'),
  )
  expect(readAutoconfig(xml)).toEqual({
    imap: { host: 'imap.x.test', port: 993, security: 'tls' },
    smtp: { host: 'smtp.x.test', port: 587, security: 'starttls' },
    login: 'local',
  })
})

test.each([
  ['nothing', ''],
  ['a page', '<html><body>Not found</body></html>'],
  [
    'only open connections',
    file(
      server('incomingServer', 'imap', 'i.x', '143', 'plain'),
      server('outgoingServer', 'smtp', 's.x', '25', 'plain'),
    ),
  ],
  [
    'odd hosts',
    file(server('incomingServer', 'imap', 'a b', '993', 'SSL'), server('outgoingServer', 'smtp', '-', '465', 'SSL')),
  ],
  [
    'odd ports',
    file(server('incomingServer', 'imap', 'i.x', '70000', 'SSL'), server('outgoingServer', 'smtp', 's.x', 'x', 'SSL')),
  ],
  ['tags without an end', '<incomingServer type="imap">'.repeat(5_000)],
])('%s names no servers', (_, xml) => expect(readAutoconfig(xml)).toBeNull())

test('big providers are known by the address and by who takes the mail of a domain', () => {
  expect(serversOfProvider('gmail.com')!.imap.host).toBe('imap.gmail.com')
  expect(serversOfExchange('aspmx.l.google.com')!.smtp.host).toBe('smtp.gmail.com')
  expect(serversOfExchange('notgoogle.com')).toBeNull()
  expect(serversOfProvider('x.test')).toBeNull()
  expect(guessServers('x.test').imap).toEqual({ host: 'imap.x.test', port: 993, security: 'tls' })
})
