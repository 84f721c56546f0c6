import { findInstrument, instruments } from '../song/instruments.ts'
import { FIRST_TRACK, type Track } from '../song/song.ts'
import { cutWords } from './lines.ts'
import { toNameFault, type Reading } from './reading.ts'

const NUMBERS = new Map<string, { least: number; most: number }>([
  ['octave', { least: 0, most: 8 }],
  ['volume', { least: 0, most: 100 }],
  ['pan', { least: -100, most: 100 }],
  ['reverb', { least: 0, most: 100 }],
  ['delay', { least: 0, most: 100 }],
  ['filter', { least: 40, most: 20_000 }],
])

/** `track bass: upright-bass, volume 80, pan -10` */
export function readTrack({ song, fault }: Reading, line: number, rest: string, column: number): Track {
  const at = rest.indexOf(':')
  const name = (at < 0 ? rest : rest.slice(0, at)).trim()
  const [instrument = '', ...said] = (at < 0 ? '' : rest.slice(at + 1)).split(',')
  const found = findInstrument(instrument.trim())
  const track: Track = {
    ...structuredClone(FIRST_TRACK),
    ...{ name, instrument: found?.name ?? 'piano', octave: found?.octave ?? FIRST_TRACK.octave },
  }
  const nameFault = toNameFault(name)
  if (nameFault) fault(line, column, nameFault)
  else if (song.tracks.some((one) => one.name === name)) fault(line, column, `There is a track “${name}” already.`)
  else song.tracks.push(track)
  let from = column + at + 1
  if (!found)
    fault(
      line,
      at < 0 ? column + rest.length : from,
      `An instrument belongs behind the name, as in “track tune: piano”. There are ${instruments.map((one) => one.name).join(', ')}.`,
    )
  from += instrument.length + 1
  for (const piece of said) {
    readWish(piece, from)
    from += piece.length + 1
  }
  return track

  function readWish(piece: string, start: number): void {
    const [word, value, more] = cutWords(piece, start)
    if (!word) return
    if (word.text === 'muted' && !value) {
      track.isMuted = true
      return
    }
    const range = NUMBERS.get(word.text)
    if (!range) return fault(line, word.column, `“${word.text}” is none of ${[...NUMBERS.keys(), 'muted'].join(', ')}.`)
    const number = /^-?\d{1,5}$/.test(value?.text ?? '') ? Number(value?.text) : NaN
    if (more || !(number >= range.least && number <= range.most))
      return fault(line, (value ?? word).column, `${word.text} is a whole number from ${range.least} to ${range.most}.`)
    Object.assign(track, { [word.text]: number === 0 ? 0 : number })
  }
}
