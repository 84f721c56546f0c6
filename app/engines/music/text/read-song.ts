import { MOST_FAULTS, TEXT_MAX_CHARS } from '../song/music.limits.ts'
import { FIRST_SONG, type Section, type Song, type Pattern } from '../song/song.ts'
import { checkSong } from './check-song.ts'
import type { Fault } from './fault.ts'
import { isSetting, readSetting } from './read-settings.ts'
import { readPart, readSectionHead } from './read-section.ts'
import { readLane, readPatternHead } from './read-pattern.ts'
import { readTrack } from './read-track.ts'
import type { Reading } from './reading.ts'
import { cutLines, cutWords, type Line } from './lines.ts'

export type ReadSong = { song: Song; faults: Fault[] }

const BLOCK = /^(track|pattern|section)\b\s*(.*)$/i
const PLAY = /^play\b\s*:?\s*(.*)$/i

/** Reads a text into a song. What is wrong is said with its line and column; the rest is read all the same. */
export function readSong(text: string): ReadSong {
  const song: Song = structuredClone(FIRST_SONG)
  const faults: Fault[] = []
  const reading: Reading = {
    ...{ song, faults, places: new Map() },
    fault: (line, column, message) => {
      if (faults.length < MOST_FAULTS) faults.push({ line, column, message })
    },
  }
  if (text.length > TEXT_MAX_CHARS) {
    reading.fault(1, 1, `The text has ${text.length} characters; up to ${TEXT_MAX_CHARS} are read.`)
    return { song, faults }
  }
  const lines = cutLines(text)
  // Steps are counted by the meter, wherever it stands.
  for (const line of lines) if (isSetting(line.text)) readSetting(reading, line)
  const play = readBlocks(reading, lines)
  song.play = play ?? song.sections.map(({ name }) => name)
  checkSong(reading)
  faults.sort((one, other) => one.line - other.line || one.column - other.column)
  return { song, faults }
}

type Block = { pattern: Pattern | null; section: Section | null; notes: string[] }

function readBlocks(reading: Reading, lines: readonly Line[]): string[] | null {
  const { song } = reading
  let block: Block = { pattern: null, section: null, notes: song.notes }
  let pending: string[] = []
  let play: string[] | null = null
  const settle = (notes: string[]) => {
    notes.push(...pending)
    pending = []
  }
  for (const line of lines) {
    if (line.note !== null) pending.push(line.note)
    if (line.text === '') continue
    const head = BLOCK.exec(line.text)
    if (isSetting(line.text)) settle(song.notes)
    else if (PLAY.test(line.text) && line.indent === 0) {
      settle(song.lastNotes)
      play = [...(play ?? []), ...readPlay(reading, line)]
      reading.places.set('play', line.number)
    } else if (head && line.indent === 0) {
      block = readBlock(reading, line, head)
      settle(block.notes)
    } else {
      readInner(reading, line, block)
      settle(block.notes)
    }
  }
  settle(song.lastNotes)
  return play
}

function readBlock(reading: Reading, line: Line, [, kind = '', rest = '']: RegExpExecArray): Block {
  const column = line.text.length - rest.length + 1
  const none = { pattern: null, section: null }
  switch (kind.toLowerCase()) {
    case 'track':
      return { ...none, notes: readTrack(reading, line.number, rest, column).notes }
    case 'pattern': {
      const pattern = readPatternHead(reading, line.number, rest, column)
      return { ...none, pattern, notes: pattern.notes }
    }
    default: {
      const section = readSectionHead(reading, line.number, rest, column)
      return { ...none, section, notes: section.notes }
    }
  }
}

function readInner(reading: Reading, line: Line, { pattern, section }: Block): void {
  if (pattern) readLane(reading, line, pattern)
  else if (section) readPart(reading, line, section)
  else
    reading.fault(
      line.number,
      line.indent + 1,
      `“${line.text.slice(0, 30)}” is not understood. A line begins with song, tempo, meter, grid, key, swing, ending, track, pattern, section or play.`,
    )
}

function readPlay({ song, fault }: Reading, line: Line): string[] {
  const rest = PLAY.exec(line.text)?.[1] ?? ''
  const known = new Set(song.sections.map(({ name }) => name))
  return cutWords(rest, line.text.length - rest.length + 1).flatMap(({ text, column }) => {
    if (known.has(text)) return [text]
    fault(line.number, column, `There is no section “${text.slice(0, 40)}” above this line.`)
    return []
  })
}
