import { isDrumKit } from '../song/instruments.ts'
import { isFlatKey, isMinorScale, toneName } from '../song/scales.ts'
import type { Song } from '../song/song.ts'
import { toMeasures, toWritten, type Slice } from './measures.ts'

const BARS_A_LINE = 4
const UNIT = 32

/** The key of the signature: that of the major or minor scale with the same tones. */
export function toSignature({ key: { root, scale } }: Song): string {
  const isMinor = isMinorScale(scale)
  return toneName(root, isFlatKey(root, scale)) + (isMinor ? 'm' : '')
}

const SHARP_ORDER = 'FCGDAEB'

/** The signs that stand at the clef, by letter. */
function toSigns({ key: { root, scale } }: Song): Map<string, string> {
  const fifths = ((root + (isMinorScale(scale) ? 3 : 0)) * 7) % 12
  const count = isFlatKey(root, scale) ? fifths - 12 : fifths
  const letters = count < 0 ? [...SHARP_ORDER].reverse().slice(0, -count) : [...SHARP_ORDER].slice(0, count)
  return new Map(letters.map((letter) => [letter, count < 0 ? '_' : '^']))
}

/** Writes the notes of one bar: a sign stands only where it is another than the clef or the bar has it. */
class BarWriter {
  private readonly held = new Map<string, string>()
  constructor(
    private readonly signs: ReadonlyMap<string, string>,
    private readonly isFlat: boolean,
    private readonly grid: number,
  ) {}

  private pitch(pitch: number): string {
    const name = toneName(pitch, this.isFlat)
    const letter = name[0]!
    const octave = Math.floor(pitch / 12) - 1
    const sign = name.length === 1 ? '=' : name[1] === '#' ? '^' : '_'
    const place = `${letter}${octave}`
    const stands = this.held.get(place) ?? this.signs.get(letter) ?? '='
    this.held.set(place, sign)
    const high = octave >= 5 ? letter.toLowerCase() + "'".repeat(octave - 5) : letter + ','.repeat(4 - octave)
    return (sign === stands ? '' : sign) + high
  }

  slice({ steps, notes }: Slice): string {
    const parts = toWritten(steps, this.grid)
    return parts
      .map(({ quarters, isTriplet }, n) => {
        const length = Math.round((quarters * UNIT * (isTriplet ? 1.5 : 1)) / 4)
        const triplet = isTriplet ? '(3:2:1' : ''
        const size = length === 1 ? '' : String(length)
        if (notes.length === 0) return `${triplet}z${size}`
        const isLast = n === parts.length - 1
        const said = notes.map(({ note, goesOn }) => `${this.pitch(note.pitch)}${size}${goesOn || !isLast ? '-' : ''}`)
        return triplet + (said.length === 1 ? said[0]! : `[${said.join('')}]`)
      })
      .join(' ')
  }
}

/** A song as ABC: each instrument a voice of its own; drums have none. */
export function writeAbc(song: Song): string {
  const measures = toMeasures(song)
  const isFlat = isFlatKey(song.key.root, song.key.scale)
  const signs = toSigns(song)
  const voices = song.tracks.flatMap((track, n) => (isDrumKit(track.instrument) || track.isMuted ? [] : [{ track, n }]))
  const plain = (text: string) =>
    text
      .replace(/[%"\\]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const head = [
    'X:1',
    `T:${plain(song.title)}`,
    `T:${plain(voices.map(({ track }) => track.name).join(', '))}`,
    `M:${song.meter.beats}/${song.meter.unit}`,
    `L:1/${UNIT}`,
    `Q:1/4=${Math.round(song.tempo)}`,
    ...voices.map(({ track, n }) => {
      const low = track.octave < 4
      return `V:${n + 1} clef=${low ? 'bass' : 'treble'}`
    }),
    `K:${toSignature(song)}`,
  ]
  const body = voices.flatMap(({ n }) => {
    const bars = measures[n]!.map((slices) => {
      const bar = new BarWriter(signs, isFlat, song.grid)
      return slices.map((slice) => bar.slice(slice)).join(' ')
    })
    const lines: string[] = []
    for (let at = 0; at < bars.length; at += BARS_A_LINE) {
      const isEnd = at + BARS_A_LINE >= bars.length
      lines.push(`${bars.slice(at, at + BARS_A_LINE).join(' | ')} ${isEnd ? '|]' : '|'}`)
    }
    return [`V:${n + 1}`, ...lines]
  })
  return `${[...head, ...body].join('\n')}\n`
}
