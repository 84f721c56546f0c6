import { makeRadio } from '#app/engines/mixing/radio.ts'
import { matchTempo, canMatch } from '#app/engines/mixing/tempo-match.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toMixTrack } from '../crate/track-facts.ts'
import { listTracks } from '../crate/tracks.store.server.ts'
import { MOST_TRACKS, RADIO_AT_ONCE, RADIO_FARTHEST } from '../dj.limits.ts'
import { toDjAddress } from '../parts/dj-links.ts'

/** What an address asks of the radio: its seeds, and from where on. */
export function readRadioQuery(params: URLSearchParams) {
  const seeds = params.getAll('seed').slice(0, 10)
  const from = Number(params.get('place') ?? '1')
  return { seeds, from: Number.isInteger(from) && from >= 1 && from <= RADIO_FARTHEST ? from : 1 }
}

/** The next tracks of the radio and why each comes, with all a player needs to join them. */
export async function listRadio(owner: Visitor | null, { seeds, from }: ReturnType<typeof readRadioQuery>) {
  const rows = owner ? await listTracks(owner, MOST_TRACKS) : []
  const crate = rows.flatMap((row) => toMixTrack(row) ?? []).filter(({ lufs }) => lufs !== null)
  const known = seeds.filter((id) => crate.some((track) => track.id === id))
  // Without a seed nothing is chosen for anybody.
  const items = known.length > 0 ? makeRadio(crate, known, { from, count: RADIO_AT_ONCE }) : []
  return items.map(({ number, track, why }, n) => {
    const before = items[n - 1]?.track
    const isMatched = before?.grid && track.grid && canMatch(before.grid.bpm, track.grid.bpm)
    return {
      ...{ number, why, id: track.id, title: track.title, seconds: track.seconds, grid: track.grid },
      ...{ fromS: track.soundFromS, toS: track.soundToS, lufs: track.lufs, truePeakDb: track.truePeakDb },
      stretch: isMatched ? matchTempo(before.grid!.bpm, track.grid!.bpm).stretch : null,
      sound: toDjAddress('track-sound', track.id),
    }
  })
}
export type RadioTrack = Awaited<ReturnType<typeof listRadio>>[number]

/** The same for the player of a page, which asks for more as it goes on. */
export async function sendRadio(request: Request): Promise<Response> {
  const query = readRadioQuery(new URL(request.url).searchParams)
  const items = await listRadio(await findVisitor(request), query)
  return Response.json({ items }, { headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } })
}
