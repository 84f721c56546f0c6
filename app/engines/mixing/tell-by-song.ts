import type { FoundKey, Mode } from '#app/engines/beat-grid/musical-key.ts'
import type { Tempo } from '#app/engines/beat-grid/tempo.ts'
import type { Song } from '#app/engines/music/song/song.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { toTable } from '#app/platform/table.ts'
import type { TrackAnalysis } from './analyse-track.ts'

/** Scales that tell the mode of a key for mixing; the others lie between the two. */
const MODES = toTable<Mode>({
  'major': 'major',
  'major-pentatonic': 'major',
  'minor': 'minor',
  'harmonic-minor': 'minor',
  'minor-pentatonic': 'minor',
})
const TONES = 12
/** From a major key up to its relative minor. */
const TO_RELATIVE = 9
const S_PER_MINUTE = 60
/** Faster beats are mixed by hand. */
const FASTEST_MIXED = 240
/** An encoder puts so much at most before the first sample. */
const LATEST_START_S = 0.06

/**
 * What a song of the studio says of itself, in place of what was heard of it: its tempo where one holds throughout and
 * quarters are counted, its first beat, and its key where that is major or minor. Of a text with faults nothing is taken.
 */
export function tellBySong(heard: TrackAnalysis, text: string): TrackAnalysis {
  const { song, faults } = readSong(text)
  if (faults.length > 0 || song.sections.length === 0) return heard
  return { ...heard, tempo: toTempo(song, heard.tempo) ?? heard.tempo, key: toKey(song) ?? heard.key }
}

function toTempo(song: Song, heard: Tempo | null): Tempo | null {
  const played = song.sections.filter(({ name }) => song.play.includes(name))
  const tempos = new Set(played.map(({ tempo }) => tempo ?? song.tempo))
  const [bpm] = tempos
  if (tempos.size !== 1 || bpm === undefined || bpm > FASTEST_MIXED || song.meter.unit !== 4) return null
  return { bpm, firstBeatS: toStart(heard), certainty: 1, wanderMs: 0, other: null }
}

/** A song begins on a beat: at the one that was heard next to the beginning of the file. */
function toStart(heard: Tempo | null): number {
  if (!heard) return 0
  const beatS = S_PER_MINUTE / heard.bpm
  const nearest = heard.firstBeatS - Math.round(heard.firstBeatS / beatS) * beatS
  return Math.abs(nearest) <= LATEST_START_S ? Math.max(0, nearest) : 0
}

function toKey({ key: { root, scale } }: Song): FoundKey | null {
  const mode = MODES[scale]
  if (!mode) return null
  const tonic = root % TONES
  const relative = mode === 'major' ? tonic + TO_RELATIVE : tonic - TO_RELATIVE + TONES
  return { tonic, mode, certainty: 1, other: { tonic: relative % TONES, mode: mode === 'major' ? 'minor' : 'major' } }
}
