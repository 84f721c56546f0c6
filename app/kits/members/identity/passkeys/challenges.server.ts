import { clock } from '#app/platform/clock.ts'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'
import { createSecretToken, hashOf } from '#app/platform/secrets/ids.server.ts'
import { createChallenge, findChallengeRow, takeChallengeRow, type ChallengeRow } from './challenges.store.server.ts'

type Purpose = ChallengeRow['purpose']

const MINUTE_MS = 60_000

/** How long a browser has to answer. */
export const CHALLENGE_LIFE_MS = {
  'second-step': 10 * MINUTE_MS,
  'passkey-sign-in': 5 * MINUTE_MS,
  'passkey-add': 5 * MINUTE_MS,
} as const satisfies Record<Purpose, number>

const cookieFor = (purpose: Purpose) => guardedCookie(purpose)

async function readTokenHash(request: Request, purpose: Purpose): Promise<string | null> {
  const token = await readCookie(cookieFor(purpose), request)
  return typeof token === 'string' && token !== '' ? hashOf(token) : null
}

/** Remembers what a browser is asked and gives the Set-Cookie value that binds it to that browser. */
export async function issueChallenge(
  purpose: Purpose,
  what: { userId?: string; challenge?: string; isRemembered?: boolean },
): Promise<string> {
  const token = createSecretToken()
  const now = clock.now()
  const lifeMs = CHALLENGE_LIFE_MS[purpose]
  await createChallenge({ ...what, tokenHash: hashOf(token), purpose, expiresAt: new Date(now.getTime() + lifeMs) })
  return cookieFor(purpose).serialize(token, { maxAge: lifeMs / 1_000 })
}

/** What this browser was asked, if it can still answer; nothing is used up. */
export async function findChallenge(request: Request, purpose: Purpose): Promise<ChallengeRow | null> {
  const tokenHash = await readTokenHash(request, purpose)
  return tokenHash === null ? null : findChallengeRow(tokenHash, purpose, clock.now())
}

/** The same, and it is used up: each can be answered once. */
export async function takeChallenge(request: Request, purpose: Purpose): Promise<ChallengeRow | null> {
  const tokenHash = await readTokenHash(request, purpose)
  return tokenHash === null ? null : takeChallengeRow(tokenHash, purpose, clock.now())
}

/** The Set-Cookie value that takes a challenge's cookie away. */
export const forgetChallenge = (purpose: Purpose): Promise<string> => cookieFor(purpose).serialize('', { maxAge: 0 })
