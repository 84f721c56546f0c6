import type { CustomFetch } from 'openid-client'
import { isConfidentialAddress } from '#app/platform/secrets/confidential-address.ts'
import { OpenIdTrouble } from './openid.ts'

/** Somebody waits in front of a blank page meanwhile. */
export const TIMEOUT_S = 5
/** Documents, keys, tokens and people are small; a person in thousands of groups fits in. */
const MAX_BYTES = 1_048_576
const TOO_MANY_REQUESTS = 429
const NO_BODY = [204, 205, 304]

/**
 * Asks a provider's server on behalf of openid-client: only where nobody listens in, without following it elsewhere, and no
 * more than `MAX_BYTES`. Throws OpenIdTrouble `provider-down` when no answer comes in time, or one that is its fault.
 */
export const askProvider: CustomFetch = async (address, init) => {
  if (!isConfidentialAddress(address))
    throw new OpenIdTrouble('provider-down', 'the provider names an address without https')
  const answer = await fetch(address, { ...init, redirect: 'manual' } as RequestInit).catch((error: unknown) => {
    throw new OpenIdTrouble('provider-down', 'no answer', error)
  })
  if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS) {
    await answer.body?.cancel()
    throw new OpenIdTrouble('provider-down', `answered ${answer.status}`)
  }
  const body = await readBody(answer)
  const { status, statusText, headers } = answer
  return new Response(NO_BODY.includes(status) ? null : body, { status, statusText, headers })
}

async function readBody(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (size > MAX_BYTES) break
      pieces.push(piece)
    }
  } catch (error) {
    throw new OpenIdTrouble('provider-down', 'the answer broke off', error)
  }
  if (size > MAX_BYTES) throw new OpenIdTrouble('provider-down', 'the answer is too large')
  return new Uint8Array(Buffer.concat(pieces))
}
