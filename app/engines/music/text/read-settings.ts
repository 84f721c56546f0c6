import { GRIDS, TEMPO_MAX, TEMPO_MIN, TITLE_MAX_CHARS } from '../song/music.limits.ts'
import { isScale, readTone, scaleNames } from '../song/scales.ts'
import type { Line } from './lines.ts'
import type { Reading } from './reading.ts'

const SETTING = /^(song|title|tempo|meter|grid|key|swing|ending)\b\s*:?\s*(.*)$/i
export const isSetting = (text: string): boolean => SETTING.test(text)

/** A tempo as it may be written; null when it is none that can be played. */
export function readTempo(text: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,3})?$/.test(text)) return null
  const tempo = Number(text)
  return tempo >= TEMPO_MIN && tempo <= TEMPO_MAX ? tempo : null
}
export const TEMPO_WORDS = `A tempo is a number from ${TEMPO_MIN} to ${TEMPO_MAX}, in quarter notes a minute.`

/** One of the lines at the head of a song. */
export function readSetting({ song, fault }: Reading, { number, indent, text }: Line): void {
  const [, name = '', value = ''] = SETTING.exec(text) ?? []
  const wrong = (message: string) => fault(number, indent + text.length - value.length + 1, message)
  switch (name.toLowerCase()) {
    case 'tempo': {
      const tempo = readTempo(value.replace(/\s*bpm$/i, ''))
      if (tempo === null) wrong(TEMPO_WORDS)
      else song.tempo = tempo
      return
    }
    case 'meter': {
      const [, beats = '', unit = ''] = /^(\d{1,2})\/([48])$/.exec(value) ?? []
      if (Number(beats) < 1 || Number(beats) > 16) wrong('A meter is written as 4/4, 3/4, 6/8 or 7/8.')
      else song.meter = { beats: Number(beats), unit: unit === '8' ? 8 : 4 }
      return
    }
    case 'grid': {
      const grid = GRIDS.find((one) => String(one) === value)
      if (grid === undefined) wrong(`A grid has ${GRIDS.join(', ')} steps of a quarter note.`)
      else song.grid = grid
      return
    }
    case 'key':
      return readKey(song, value, wrong)
    case 'swing':
      return readSwing(song, value, wrong)
    case 'ending':
      if (value !== 'ring' && value !== 'loop') wrong('An ending is “ring” or “loop”.')
      else song.ending = value
      return
    default: {
      const title = value.trim().toWellFormed()
      if (title.length > TITLE_MAX_CHARS) wrong(`A title has ${TITLE_MAX_CHARS} characters at most.`)
      song.title = title.slice(0, TITLE_MAX_CHARS).toWellFormed().trim() || 'Untitled'
    }
  }
}

type Target = Reading['song']

function readKey(song: Target, value: string, wrong: (message: string) => void): void {
  const [name = '', ...rest] = value.split(/\s+/)
  const root = readTone(name.replace(/^[a-g]/, (letter) => letter.toUpperCase()))
  const scale = rest.join('-').toLowerCase() || 'major'
  if (root === null) wrong(`A key begins with a note: C, F# or Bb.`)
  else if (!isScale(scale)) wrong(`“${scale}” is no scale that is known here. Known are ${scaleNames.join(', ')}.`)
  else song.key = { root, scale }
}

function readSwing(song: Target, value: string, wrong: (message: string) => void): void {
  const [, percent = '', of = 'sixteenths'] = /^(\d{2})\s*%?(?:\s+(?:of\s+)?(eighths|sixteenths))?$/.exec(value) ?? []
  if (Number(percent) < 50 || Number(percent) > 75)
    wrong('A swing is a number from 50 (even) to 75, and “eighths” or “sixteenths”: swing: 62% eighths.')
  else song.swing = { percent: Number(percent), of: of === 'eighths' ? 'eighths' : 'sixteenths' }
}

/** A grid must cut every bar into whole steps. */
export function checkGrid({ song, fault }: Reading): void {
  const steps = (song.meter.beats * 4 * song.grid) / song.meter.unit
  if (Number.isInteger(steps)) return
  fault(1, 1, `A bar of ${song.meter.beats}/${song.meter.unit} has no whole number of steps with grid ${song.grid}.`)
  song.grid = 4
}
