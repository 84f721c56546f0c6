import { chordKinds, chordName } from '../song/chords.ts'
import { isFlatKey, type Scale } from '../song/scales.ts'

const DEGREES = new Map([
  ['I', 0],
  ['II', 2],
  ['III', 4],
  ['IV', 5],
  ['V', 7],
  ['VI', 9],
  ['VII', 11],
])

/** A chord by its place in a key, as musicians write it: `vi`, `bVII`, `V7`, `iim7b5`. Small letters are minor. */
export function fromRoman(roman: string, root: number, scale: Scale): string {
  const [, flat = '', degree = '', more = ''] = /^(b?)([IV]+|[iv]+)(.*)$/.exec(roman) ?? []
  const tone = (root + (DEGREES.get(degree.toUpperCase()) ?? 0) - flat.length + 12) % 12
  const isSmall = degree !== '' && degree === degree.toLowerCase()
  const kind = isSmall && !/^(?:m|dim)/.test(more) ? `m${more}` : more
  return chordName(tone, chordKinds.includes(kind) ? kind : isSmall ? 'm' : '', isFlatKey(root, scale))
}
