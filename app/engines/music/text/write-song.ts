import { toneName, isFlatKey } from '../song/scales.ts'
import { FIRST_TRACK, stepsOf, stepsOfBeat, type Pattern, type Section, type Song, type Track } from '../song/song.ts'
import { findInstrument } from '../song/instruments.ts'

/** A song as text: what `readSong` reads as the same song. */
export function writeSong(song: Song): string {
  const { root, scale } = song.key
  const head = [
    ...toNotes(song.notes),
    `song: ${song.title}`,
    `tempo: ${song.tempo}`,
    `meter: ${song.meter.beats}/${song.meter.unit}`,
    ...(song.grid === 4 ? [] : [`grid: ${song.grid}`]),
    `key: ${toneName(root, isFlatKey(root, scale))} ${scale}`,
    ...(song.swing.percent === 50 && song.swing.of === 'sixteenths'
      ? []
      : [`swing: ${song.swing.percent}% ${song.swing.of}`]),
    ...(song.ending === 'ring' ? [] : [`ending: ${song.ending}`]),
  ]
  const blocks = [
    head,
    song.tracks.flatMap(writeTrack),
    ...song.patterns.map((pattern) => writePattern(pattern, song)),
    ...song.sections.map(writeSection),
    [...toNotes(song.lastNotes), `play: ${song.play.join(' ')}`.trimEnd()],
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

const toNotes = (notes: readonly string[]) => notes.map((note) => `# ${note}`.trimEnd())

function writeTrack(track: Track): string[] {
  const octave = findInstrument(track.instrument)?.octave ?? FIRST_TRACK.octave
  const said = [
    ...(track.octave === octave ? [] : [`octave ${track.octave}`]),
    `volume ${track.volume}`,
    ...(track.pan === 0 ? [] : [`pan ${track.pan}`]),
    ...(track.reverb === 0 ? [] : [`reverb ${track.reverb}`]),
    ...(track.delay === 0 ? [] : [`delay ${track.delay}`]),
    ...(track.filter === null ? [] : [`filter ${track.filter}`]),
    ...(track.isMuted ? ['muted'] : []),
  ]
  return [...toNotes(track.notes), `track ${track.name}: ${[track.instrument, ...said].join(', ')}`]
}

const toBars = (bars: number) => `${bars} ${bars === 1 ? 'bar' : 'bars'}`

function writePattern({ name, bars, lanes, notes }: Pattern, song: Song): string[] {
  const width = Math.max(0, ...lanes.map(({ sound }) => sound.length))
  return [
    ...toNotes(notes),
    `pattern ${name}, ${toBars(bars)}`,
    ...lanes.map(({ sound, steps }) => `  ${sound.padEnd(width)}  ${groupSteps(steps, song)}`),
  ]
}

/** Steps with a space behind each beat and a line behind each bar. */
export function groupSteps(steps: string, song: Pick<Song, 'meter' | 'grid'>): string {
  const [perBar, perBeat] = [stepsOf(song), stepsOfBeat(song)]
  const bars = steps.match(new RegExp(`.{1,${perBar}}`, 'g')) ?? []
  return bars.map((bar) => (bar.match(new RegExp(`.{1,${perBeat}}`, 'g')) ?? []).join(' ')).join(' | ')
}

const writeSection = ({ name, bars, tempo, chords, parts, notes }: Section): string[] => [
  ...toNotes(notes),
  `section ${name}, ${toBars(bars)}${tempo === null ? '' : `, tempo ${tempo}`}`,
  ...(chords.length === 0 ? [] : [`  chords ${chords.map((bar) => bar.join(' ')).join(' | ')}`]),
  ...parts.map(({ track, patterns }) => `  ${track}: ${patterns.join(' ')}`),
]
