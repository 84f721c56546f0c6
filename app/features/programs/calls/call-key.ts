import type { Before } from '#app/kits/members/sendings/claim.server.ts'

/** What the header `Idempotency-Key` may hold. */
const KEY = /^[\x21-\x7e]{1,255}$/

/** The key that names a call; null without one, and a sentence for one that is none. */
export function readCallKey(headers: Headers): { key: string } | { problem: string } | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  return KEY.test(key) ? { key } : { problem: 'Idempotency-Key: 1 to 255 letters, digits and signs, without blanks.' }
}

/** Why a repeated call is neither done again nor answered. */
export const beforeWords = {
  other: {
    status: 422,
    message: 'This Idempotency-Key was used for another call. Use a new one for each call.',
    code: 'idempotency_key_reused',
    headers: { 'x-should-retry': 'false' },
  },
  underway: {
    status: 409,
    message: 'The first call with this Idempotency-Key is still under way. Ask again in a moment for what it gives.',
    code: 'idempotency_key_in_use',
    headers: { 'Retry-After': '2' },
  },
  lost: {
    status: 409,
    message:
      'This Idempotency-Key was used before, and what came of that call is not here any more. It is not done twice; use a new key.',
    code: 'idempotency_outcome_lost',
    headers: { 'x-should-retry': 'false' },
  },
} as const satisfies Record<Exclude<Before['state'], 'kept'>, object>
