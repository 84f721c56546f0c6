import { layOutMix, type Timeline } from '#app/engines/mixing/timeline.ts'
import type { MixTrack } from '#app/engines/mixing/mix-track.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toMixTrack } from '../crate/track-facts.ts'
import { listOwnTracks, type ListedTrack } from '../crate/tracks.store.server.ts'
import type { SetPlan } from './set-plan.ts'

/** A place of a set: its track, as far as it can be played. */
export type SetPlace = { id: string; row: ListedTrack | null; track: MixTrack | null }
export type LaidOut = { places: SetPlace[]; heard: SetPlace[]; timeline: Timeline }

/** A set with its tracks as they are in its owner's crate now. What is gone or silent is left out of the mix. */
export async function layOutSet(plan: SetPlan, owner: Visitor): Promise<LaidOut> {
  const rows = new Map((await listOwnTracks(owner, [...new Set(plan.tracks)])).map((row) => [row.id, row]))
  const places = plan.tracks.map((id): SetPlace => {
    const row = rows.get(id) ?? null
    return { id, row, track: row && toMixTrack(row) }
  })
  const heard = places.filter(({ track }) => track !== null && track.lufs !== null)
  return {
    places,
    heard,
    timeline: layOutMix(
      heard.flatMap(({ track }) => track ?? []),
      plan,
    ),
  }
}
