import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

/** Somebody who has an account there: what the server says of them, by the name they sign in with. */
export type Account = {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: readonly string[]
}

const CLIENT_ID = 'frenly'
const CLIENT_SECRET = 'a-secret-that-only-the-server-knows'

/**
 * An OpenID server of another make (panva's oidc-provider, certified) on a port of its own: it checks client, redirect address,
 * PKCE and codes by itself, says of people at its address of people, and names itself in answers (RFC 9207).
 */
export async function startOpenIdServer({
  callbacks,
  algorithm = 'ES256',
}: {
  callbacks: string[]
  algorithm?: string
}) {
  const accounts = new Map<string, Account>()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: callbacks,
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig', kid: 'one' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => Promise.resolve({ sub: id, ...accounts.get(id) }),
    }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))

  return {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    /** What it says from now on of whoever signs in by this name. */
    knows: (name: string, account: Account) => void accounts.set(name, account),
    /** Somebody signs in there and agrees; gives the address it leads back to. */
    passThrough: (start: string, name: string) => passThrough(start, issuer, name),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const MOST_STEPS = 12

async function passThrough(start: string, issuer: string, name: string): Promise<string> {
  const cookies = new Map<string, string>()
  let [address, form]: [string, URLSearchParams | null] = [start, null]
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!address.startsWith(issuer)) return address
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const answer: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(key)
      else cookies.set(key, value)
    }
    const location = answer.headers.get('location')
    if (location) [address, form] = [new URL(location, address).href, null]
    else form = toForm(await answer.text(), name)
  }
  throw new Error('The OpenID server never led back')
}

/** Its page asks who one is, or whether one agrees. */
function toForm(page: string, login: string): URLSearchParams {
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
  if (!prompt) throw new Error(`The OpenID server refused: ${page.slice(0, 2_000)}`)
  return new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'x' } : { prompt })
}
