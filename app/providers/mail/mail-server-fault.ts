import { FetchRefusal } from '#app/platform/fetch/fetch-refusal.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { MailServerFault, type MailServer } from './mail-server.ts'

type Thrown = {
  code?: unknown
  message?: unknown
  command?: unknown
  response?: unknown
  responseText?: unknown
  responseCode?: unknown
  authenticationFailed?: unknown
  tlsFailed?: unknown
  cause?: unknown
  _err?: unknown
}
const SAID_CHARS = 160
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH/
const NOT_TLS = /EPROTO|ERR_SSL|WRONG_VERSION|ETLS|ERR_TLS_/
const SLOW = /TIMEOUT|ETIMEDOUT/
const NO_NAME = /ENOTFOUND|EAI_AGAIN|EDNS|ENODATA/
const NOBODY = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/
const BROKEN = /ECONNRESET|EPIPE|NoConnection|EConnectionClosed|ClosedAfter|ECONNECTION/

/** What went wrong with a mail server, as a sentence that helps whoever typed its name. */
export function toMailFault(error: unknown, { host, port }: Pick<MailServer, 'host' | 'port'>): MailServerFault {
  if (error instanceof MailServerFault) return error
  // The error itself may hold what was sent, and this one may come into a log.
  const make = (kind: MailServerFault['kind'], message: string) => new MailServerFault(kind, message)
  if (error instanceof FetchRefusal && error.kind === 'private')
    return make('private', `${host} leads into a private network, so it was not opened.`)
  const codes = codesOf(error)
  const thrown = error as Thrown
  if (thrown.authenticationFailed === true || codes.includes('EAUTH'))
    return make('password', `${host} does not take this user name with this password.${saidBy(thrown)}`)
  if (CERTIFICATE.test(codes))
    return make('certificate', `The certificate of ${host} cannot be trusted, so the password was not sent.`)
  if (thrown.tlsFailed === true || NOT_TLS.test(codes))
    return make('no-tls', `${host} offers no safe connection on port ${port}, so the password was not sent.`)
  if (NO_NAME.test(codes)) return make('host', `There is no server called ${host}.`)
  if (SLOW.test(codes)) return make('slow', `${host} did not answer in time on port ${port}.`)
  if (NOBODY.test(codes)) return make('silent', `Nothing answers at ${host} on port ${port}.`)
  if (BROKEN.test(codes)) return make('silent', `The connection to ${host} broke off.`)
  return make('other', `${host} could not be used.${saidBy(thrown)}`)
}

/** All codes of an error and of those inside it, in one text. */
function codesOf(error: unknown): string {
  const codes: string[] = []
  let inner = error as Thrown | undefined
  for (let depth = 0; inner && depth < 5; depth += 1) {
    // What a server says is words, and no code; what a socket says stands in the words of nodemailer.
    const isOfSocket = depth > 0 || inner.code === 'ESOCKET' || inner.code === 'ECONNECTION'
    for (const word of [inner.code, isOfSocket ? inner.message : '']) if (typeof word === 'string') codes.push(word)
    inner = (inner._err ?? inner.cause) as Thrown | undefined
  }
  // nodemailer calls whatever a socket threw ESOCKET and keeps the words of OpenSSL.
  const message = (error as Thrown).message
  if (typeof message === 'string' && /certificate|altname/i.test(message)) codes.push('CERT')
  if (typeof message === 'string' && /wrong version number|ssl routines/i.test(message)) codes.push('ERR_SSL')
  return codes.join(' ')
}

function saidBy({ responseText, response }: Thrown): string {
  const said = typeof responseText === 'string' ? responseText : typeof response === 'string' ? response : ''
  const line = toStorableText(said.replace(/[\p{Cc}\s]+/gu, ' '))
    .trim()
    .slice(0, SAID_CHARS)
    .toWellFormed()
  return line === '' ? '' : ` It said: “${line}”`
}
