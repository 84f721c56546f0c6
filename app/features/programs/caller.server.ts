import { findKeyOwner, type KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { nameAsker } from '#app/platform/request/asker.server.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import { errorResponse } from './openai-error.ts'

/** Calls of one key, and of one network with keys that open nothing. */
const spendCall = createRateLimit('v1', { points: 120, windowS: 60 })
const spendGuess = createRateLimit('v1-guesses', { points: 30, windowS: 60 })

/** Whose key a call carries. Throws the answer for one that carries none, or too many calls. A cookie never counts here. */
export async function requireKeyOwner(request: Request, network: string): Promise<KeyOwner> {
  const owner = await findKeyOwner(request)
  if (!owner) {
    requireTimeout(await spendGuess(network))
    throw errorResponse(401, {
      message:
        'This needs a key of yours in the header “Authorization: Bearer …”. You make one in the settings, under Engines and keys.',
      type: 'authentication_error',
      code: 'invalid_api_key',
    })
  }
  requireTimeout(await spendCall(owner.keyId))
  nameAsker(owner.id)
  return owner
}

function requireTimeout(waitS: number) {
  if (waitS === 0) return
  throw errorResponse(
    429,
    {
      message: `That is too many calls at once. Please wait ${waitS} s.`,
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
    },
    { 'Retry-After': String(waitS) },
  )
}
