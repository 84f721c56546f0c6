import { env } from '#app/platform/env.server.ts'

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string; logoutAddress: string }

/** What the operator got from Google, or null where signing in with Google is not set up. */
export function googleSettings(): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, GOOGLE_LOGOUT_URL } = env()
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null
  return {
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER,
    logoutAddress: GOOGLE_LOGOUT_URL,
  }
}
