import { NAME_MAX_CHARS } from '../song/music.limits.ts'
import type { Song } from '../song/song.ts'
import type { Fault } from './fault.ts'

/** What a text is read into, with the line at which each thing was named. */
export type Reading = {
  song: Song
  faults: Fault[]
  /** Lines of patterns and sections, by their names. */
  places: Map<string, number>
  fault: (line: number, column: number, message: string) => void
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u
/** Words that begin a line of their own. */
const RESERVED = new Set([
  ...['song', 'title', 'tempo', 'meter', 'grid', 'key', 'swing', 'ending', 'track', 'pattern', 'section', 'play'],
  ...['chord', 'chords'],
])

/** Whether something may be the name of a track, a pattern or a section; else why not. */
export function toNameFault(name: string): string | null {
  if (name === '') return 'A name is missing here.'
  if (name.length > NAME_MAX_CHARS) return `A name has ${NAME_MAX_CHARS} letters at most.`
  if (!NAME.test(name)) return `“${name}” is no name: use letters, numbers and hyphens, without spaces.`
  return RESERVED.has(name.toLowerCase()) ? `“${name}” has a meaning of its own here. Choose another name.` : null
}
