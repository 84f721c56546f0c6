import { clock } from '#app/platform/clock.ts'
import { createSecretToken, hashOf } from '#app/platform/secrets/ids.server.ts'
import { createToken, removeTokens, type TokenRow } from './users.store.server.ts'

const HOUR_MS = 3_600_000

/** How long a mailed link works (PRODUCT 2). */
export const TOKEN_LIFE_MS = {
  'verify-email': 24 * HOUR_MS,
  'change-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS / 2,
  'first-password': 7 * 24 * HOUR_MS,
} as const satisfies Record<TokenRow['purpose'], number>

/** Makes the one working link of its purpose and gives its token: older ones of the same person end. Only the hash is kept. */
export async function issueToken(userId: string, purpose: TokenRow['purpose'], email: string): Promise<string> {
  const token = createSecretToken()
  const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFE_MS[purpose])
  await removeTokens(userId, purpose)
  await createToken({ tokenHash: hashOf(token), userId, purpose, email, expiresAt })
  return token
}
