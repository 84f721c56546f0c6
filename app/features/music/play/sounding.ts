import { expand, type Note } from '#app/engines/music/song/expand.ts'
import type { Lane, Song } from '#app/engines/music/song/song.ts'
import { secondsOf } from '#app/engines/music/song/timeline.ts'

export type Timed = { note: Note; atS: number; heldS: number }
export type Sounding = { notes: Timed[]; steps: { step: number; atS: number }[]; lengthS: number }

/** The part of a song that is heard: the first section with a pattern, with its lanes as they are now; null: the whole. */
export function toSounded(song: Song, pattern: string | null, lanes: Lane[] | null): Song {
  if (pattern === null) return song
  const section = song.sections.find(({ parts }) => parts.some((part) => part.patterns.includes(pattern)))
  const patterns = song.patterns.map((one) => (one.name === pattern && lanes ? { ...one, lanes } : one))
  return { ...song, patterns, play: section ? [section.name] : [] }
}

/** What sounds from one second to another, of a song that begins again when it is over; `rounds` is how often at most. */
export function soundBetween(song: Song, fromS: number, toS: number, rounds: number): Sounding {
  const { notes, timeline } = expand(song)
  const { lengthS } = timeline
  const found: Sounding = { notes: [], steps: [], lengthS }
  if (lengthS === 0) return found
  const isIn = (atS: number) => atS >= fromS && atS < toS
  for (let round = Math.floor(fromS / lengthS); round < rounds && round * lengthS < toS; round += 1) {
    const startS = round * lengthS
    for (const note of notes) {
      const atS = startS + secondsOf(note.step, song, timeline)
      if (!isIn(atS)) continue
      const heldS = startS + secondsOf(note.step + note.steps, song, timeline) - atS
      found.notes.push({ note, atS, heldS: Math.round(heldS * 1_000) / 1_000 })
    }
    for (let step = 0; step < timeline.totalSteps; step += 1) {
      const atS = startS + secondsOf(step, song, timeline)
      if (isIn(atS)) found.steps.push({ step, atS })
    }
  }
  return found
}
