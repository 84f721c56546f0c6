import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { gridOf, readGrid, readTold } from '../crate/track-facts.ts'
import { toKeyWords, toTempoWords } from '../crate/track-words.ts'
import { findSound } from '../crate/track-sound.server.ts'
import { requireTrack } from '../crate/tracks-keeping.server.ts'
import { toDjAddress } from '../parts/dj-links.ts'
import { toListed } from './dj-view.server.ts'

const COLUMNS = 600
const KINDS = {
  upload: 'Sent by you',
  bed: 'Made by rules from a mood and a seed',
  recording: 'From your recordings',
  song: 'A song of the music studio, as it was played into a file last',
  shared: 'Shared by somebody else, for as long as their link works',
} as const

/** One track: how it sounds, what was told of it, its beats to be set. */
export async function readTrackView(request: Request, id: string, params: URLSearchParams) {
  const { row, key } = await requireTrack(request, id)
  const told = row.state === 'done' ? readTold(row.analysis) : null
  const hand = readGrid(row.grid)
  const file = await findSound(row)
  return {
    ...{ screen: 'track' as const, ...toListed(row), access: key, origin: KINDS[row.kind], cues: row.cues },
    sound: file ? toDjAddress('track-sound', id, { key }) : null,
    told: told && {
      tempo: toTempoWords(told, hand),
      key: toKeyWords(told),
      lufs: told.lufs,
      truePeakDb: told.truePeakDb,
      other: told.tempo?.other ?? null,
    },
    grid: gridOf(told, hand),
    wave: toColumns(row.wave, COLUMNS),
    isStill: params.get('refresh') === 'off',
    liveMark: createLiveMark(),
  }
}
export type TrackView = Awaited<ReturnType<typeof readTrackView>>

/** A waveform of so many columns: of each the loudest moment. */
function toColumns(wave: readonly number[], columns: number): number[] {
  if (wave.length <= columns) return [...wave]
  return Array.from({ length: columns }, (_, n) => {
    const [from, to] = [Math.floor((n * wave.length) / columns), Math.floor(((n + 1) * wave.length) / columns)]
    let most = 0
    for (let at = from; at < Math.max(to, from + 1); at += 1) most = Math.max(most, wave[at]!)
    return most
  })
}
