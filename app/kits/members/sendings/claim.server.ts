import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { once } from '#app/platform/once.ts'
import { log } from '#app/platform/log.server.ts'
import {
  createSending,
  findSending,
  keepAlive,
  removeSending,
  saveOutcome,
  type SendingRow,
} from './sendings.store.server.ts'

/** A key that names one sending, whom it counts for included, and a digest of what was sent. */
export type SendingKey = { key: string; digest: string }

/**
 * What became of the sending that had this key first. `other`: something else was sent under it. `lost`: its server died at
 * it, so nobody knows how far it came; the key is free from then on, for whoever has looked and sends it again.
 */
export type Before = { state: 'other' | 'underway' | 'lost' } | { state: 'kept'; outcome: unknown }

/** The right to do what was sent, given once for a key. */
export type Claim = {
  /** Keeps what came of it for a day, sealed: whoever sends it again gets it. */
  keep(outcome: unknown): Promise<void>
  /** Gives the key back: nothing was done, so another try is no second time. */
  free(): Promise<void>
}

/** A server says so often that it is there; after so many silent seconds it is taken for dead. */
const BEAT_MS = 5_000
export const SILENT_MS = 45_000

/**
 * Takes a key, once for all servers however often and at once it is sent. Gives the claim to the first, and to everybody
 * else what is known of the first.
 */
export async function claim({ key, digest }: SendingKey): Promise<{ mine: Claim } | { before: Before }> {
  const id = hashOf(`sending ${key}`)
  const now = clock.now()
  const isFirst = await createSending({ id, digest: hashOf(digest), outcome: null, createdAt: now, aliveAt: now })
  if (isFirst) return { mine: toClaim(id) }
  const row = await findSending(id)
  // Given back in this very moment: its next sender may try again.
  if (!row) return claim({ key, digest })
  const before = toBefore(row, digest)
  if (before.state === 'lost') await removeSending(id)
  return { before }
}

/** The sendings this server works on. */
const openSendings = () => once('open-sendings', () => new Set<string>())

function beginBeating(): void {
  once('sendings-beat', () =>
    setInterval(() => {
      const ids = [...openSendings()]
      if (ids.length === 0) return
      keepAlive(ids, clock.now()).catch((error: unknown) =>
        log.warn({ err: error }, 'sendings could not be kept alive'),
      )
    }, BEAT_MS).unref(),
  )
}

const toPurpose = (id: string) => `sending:${id}`

function toClaim(id: string): Claim {
  openSendings().add(id)
  beginBeating()
  const end = (work: Promise<unknown>) => work.then(() => undefined).finally(() => openSendings().delete(id))
  return {
    keep: (outcome) => end(saveOutcome(id, seal(JSON.stringify(outcome), toPurpose(id)))),
    free: () => end(removeSending(id)),
  }
}

function toBefore({ id, digest, outcome, createdAt, aliveAt }: SendingRow, asked: string): Before {
  if (digest !== hashOf(asked)) return { state: 'other' }
  const text = outcome === null ? null : unseal(outcome, toPurpose(id))
  if (text !== null) return { state: 'kept', outcome: JSON.parse(text) as unknown }
  const isSilent = clock.now().getTime() - (aliveAt ?? createdAt).getTime() > SILENT_MS
  return { state: isSilent || outcome !== null ? 'lost' : 'underway' }
}
