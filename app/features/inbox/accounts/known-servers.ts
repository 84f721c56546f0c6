import type { Security } from '#app/providers/mail/mail-server.ts'

export type FoundServer = { host: string; port: number; security: Security }
export type FoundServers = {
  imap: FoundServer
  smtp: FoundServer
  /** The name one signs in with, where it is not the whole address. */
  login?: 'local'
  /** What somebody has to know first. */
  hint?: string
}

const IMAPS = 993
const SMTPS = 465
const SUBMISSION = 587
const tls = (host: string, port: number): FoundServer => ({ host, port, security: 'tls' })
const starttls = (host: string, port = SUBMISSION): FoundServer => ({ host, port, security: 'starttls' })

const google: FoundServers = {
  imap: tls('imap.gmail.com', IMAPS),
  smtp: tls('smtp.gmail.com', SMTPS),
  hint: 'Google wants an app password: in your Google account, under Security, with 2-step verification on.',
}
const microsoft: FoundServers = {
  imap: tls('outlook.office365.com', IMAPS),
  smtp: starttls('smtp.office365.com'),
  hint: 'Microsoft lets other programs in only by its own sign-in, which this site does not have. Most accounts there refuse every password.',
}
const yahoo: FoundServers = {
  imap: tls('imap.mail.yahoo.com', IMAPS),
  smtp: tls('smtp.mail.yahoo.com', SMTPS),
  hint: 'Yahoo wants an app password: in its account security.',
}
const icloud: FoundServers = {
  imap: tls('imap.mail.me.com', IMAPS),
  smtp: starttls('smtp.mail.me.com'),
  hint: 'Apple wants an app-specific password: at account.apple.com, under sign-in and security.',
}
const gmx: FoundServers = {
  imap: tls('imap.gmx.net', IMAPS),
  smtp: tls('mail.gmx.net', SMTPS),
  hint: 'GMX lets mail programs in once POP3/IMAP is switched on in its settings.',
}
const webDe: FoundServers = {
  imap: tls('imap.web.de', IMAPS),
  smtp: tls('smtp.web.de', SMTPS),
  hint: 'WEB.DE lets mail programs in once POP3/IMAP is switched on in its settings.',
}
const fastmail: FoundServers = {
  imap: tls('imap.fastmail.com', IMAPS),
  smtp: tls('smtp.fastmail.com', SMTPS),
  hint: 'Fastmail wants an app password: in its settings, under privacy and security.',
}

/** Under whose names these services write down what they found of a sender (RFC 8601). */
const writers: readonly { imap: string; domains: readonly string[] }[] = [
  { imap: 'imap.gmail.com', domains: ['google.com'] },
  { imap: 'imap.mail.yahoo.com', domains: ['yahoo.com'] },
  { imap: 'imap.mail.me.com', domains: ['icloud.com'] },
  { imap: 'imap.fastmail.com', domains: ['messagingengine.com'] },
]
export const writersOf = (imapHost: string): readonly string[] =>
  writers.find(({ imap }) => imap === imapHost.toLowerCase())?.domains ?? []

const providers: readonly { domains: readonly string[]; mx: readonly string[]; servers: FoundServers }[] = [
  { domains: ['gmail.com', 'googlemail.com'], mx: ['google.com', 'googlemail.com'], servers: google },
  {
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'hotmail.co.uk', 'outlook.de', 'hotmail.de'],
    mx: ['outlook.com'],
    servers: microsoft,
  },
  {
    domains: ['yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'ymail.com', 'rocketmail.com'],
    mx: ['yahoodns.net'],
    servers: yahoo,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], mx: ['icloud.com'], servers: icloud },
  { domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'], mx: ['gmx.net'], servers: gmx },
  { domains: ['web.de'], mx: [], servers: webDe },
  { domains: ['fastmail.com', 'fastmail.fm'], mx: ['messagingengine.com'], servers: fastmail },
  {
    domains: ['mailbox.org'],
    mx: ['mailbox.org'],
    servers: { imap: tls('imap.mailbox.org', IMAPS), smtp: tls('smtp.mailbox.org', SMTPS) },
  },
  {
    domains: ['posteo.de', 'posteo.net'],
    mx: ['posteo.de'],
    servers: { imap: tls('posteo.de', IMAPS), smtp: tls('posteo.de', SMTPS) },
  },
  {
    domains: ['t-online.de'],
    mx: [],
    servers: {
      imap: tls('secureimap.t-online.de', IMAPS),
      smtp: tls('securesmtp.t-online.de', SMTPS),
      hint: 'Telekom wants the password for e-mail programs, which its customer centre gives.',
    },
  },
  {
    domains: ['zoho.com', 'zohomail.com'],
    mx: ['zoho.com'],
    servers: { imap: tls('imap.zoho.com', IMAPS), smtp: tls('smtp.zoho.com', SMTPS) },
  },
]

/** The servers of an address at one of the big providers. */
export const serversOfProvider = (domain: string): FoundServers | null =>
  providers.find(({ domains }) => domains.includes(domain))?.servers ?? null

/** The servers of a provider that takes the mail of somebody's own domain. */
export const serversOfExchange = (host: string): FoundServers | null =>
  providers.find(({ mx }) => mx.some((one) => host === one || host.endsWith(`.${one}`)))?.servers ?? null

/** What most servers are called; looked over by whoever adds the account. */
export const guessServers = (domain: string): FoundServers => ({
  imap: tls(`imap.${domain}`, IMAPS),
  smtp: tls(`smtp.${domain}`, SMTPS),
})
