import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findKeyOwner, type KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import type { KeyCall } from '#app/kits/members/api-keys/api-keys.limits.ts'
import { nameAsker } from '#app/platform/request/asker.server.ts'
import { createRateLimit, type LimitSize, type Spent } from '#app/platform/request/rate-limit.server.ts'
import { toLimitHeaders } from './call-headers.ts'
import { CALLS_A_MINUTE } from './calls.limits.ts'
import { errorResponse } from './openai-error.server.ts'

/** Calls of one key, counted for all servers together, and of one network with keys that open nothing. */
const CALLS: LimitSize = { points: CALLS_A_MINUTE, windowS: 60 }
const GUESSES: LimitSize = { points: 30, windowS: 60 }
const spendCall = createKeptLimit('v1', CALLS)
const spendGuess = createRateLimit('v1-guesses', GUESSES)

/** Who calls, or why they may not; `headers` tell what is left of the limit that counted the call. */
export type Caller = { headers: Record<string, string> } & ({ owner: KeyOwner } | { refusal: Response })

/** Whose key a call carries, and whether it may make this call; null is open to every key. A cookie never counts here. */
export async function readCaller(request: Request, network: string, call: KeyCall | null): Promise<Caller> {
  const owner = await findKeyOwner(request)
  const spent = owner ? await spendCall.spend(owner.keyId) : await spendGuess.spend(network)
  const headers = toLimitHeaders(owner ? CALLS : GUESSES, spent)
  if (spent.waitS > 0) return { headers, refusal: tooMany(spent) }
  if (!owner) return { headers, refusal: noKey() }
  if (call && owner.calls && !owner.calls.includes(call)) return { headers, refusal: notAllowed(call) }
  nameAsker(owner.id)
  return { headers, owner }
}

const noKey = () =>
  errorResponse(401, {
    message:
      'This needs a key of yours in the header “Authorization: Bearer …”. You make one in the settings, under Engines and keys.',
    type: 'authentication_error',
    code: 'invalid_api_key',
  })

const notAllowed = (call: KeyCall) =>
  errorResponse(
    403,
    {
      message: `This key may not make calls of the kind “${call}”. Its owner sets what it may do in the settings, under Engines and keys.`,
      code: 'insufficient_permissions',
    },
    { 'x-should-retry': 'false' },
  )

const tooMany = ({ waitS }: Spent) =>
  errorResponse(
    429,
    {
      message: `That is too many calls at once. Please wait ${waitS} s.`,
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
    },
    { 'Retry-After': String(waitS) },
  )
