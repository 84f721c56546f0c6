import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  OAuth2Issuer,
  OAuth2Service,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server'

/** A Google account, as its ID token says it. */
export type GoogleUser = { sub: string; email: string; email_verified?: boolean; name?: string; picture?: string }
type Claims = Record<string, unknown>
type Part = 'discovery' | 'keys' | 'token'
type Ticket = { user: GoogleUser; redirectUri: string; clientId: string; isUsed?: true }

const CLIENT_ID = 'frenly-test.apps.googleusercontent.com'
const CLIENT_SECRET = 'a secret of the stand-in'
const PATHS: Record<Part, string> = {
  discovery: '/.well-known/openid-configuration',
  keys: '/jwks',
  token: '/token',
}

/**
 * Google's stand-in on a port of its own: oauth2-mock-server, which by itself approves everything, with what Google checks
 * (client, secret, redirect address, PKCE, codes that work once). `env` is what a server under test is started with,
 * in this process or another one. What is set up below holds until it is set again or `calm()`.
 */
export async function startGoogle() {
  const issuer = new OAuth2Issuer()
  const service = new OAuth2Service(issuer)
  await issuer.keys.generate('RS256')
  const tickets = new Map<string, Ticket>()
  const asked: URL[] = []
  const broken = new Map<Part, 'fails' | 'hangs'>()
  let user: GoogleUser = { sub: '1000', email: 'mira@gmail.test', email_verified: true, name: 'Mira Bamboo' }
  let refusal: string | null = null
  let change: (claims: Claims) => void = () => undefined
  let userInfo: (claims: Claims) => Claims = (claims) => claims
  let signer: 'google' | 'stranger' | 'nobody' = 'google'

  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, request: IncomingMessage) => {
    const { searchParams } = toUrl(request)
    const code = url.searchParams.get('code') ?? ''
    tickets.set(code, {
      user,
      redirectUri: searchParams.get('redirect_uri') ?? '',
      clientId: searchParams.get('client_id') ?? '',
    })
    if (refusal === null) return
    url.searchParams.delete('code')
    url.searchParams.set('error', refusal)
  })
  service.on('beforeTokenSigning', ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
    Object.assign(payload, tickets.get(body.code ?? '')?.user)
    if (payload.aud) change(payload)
  })
  service.on('beforeUserinfo', (response: MutableResponse) => {
    response.body = userInfo({ ...user })
  })
  service.on('beforeResponse', (response: MutableResponse) => {
    const tokens = response.body as { id_token: string }
    if (signer !== 'google') tokens.id_token = signAnew(tokens.id_token, signer)
  })

  /** Checks what the mock does not, before it answers. */
  const answerToken = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Object.fromEntries(new URLSearchParams(await readText(request)))
    const problem = findProblem(body, tickets)
    if (!problem) return void service.requestHandler(Object.assign(request, { body }), response)
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: problem }))
  }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = toUrl(request)
    asked.push(url)
    const part = (Object.keys(PATHS) as Part[]).find((one) => PATHS[one] === url.pathname)
    const how = part && broken.get(part)
    if (how === 'hangs') return
    if (how === 'fails') return void response.writeHead(500).end('broken')
    if (url.pathname === '/favicon.ico') return void response.writeHead(204).end()
    if (url.pathname === '/logout')
      return void response.setHeader('content-type', 'text/html').end('Signed out of Google')
    if (part === 'token') return void answerToken(request, response)
    service.requestHandler(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  issuer.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: issuer.url,
      GOOGLE_LOGOUT_URL: `${issuer.url}/logout`,
    },
    /** Every address that was asked, the authorization requests with their parameters. */
    asked,
    /** Who sits at Google from now on. */
    isSignedIn: (next: GoogleUser) => void (user = { email_verified: true, ...next }),
    /** Leads back with this error instead of a code, such as `access_denied`. */
    refuses: (error: string) => void (refusal = error),
    /** Changes what the ID token claims. */
    claims: (next: (claims: Claims) => void) => void (change = next),
    /** Changes what the address of people says. */
    tells: (next: (claims: Claims) => Claims) => void (userInfo = next),
    /** Signs ID tokens with a stranger's key, or not at all. */
    isSignedBy: (next: 'stranger' | 'nobody') => void (signer = next),
    /** Lets a part answer 500, or never. */
    breaks: (part: Part, how: 'fails' | 'hangs') => void broken.set(part, how),
    calm: () => {
      refusal = null
      change = () => undefined
      userInfo = (claims) => claims
      signer = 'google'
      broken.clear()
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export type FakeGoogle = Awaited<ReturnType<typeof startGoogle>>

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const toUrl = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://google.invalid')

/** A code works once, whatever comes of it. */
function findProblem(body: Record<string, string>, tickets: Map<string, Ticket>): string | null {
  const ticket = tickets.get(body.code ?? '')
  if (ticket?.isUsed) return 'invalid_grant'
  if (ticket) ticket.isUsed = true
  if (!ticket || ticket.redirectUri !== body.redirect_uri || !body.code_verifier) return 'invalid_grant'
  const isClient = body.client_id === ticket.clientId && body.client_secret === CLIENT_SECRET
  return isClient && body.client_id === CLIENT_ID ? null : 'invalid_client'
}

/** The same claims under the same key's name, signed by somebody else. */
function signAnew(token: string, signer: 'stranger' | 'nobody'): string {
  const [head = '', claims = ''] = token.split('.')
  if (signer === 'nobody') {
    return `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')}.${claims}.`
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return `${head}.${claims}.${createSign('RSA-SHA256').update(`${head}.${claims}`).sign(privateKey, 'base64url')}`
}
