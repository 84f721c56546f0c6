import { drumMidi, drumWords } from '../song/drums.ts'
import { findInstrument, isDrumKit } from '../song/instruments.ts'
import { isFlatKey, isMinorScale, toneName } from '../song/scales.ts'
import type { Song, Track } from '../song/song.ts'
import { toTimeline, type Timeline } from '../song/timeline.ts'
import { toMeasures, toWritten, type Slice } from './measures.ts'

const escape = (text: string) =>
  text
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/** A song as MusicXML 4, a part for each instrument. Swing is not written, as it is not in scores. */
export function writeMusicXml(song: Song): string {
  const timeline = toTimeline(song)
  const measures = toMeasures(song)
  const heard = song.tracks.flatMap((track, n) => (track.isMuted ? [] : [{ track, n }]))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">',
    '<score-partwise version="4.0">',
    `<work><work-title>${escape(song.title)}</work-title></work>`,
    `<part-list>${heard.map(({ track, n }) => writePart(track, n)).join('')}</part-list>`,
    ...heard.map(({ track, n }) => {
      const bars = measures[n]!.map((slices, bar) => writeMeasure({ song, timeline, track, part: n, slices, bar }))
      return `<part id="P${n + 1}">${bars.join('')}</part>`
    }),
    '</score-partwise>\n',
  ].join('\n')
}

function writePart({ name, instrument }: Track, n: number): string {
  const head = `<score-part id="P${n + 1}"><part-name>${escape(name)}</part-name>`
  if (!isDrumKit(instrument)) {
    const program = (findInstrument(instrument)?.program ?? 0) + 1
    const of = `id="P${n + 1}-I1"`
    return `${head}<score-instrument ${of}><instrument-name>${escape(instrument)}</instrument-name></score-instrument><midi-instrument ${of}><midi-program>${program}</midi-program></midi-instrument></score-part>`
  }
  const drums = DRUMS.map(
    (drum) =>
      `<score-instrument id="P${n + 1}-${drum}"><instrument-name>${drumWords(drum)}</instrument-name></score-instrument>`,
  )
  const midi = DRUMS.map(
    (drum) =>
      `<midi-instrument id="P${n + 1}-${drum}"><midi-channel>10</midi-channel><midi-unpitched>${drumMidi(drum) + 1}</midi-unpitched></midi-instrument>`,
  )
  return `${head}${drums.join('')}${midi.join('')}</score-part>`
}

const DRUMS = [
  'kick',
  'snare',
  'rim',
  'clap',
  'hat',
  'openhat',
  'pedal',
  'lowtom',
  'midtom',
  'hightom',
  'crash',
  'ride',
].concat(['tambourine', 'cowbell', 'shaker', 'clave', 'conga', 'lowconga', 'bongo', 'agogo'])
const LINES = new Map([
  ['kick', ['F', 4]],
  ['snare', ['C', 5]],
  ['hat', ['G', 5]],
  ['openhat', ['G', 5]],
  ['lowtom', ['A', 4]],
  ['midtom', ['D', 5]],
  ['hightom', ['E', 5]],
  ['crash', ['A', 5]],
  ['ride', ['F', 5]],
] as const)

type Measure = { song: Song; timeline: Timeline; track: Track; part: number; slices: Slice[]; bar: number }

function writeMeasure({ song, timeline, track, part, slices, bar }: Measure): string {
  const { root, scale } = song.key
  const fifths = ((((root + (isMinorScale(scale) ? 3 : 0)) * 7) % 12) + 12) % 12
  const clef = isDrumKit(track.instrument)
    ? '<sign>percussion</sign>'
    : track.octave < 4
      ? '<sign>F</sign><line>4</line>'
      : '<sign>G</sign><line>2</line>'
  const attributes =
    bar === 0
      ? `<attributes><divisions>${song.grid}</divisions><key><fifths>${fifths > 6 ? fifths - 12 : fifths}</fifths><mode>${isMinorScale(scale) ? 'minor' : 'major'}</mode></key><time><beats>${song.meter.beats}</beats><beat-type>${song.meter.unit}</beat-type></time><clef>${clef}</clef></attributes>`
      : ''
  const { tempo } = timeline.bars[bar]!
  const isNew = part === song.tracks.findIndex(({ isMuted }) => !isMuted) && tempo !== timeline.bars[bar - 1]?.tempo
  const direction = isNew
    ? `<direction placement="above"><direction-type><metronome><beat-unit>quarter</beat-unit><per-minute>${tempo}</per-minute></metronome></direction-type><sound tempo="${tempo}"/></direction>`
    : ''
  const notes = slices.map((slice) => writeSlice(slice, song, part)).join('')
  return `<measure number="${bar + 1}">${attributes}${direction}${notes}</measure>`
}

function writeSlice({ steps, notes }: Slice, song: Song, part: number): string {
  const parts = toWritten(steps, song.grid)
  return parts
    .map((length, n) => {
      const { name, isDotted, isTriplet } = length
      const more = `${isDotted ? '<dot/>' : ''}${isTriplet ? '<time-modification><actual-notes>3</actual-notes><normal-notes>2</normal-notes></time-modification>' : ''}`
      const tail = `<voice>1</voice>%<type>${name}</type>${more}`
      const write = (pitch: string, ties: string, tied: string, instrument = '') =>
        `<note>${pitch}<duration>${length.steps}</duration>${ties}${instrument}${tail.replace('%', '')}${tied}</note>`
      if (notes.length === 0) return write('<rest/>', '', '')
      return notes
        .map(({ note, isBegun, goesOn }, nth) => {
          const [stops, starts] = [isBegun || n > 0, goesOn || n < parts.length - 1]
          const tie = `${stops ? '<tie type="stop"/>' : ''}${starts ? '<tie type="start"/>' : ''}`
          const marks = `${stops ? '<tied type="stop"/>' : ''}${starts ? '<tied type="start"/>' : ''}`
          const chord = nth > 0 ? '<chord/>' : ''
          const of = note.drum === null ? '' : `<instrument id="P${part + 1}-${note.drum}"/>`
          return write(
            chord + writePitch(note.drum, note.pitch, song),
            tie,
            marks ? `<notations>${marks}</notations>` : '',
            of,
          )
        })
        .join('')
    })
    .join('')
}

function writePitch(drum: string | null, pitch: number, { key }: Song): string {
  if (drum !== null) {
    const [step, octave] = LINES.get(drum as 'kick') ?? ['B', 4]
    return `<unpitched><display-step>${step}</display-step><display-octave>${octave}</display-octave></unpitched>`
  }
  const name = toneName(pitch, isFlatKey(key.root, key.scale))
  const alter = name.length === 1 ? '' : `<alter>${name[1] === '#' ? 1 : -1}</alter>`
  return `<pitch><step>${name[0]}</step>${alter}<octave>${Math.floor(pitch / 12) - 1}</octave></pitch>`
}
