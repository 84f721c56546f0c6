import { isDrum } from './drums.ts'

export type InstrumentKind = 'drums' | 'notes'
export type Instrument = {
  name: string
  label: string
  kind: InstrumentKind
  /** Its number among the sounds of General MIDI. */
  program: number
  /** Where it sounds best. */
  octave: number
  words: readonly string[]
}

const LIST: readonly Instrument[] = [
  { name: 'kit', label: 'Drum kit', kind: 'drums', program: 0, octave: 4, words: ['drum kit', 'acoustic drums'] },
  { name: 'soft-kit', label: 'Soft kit', kind: 'drums', program: 40, octave: 4, words: ['brushes', 'soft drums'] },
  { name: 'machine', label: 'Drum machine', kind: 'drums', program: 25, octave: 4, words: ['drum machine', '808'] },
  { name: 'piano', label: 'Piano', kind: 'notes', program: 0, octave: 4, words: ['piano'] },
  { name: 'electric-piano', label: 'Electric piano', kind: 'notes', program: 4, octave: 4, words: ['rhodes', 'keys'] },
  { name: 'organ', label: 'Organ', kind: 'notes', program: 16, octave: 4, words: ['organ'] },
  { name: 'accordion', label: 'Accordion', kind: 'notes', program: 21, octave: 4, words: ['accordion'] },
  { name: 'guitar', label: 'Plucked guitar', kind: 'notes', program: 24, octave: 3, words: ['guitar', 'ukulele'] },
  { name: 'steel-guitar', label: 'Steel guitar', kind: 'notes', program: 25, octave: 3, words: ['banjo'] },
  { name: 'loud-guitar', label: 'Distorted guitar', kind: 'notes', program: 30, octave: 3, words: ['distortion'] },
  { name: 'harp', label: 'Harp', kind: 'notes', program: 46, octave: 4, words: ['harp', 'koto', 'sitar'] },
  { name: 'bass', label: 'Finger bass', kind: 'notes', program: 33, octave: 2, words: ['bass', 'bass guitar'] },
  { name: 'upright-bass', label: 'Upright bass', kind: 'notes', program: 32, octave: 2, words: ['double bass'] },
  { name: 'synth-bass', label: 'Synth bass', kind: 'notes', program: 38, octave: 2, words: ['synth bass', 'acid'] },
  { name: 'sub-bass', label: 'Sub bass', kind: 'notes', program: 39, octave: 2, words: ['sub bass', 'sub'] },
  { name: 'strings', label: 'Strings', kind: 'notes', program: 48, octave: 4, words: ['strings', 'violin', 'cello'] },
  { name: 'choir', label: 'Choir', kind: 'notes', program: 52, octave: 4, words: ['choir', 'voices', 'vocals'] },
  { name: 'brass', label: 'Brass', kind: 'notes', program: 61, octave: 4, words: ['brass', 'trumpet', 'horns'] },
  { name: 'sax', label: 'Reed', kind: 'notes', program: 65, octave: 4, words: ['sax', 'saxophone', 'clarinet'] },
  { name: 'flute', label: 'Flute', kind: 'notes', program: 73, octave: 5, words: ['flute', 'whistle'] },
  { name: 'lead', label: 'Synth lead', kind: 'notes', program: 81, octave: 5, words: ['synth', 'lead'] },
  { name: 'chip', label: 'Chip tone', kind: 'notes', program: 80, octave: 5, words: ['chip', '8-bit'] },
  { name: 'pad', label: 'Pad', kind: 'notes', program: 89, octave: 4, words: ['pad', 'synth pad'] },
  { name: 'bell', label: 'Bell', kind: 'notes', program: 14, octave: 5, words: ['bell', 'bells', 'music box'] },
  { name: 'marimba', label: 'Marimba', kind: 'notes', program: 12, octave: 4, words: ['marimba', 'xylophone'] },
  { name: 'vibraphone', label: 'Vibraphone', kind: 'notes', program: 11, octave: 4, words: ['vibraphone', 'vibes'] },
  { name: 'noise', label: 'Soft noise', kind: 'notes', program: 122, octave: 4, words: ['noise', 'rain', 'waves'] },
]
const byName = new Map(LIST.map((one) => [one.name, one]))

/** Everything that can be played. All of it is synthesis of our own; the names say what it is like. */
export const instruments = LIST
export const findInstrument = (name: string): Instrument | null => byName.get(name) ?? null
export const isDrumKit = (name: string): boolean => byName.get(name)?.kind === 'drums'

/** The instrument that is nearest to a number of General MIDI. */
export function instrumentOfProgram(program: number): string {
  const families = [
    ...['piano', 'vibraphone', 'organ', 'guitar', 'bass', 'strings', 'strings', 'brass', 'sax', 'flute', 'lead', 'pad'],
    ...['pad', 'harp', 'marimba', 'noise'],
  ]
  const exact = LIST.find((one) => one.kind === 'notes' && one.program === program)
  return exact?.name ?? families[Math.floor(program / 8)] ?? 'piano'
}

/** Whether an instrument can play what a lane names. */
export const fits = (instrument: string, sound: string): boolean => isDrumKit(instrument) === isDrum(sound)
