import { publish } from '#app/kits/live/live.server.ts'
import { listEventsFrom } from '#app/kits/live/live.store.server.ts'
import type { Quota } from '#app/kits/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/ids.server.ts'
import { seal, unseal } from '#app/platform/seal.server.ts'
import { beginRun, type Runner } from './begin-run.server.ts'
import { LONGEST_USE_MS } from './lost-uses.server.ts'
import type { Run } from './run.ts'
import { findRunRow } from './runs.store.server.ts'

/** A key that names one call, and a digest of what it asked for. */
export type CallKey = { key: string; digest: string }

/** What became of the call that had this key first. `other`: it asked for something else. */
export type Before = { state: 'other' | 'underway' | 'lost' } | { state: 'kept'; outcome: unknown }

export type KeyedRun = Run & {
  /** Keeps what came of it for a day, sealed: a repeated call gets it. */
  keep(outcome: unknown): Promise<void>
  /** Gives the key back: nothing was done, so another try is no second time. */
  free(): Promise<void>
}

/** As often a key may come back after calls that did nothing. */
const MOST_TRIES = 20
const MOST_EVENTS = 3

/**
 * Begins a run that a key names, once for its member however often the call is repeated, on whichever server: the run's id
 * comes from the key. A call that was begun before is not begun again; then what is known of it is given.
 */
export async function beginKeyedRun(
  runner: Runner & { member: { id: string } },
  start: { screen: string; apiKeyId: string | null },
  { key, digest }: CallKey,
): Promise<{ isDone: true; value: KeyedRun } | { isDone: false; quota: Quota } | { isDone: false; before: Before }> {
  const first = hashOf(`keyed-run ${runner.member.id} ${key}`)
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const id = tries === 1 ? first : `${first}-${tries}`
    const topic = `member:${runner.member.id}:call:${id}`
    const before = await readBefore(id, topic, digest)
    if (before === 'free') continue
    if (before) return { isDone: false, before }
    const begun = await beginRun(runner, { ...start, id }, () => publish(topic, 'begun', digest)).catch(
      async (error: unknown) => {
        if (await findRunRow(id)) return null
        throw error
      },
    )
    if (!begun) return { isDone: false, before: { state: 'underway' } }
    if (!begun.isDone) return begun
    const keep = (outcome: unknown) => publish(topic, 'kept', seal(JSON.stringify(outcome), toPurpose(id)))
    return { isDone: true, value: { ...begun.value, keep, free: () => publish(topic, 'free') } }
  }
  return { isDone: false, before: { state: 'lost' } }
}

const toPurpose = (id: string) => `call:${id}`

/** Null: no call had this key. */
async function readBefore(id: string, topic: string, digest: string): Promise<Before | 'free' | null> {
  const row = await findRunRow(id)
  if (!row) return null
  const events = new Map((await listEventsFrom([topic], '', MOST_EVENTS)).map(({ name, data }) => [name, data]))
  if (events.has('begun') && events.get('begun') !== digest) return { state: 'other' }
  if (events.has('free')) return 'free'
  const sealed = events.get('kept')
  const text = typeof sealed === 'string' ? unseal(sealed, toPurpose(id)) : null
  if (text !== null) return { state: 'kept', outcome: JSON.parse(text) as unknown }
  const isLong = clock.now().getTime() - row.createdAt.getTime() > LONGEST_USE_MS
  return { state: isLong || sealed !== undefined ? 'lost' : 'underway' }
}
