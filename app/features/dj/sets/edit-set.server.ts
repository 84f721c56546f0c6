import { orderSet } from '#app/engines/mixing/set-order.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toMixTrack } from '../crate/track-facts.ts'
import { toTitle } from '../crate/tracks-keeping.server.ts'
import { listOwnTracks, type ListedTrack } from '../crate/tracks.store.server.ts'
import { MOST_IN_SET } from '../dj.limits.ts'
import type { DjInput } from '../work/dj.inputs.ts'
import { readPlan, type SetPlan, type SetWishes } from './set-plan.ts'
import { savePlan } from './sets-keeping.server.ts'
import { createSet, type SetRow } from './sets.store.server.ts'

type Wished = Pick<DjInput<'wishes'>, 'overlap' | 'curve' | 'play'>

export const toWishes = ({ overlap, curve, play }: Wished): SetWishes => ({
  overlapBeats: Number(overlap) as SetWishes['overlapBeats'],
  curve,
  playS: play === '' ? null : (Number(play) as SetWishes['playS']),
})

/** Makes a set of tracks in somebody's crate; null when none of them is there. */
export async function makeSet(input: DjInput<'make-set'>, owner: Visitor): Promise<string | null> {
  const rows = await listOwnTracks(owner, input.tracks)
  const known = input.tracks.filter((id) => rows.some((row) => row.id === id))
  if (known.length === 0) return null
  const tracks = input.order === 'best' ? inBestOrder(known, rows) : known
  const title = input.title || `Set of ${known.length} ${known.length === 1 ? 'track' : 'tracks'}`
  return keepSet(title, { tracks, ...toWishes(input) }, owner)
}

/** Keeps a set list under a new address. */
export async function keepSet(named: string, plan: SetPlan, owner: Visitor): Promise<string> {
  const [id, now, title] = [createSecretId(), clock.now(), toTitle(named, 'Set without a name')]
  await createSet({ id, ...owner, title, words: fold(title), plan, createdAt: now, updatedAt: now })
  return id
}

/** The order with the least stretching and the nearest keys; what cannot be played yet stays behind. */
function inBestOrder(ids: readonly string[], rows: readonly ListedTrack[]): string[] {
  const playable = ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    return (row && toMixTrack(row)) ?? []
  })
  const ordered = orderSet(playable).map(({ id }) => id)
  return [...ordered, ...ids.filter((id) => !ordered.includes(id))]
}

export async function orderBest(row: SetRow, owner: Visitor): Promise<void> {
  const plan = readPlan(row.plan)
  const rows = await listOwnTracks(owner, plan.tracks)
  await savePlan(row.id, { ...plan, tracks: inBestOrder(plan.tracks, rows) })
}

/** Moves a track of a set, or leaves it out. What is not there any more is not moved. */
export async function moveInSet(row: SetRow, act: 'up' | 'down' | 'leave-out', place: number): Promise<boolean> {
  const plan = readPlan(row.plan)
  const track = plan.tracks[place]
  if (track === undefined) return false
  const tracks = plan.tracks.toSpliced(place, 1)
  if (act !== 'leave-out') {
    const target = place + (act === 'up' ? -1 : 1)
    if (target < 0 || target > tracks.length) return false
    tracks.splice(target, 0, track)
  }
  await savePlan(row.id, { ...plan, tracks })
  return true
}

/** Puts a track of the crate at the end of a set; gives why not, or null. */
export async function addToSet(row: SetRow, track: string, owner: Visitor): Promise<string | null> {
  const plan = readPlan(row.plan)
  if (plan.tracks.length >= MOST_IN_SET) return `A set has ${MOST_IN_SET} tracks at most.`
  if ((await listOwnTracks(owner, [track])).length === 0) return 'This track is not in your crate any more.'
  await savePlan(row.id, { ...plan, tracks: [...plan.tracks, track] })
  return null
}
