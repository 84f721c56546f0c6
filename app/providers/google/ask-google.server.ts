import { GoogleTrouble } from './google.ts'

/** Somebody waits in front of a blank page meanwhile. */
export const TIMEOUT_MS = 5_000
const TOO_MANY_REQUESTS = 429

/** Asks Google's servers. Throws GoogleTrouble `provider-down` when no answer comes in time, or one that is their fault. */
export async function askGoogle(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(address, { ...init, signal, redirect: 'error' }).catch((error: unknown) => {
    throw new GoogleTrouble('provider-down', 'no answer', error)
  })
  if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS) {
    throw new GoogleTrouble('provider-down', `answered ${answer.status}`)
  }
  return answer
}

/** The JSON of an answer; null for anything else, also when the answer breaks off. */
export const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => null)
