import type { APIRequestContext, APIResponse } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

export const PASSWORD = 'a quiet bamboo grove'
const PERIOD_MS = 30_000

async function sent(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked
  if (answer.status() >= 400) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

/** Makes a member by the calls, without the forms. */
export async function join(request: APIRequestContext, username: string): Promise<string> {
  const email = `${username.toLowerCase()}@frenly.test`
  await sent(request.post('/api/auth/register', { data: { username, email, password: PASSWORD } }))
  return email
}

/** Signs the browser of the request in, whoever it was before. */
export const signIn = (request: APIRequestContext, usernameOrEmail: string, password = PASSWORD) =>
  sent(request.post('/api/auth/login', { data: { usernameOrEmail, password } }))

/** Makes a member who is signed in with the browser of the request; gives the address. */
export async function joinIn(request: APIRequestContext, username: string): Promise<string> {
  const email = await join(request, username)
  await signIn(request, username)
  return email
}

/** The digits an authenticator app shows now, or `periods` of 30 seconds later. Each counts once. */
export const digitsOf = (key: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periods * PERIOD_MS,
  })

/** Sets the authenticator app of whoever is signed in up; the digits of now are used by it. */
export async function setUpAuthenticator(request: APIRequestContext): Promise<{ key: string; codes: string[] }> {
  const { id } = (await (await request.get('/api/auth/user')).json()) as { id: string }
  const act = async (form: Record<string, string>) =>
    (await sent(request.post('/settings?part=security', { form: { for: id, ...form } }))).text()
  const begun = await act({ act: 'authenticator.start' })
  const key = /<code[^>]*>((?:[A-Z2-7]{4} ?)+)<\/code>/.exec(begun)?.[1] ?? ''
  const done = await act({ act: 'authenticator.confirm', code: digitsOf(key) })
  const codes = [...done.matchAll(/<li><code[^>]*>([^<]+)<\/code><\/li>/g)].map(([, code]) => code ?? '')
  return { key, codes }
}
