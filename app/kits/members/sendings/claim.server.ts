import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { createSending, findSending, removeSending, saveOutcome, type SendingRow } from './sendings.store.server.ts'

/** A key that names one sending, whom it counts for included, and a digest of what was sent. */
export type SendingKey = { key: string; digest: string }

/** What became of the sending that had this key first. `other`: something else was sent under it. */
export type Before = { state: 'other' | 'underway' | 'lost' } | { state: 'kept'; outcome: unknown }

/** The right to do what was sent, given once for a key. */
export type Claim = {
  /** Keeps what came of it for a day, sealed: whoever sends it again gets it. */
  keep(outcome: unknown): Promise<void>
  /** Gives the key back: nothing was done, so another try is no second time. */
  free(): Promise<void>
}

/** Nothing that is sent is worked on longer; what is still open then lost its server and is never begun again. */
const LONGEST_MS = 3_600_000

/**
 * Takes a key, once for all servers however often and at once it is sent. Gives the claim to the first, and to everybody
 * else what is known of the first.
 */
export async function claim({ key, digest }: SendingKey): Promise<{ mine: Claim } | { before: Before }> {
  const id = hashOf(`sending ${key}`)
  const isFirst = await createSending({ id, digest: hashOf(digest), outcome: null, createdAt: clock.now() })
  if (isFirst) return { mine: toClaim(id) }
  const row = await findSending(id)
  // Given back in this very moment: its next sender may try again.
  return row ? { before: toBefore(row, digest) } : claim({ key, digest })
}

const toPurpose = (id: string) => `sending:${id}`

const toClaim = (id: string): Claim => ({
  keep: async (outcome) => void (await saveOutcome(id, seal(JSON.stringify(outcome), toPurpose(id)))),
  free: async () => void (await removeSending(id)),
})

function toBefore({ id, digest, outcome, createdAt }: SendingRow, asked: string): Before {
  if (digest !== hashOf(asked)) return { state: 'other' }
  const text = outcome === null ? null : unseal(outcome, toPurpose(id))
  if (text !== null) return { state: 'kept', outcome: JSON.parse(text) as unknown }
  const isLong = clock.now().getTime() - createdAt.getTime() > LONGEST_MS
  return { state: isLong || outcome !== null ? 'lost' : 'underway' }
}
