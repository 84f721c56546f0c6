/** The drums by their names in a text, with their place on the drum channel of MIDI. */
const DRUMS = new Map<string, { midi: number; words: string }>([
  ['kick', { midi: 36, words: 'Bass drum' }],
  ['snare', { midi: 38, words: 'Snare' }],
  ['rim', { midi: 37, words: 'Rim' }],
  ['clap', { midi: 39, words: 'Clap' }],
  ['hat', { midi: 42, words: 'Closed hi-hat' }],
  ['openhat', { midi: 46, words: 'Open hi-hat' }],
  ['pedal', { midi: 44, words: 'Foot hi-hat' }],
  ['lowtom', { midi: 45, words: 'Low tom' }],
  ['midtom', { midi: 47, words: 'Middle tom' }],
  ['hightom', { midi: 50, words: 'High tom' }],
  ['crash', { midi: 49, words: 'Crash' }],
  ['ride', { midi: 51, words: 'Ride' }],
  ['tambourine', { midi: 54, words: 'Tambourine' }],
  ['cowbell', { midi: 56, words: 'Cowbell' }],
  ['shaker', { midi: 70, words: 'Shaker' }],
  ['clave', { midi: 75, words: 'Claves' }],
  ['conga', { midi: 63, words: 'High conga' }],
  ['lowconga', { midi: 64, words: 'Low conga' }],
  ['bongo', { midi: 60, words: 'Bongo' }],
  ['agogo', { midi: 67, words: 'Agogo' }],
])
export const drumNames = [...DRUMS.keys()]
export const isDrum = (name: string): boolean => DRUMS.has(name)
export const drumMidi = (name: string): number => DRUMS.get(name)?.midi ?? 36
export const drumWords = (name: string): string => DRUMS.get(name)?.words ?? name

const ALSO = new Map([
  [35, 'kick'],
  [40, 'snare'],
  [41, 'lowtom'],
  [43, 'lowtom'],
  [48, 'hightom'],
  [52, 'crash'],
  [53, 'ride'],
  [55, 'crash'],
  [57, 'crash'],
  [59, 'ride'],
  [61, 'bongo'],
  [62, 'conga'],
  [68, 'agogo'],
  [69, 'shaker'],
  [76, 'clave'],
  [77, 'clave'],
  [82, 'shaker'],
])
/** The drum of a number of MIDI; null when there is none like it. */
export const drumOfMidi = (midi: number): string | null =>
  drumNames.find((name) => drumMidi(name) === midi) ?? ALSO.get(midi) ?? null
