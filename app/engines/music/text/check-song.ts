import { expand } from '../song/expand.ts'
import { MOST_BARS, MOST_NOTES, MOST_PLAYED, MOST_TRACKS, SONG_MAX_S } from '../song/music.limits.ts'
import type { Song } from '../song/song.ts'
import { toTimeline } from '../song/timeline.ts'
import { checkGrid } from './read-settings.ts'
import type { Reading } from './reading.ts'

/** Why a song is too large to be played, in one sentence; null when it is not. */
export function toSizeFault(song: Song): string | null {
  if (song.tracks.length > MOST_TRACKS)
    return `A song has ${MOST_TRACKS} tracks at most; this has ${song.tracks.length}.`
  if (song.play.length > MOST_PLAYED) return `Up to ${MOST_PLAYED} sections are played one after another.`
  const { bars, lengthS } = toTimeline(song)
  if (bars.length > MOST_BARS) return `A song has ${MOST_BARS} bars at most; this has ${bars.length}.`
  if (lengthS > SONG_MAX_S)
    return `A song lasts ${SONG_MAX_S / 60} minutes at most; this would last ${Math.ceil(lengthS)} seconds.`
  if (expand(song).isCut) return `A song has ${MOST_NOTES} notes at most; this has more.`
  return null
}

/** What can only be told of the whole: its size. */
export function checkSong(reading: Reading): void {
  checkGrid(reading)
  if (reading.faults.length > 0) return
  const fault = toSizeFault(reading.song)
  if (fault) reading.fault(reading.places.get('play') ?? 1, 1, fault)
}
