import { hkdfSync } from 'node:crypto'
import type { Session, SessionStorage } from '@remix-run/node'
import { z } from 'zod'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { sessionSecret } from '#app/platform/secrets/secret.server.ts'
import { SIGN_IN_LIFE_S } from '../second-step/authenticator.server.ts'

const KEY = 'journey'
const PROOF_BYTES = 32

/** By which way a journey leads: through Google, or through an OpenID provider by its id. */
export type Way = 'google' | `openid/${string}`

const journeySchema = z.object({
  way: z.string(),
  /** What verifier, nonce and state are drawn from; without the server's secret it gives none of them. */
  seed: z.string(),
  startedAt: z.number(),
  returnTo: z.string(),
  /** Connects the account elsewhere with the account of `userId`, rather than sign in. */
  isConnecting: z.boolean(),
  /** Who was signed in at the start; null for a guest. */
  userId: z.string().nullable(),
})
/** A sign-in on its way through another site, as the browser that began it carries it. */
export type Journey = z.output<typeof journeySchema>

export const startJourney = (way: Way, plan: Pick<Journey, 'returnTo' | 'isConnecting' | 'userId'>): Journey => ({
  ...plan,
  way,
  seed: createSecretId(),
  startedAt: clock.now().getTime(),
})

/** The journey by this way that a cookie carries; null when there is none, it leads elsewhere, or it took too long. */
export function readJourney(session: Session, way: Way): Journey | null {
  const read = journeySchema.safeParse(session.get(KEY))
  if (!read.success || read.data.way !== way) return null
  return clock.now().getTime() - read.data.startedAt < SIGN_IN_LIFE_S * 1_000 ? read.data : null
}

/** remix-auth keeps its state in a session of its own; a new one takes the journey along in the same cookie. */
export const carrying = (journey: Journey, storage: SessionStorage): SessionStorage => ({
  ...storage,
  getSession: async () => {
    const session = await storage.getSession()
    session.set(KEY, journey)
    return session
  },
})

/** The secrets of a journey: RFC 5869, one for each purpose. */
export const toProof = (journey: Journey) => ({
  verifier: draw(journey, 'verifier'),
  nonce: draw(journey, 'nonce'),
  state: draw(journey, 'state'),
})

const draw = ({ way, seed }: Journey, purpose: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret(), seed, `frenly/${way}/${purpose}`, PROOF_BYTES)).toString('base64url')
