/** What a message of Sign-In with Ethereum says (EIP-4361). Times are as they were written. */
export type SignInMessage = {
  scheme: string | null
  domain: string
  address: string
  statement: string | null
  uri: string
  chainId: number
  nonce: string
  issuedAt: string
  expirationTime: string | null
  notBefore: string | null
  requestId: string | null
  resources: string[]
}

const OPENING = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your Ethereum account:$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i
const AUTHORITY = /^(?:[\w.~!$&'()*+,;=:%-]+@)?(?:\[[0-9a-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d{0,5})?$/i
const STATEMENT = /^[\w.~:/?#[\]@!$&'()*+,;= -]+$/
const URI = /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})+$/i
const NONCE = /^[a-z0-9]{8,}$/i
const CHAIN = /^(?:0|[1-9]\d{0,14})$/
const REQUEST = /^(?:[\w.~!$&'()*+,;=:@-]|%[0-9a-f]{2})*$/i
const MOMENT = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const DAY_CHARS = 10

/** Whether a text is a moment as RFC 3339 writes it, of a day that was or will be. */
export function isMoment(text: string): boolean {
  const day = MOMENT.exec(text)?.[1]
  const at = day ? new Date(`${day}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, DAY_CHARS) === day
}

/** The message as wallets show it and sign it. Throws where a part cannot stand in one: it could not be read back. */
export function writeSignIn(said: SignInMessage): string {
  const text = [
    `${said.scheme ? `${said.scheme}://` : ''}${said.domain} wants you to sign in with your Ethereum account:`,
    said.address,
    '',
    ...(said.statement === null ? [''] : [said.statement, '']),
    `URI: ${said.uri}`,
    'Version: 1',
    `Chain ID: ${said.chainId}`,
    `Nonce: ${said.nonce}`,
    `Issued At: ${said.issuedAt}`,
    ...(said.expirationTime === null ? [] : [`Expiration Time: ${said.expirationTime}`]),
    ...(said.notBefore === null ? [] : [`Not Before: ${said.notBefore}`]),
    ...(said.requestId === null ? [] : [`Request ID: ${said.requestId}`]),
    ...(said.resources.length === 0 ? [] : ['Resources:', ...said.resources.map((one) => `- ${one}`)]),
  ].join('\n')
  if (!readSignIn(text)) throw new Error('this cannot stand in a message of Sign-In with Ethereum')
  return text
}

/** What a message says; null when it is not exactly what the standard writes. The checksum of the address is not looked at. */
export function readSignIn(text: string): SignInMessage | null {
  const lines = text.split('\n')
  const [, scheme = null, domain] = OPENING.exec(lines.shift() ?? '') ?? []
  const address = lines.shift() ?? ''
  if (!domain || !AUTHORITY.test(domain) || !ADDRESS.test(address) || lines.shift() !== '') return null
  const first = lines.shift()
  const statement = first === '' ? null : (first ?? '')
  if (statement !== null && (!STATEMENT.test(statement) || lines.shift() !== '')) return null
  const fields = readFields(lines)
  return fields && { scheme: scheme ?? null, domain, address, statement, ...fields }
}

type Fields = Omit<SignInMessage, 'scheme' | 'domain' | 'address' | 'statement'>

/** The named lines, in their order. */
function readFields(lines: string[]): Fields | null {
  const take = (name: string): string | null =>
    lines[0]?.startsWith(`${name}: `) ? lines.shift()!.slice(name.length + 2) : null
  const uri = take('URI')
  const version = take('Version')
  const chain = take('Chain ID')
  const nonce = take('Nonce')
  const issuedAt = take('Issued At')
  const expirationTime = take('Expiration Time')
  const notBefore = take('Not Before')
  const requestId = take('Request ID')
  const resources = readResources(lines)
  if (uri === null || chain === null || nonce === null || issuedAt === null || resources === null) return null
  if (version !== '1' || !URI.test(uri) || !CHAIN.test(chain) || !NONCE.test(nonce)) return null
  const moments = [issuedAt, expirationTime, notBefore].filter((one) => one !== null)
  if (!moments.every(isMoment) || (requestId !== null && !REQUEST.test(requestId))) return null
  return { uri, chainId: Number(chain), nonce, issuedAt, expirationTime, notBefore, requestId, resources }
}

/** The list at the end; null where something else stands there. */
function readResources(lines: string[]): string[] | null {
  if (lines.length === 0) return []
  if (lines.shift() !== 'Resources:') return null
  const resources = lines.map((line) => (line.startsWith('- ') ? line.slice(2) : ''))
  return resources.every((one) => URI.test(one)) ? resources : null
}
