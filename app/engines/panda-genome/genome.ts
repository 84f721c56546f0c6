import { families, WHOLE, type Family, type FamilyId, type Trait } from './families.ts'

/** The traits of a panda by family, and its grain: what makes it itself among those with the same traits. */
export type Genome = { traits: Record<FamilyId, number>; grain: Grain }

/** Small differences, each from 0 up to and without 1. */
export type Grain = { tilt: number; patch: number; scenery: number; side: number; hue: number; size: number }

const VERSION = 'p1'
const GRAIN_BITS = { tilt: 6, patch: 5, scenery: 7, side: 4, hue: 6, size: 4 } as const satisfies Record<
  keyof Grain,
  number
>
const FORM = /^p1-[0-9a-f]{10}-[0-9a-f]{8}$/
const FAMILY_BYTES = 2
/** How many random bytes a genome is drawn from. */
export const GENOME_BYTES = families.length * FAMILY_BYTES + 4
const DRAWN_OF = 65_536

/** Draws a genome from random bytes, each trait as often as its weight says. Returns its text, such as `p1-0310042000-9f3c21aa`. */
export function drawGenome(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const letters = families.map((family, n) => pick(family, view.getUint16(n * FAMILY_BYTES) / DRAWN_OF).toString(16))
  const grain = view
    .getUint32(families.length * FAMILY_BYTES)
    .toString(16)
    .padStart(8, '0')
  return `${VERSION}-${letters.join('')}-${grain}`
}

function pick({ traits }: Family, drawn: number): number {
  let left = drawn * WHOLE
  for (const [n, { weight }] of traits.entries()) {
    if (left < weight) return n
    left -= weight
  }
  return traits.length - 1
}

/** The genome behind its text; null for what is none. */
export function readGenome(text: string): Genome | null {
  if (!FORM.test(text)) return null
  const [, letters = '', grain = ''] = text.split('-')
  const traits: Partial<Record<FamilyId, number>> = {}
  for (const [n, { id, traits: known }] of families.entries()) {
    const at = Number.parseInt(letters[n] ?? '', 16)
    if (at >= known.length) return null
    traits[id] = at
  }
  return { traits: traits as Genome['traits'], grain: readGrain(Number.parseInt(grain, 16)) }
}

function readGrain(bits: number): Grain {
  const grain: Partial<Grain> = {}
  let left = bits
  for (const [name, width] of Object.entries(GRAIN_BITS)) {
    const most = 2 ** width
    grain[name as keyof Grain] = (left % most) / most
    left = Math.floor(left / most)
  }
  return grain as Grain
}

/** The trait that a genome has in each family, in their order. */
export const listTraits = ({ traits }: Genome): { family: Family; trait: Trait }[] =>
  families.map((family) => ({ family, trait: family.traits[traits[family.id]]! }))

/** The portrait in words, for whoever does not see it. */
export function describeGenome(genome: Genome): string {
  const of = new Map(listTraits(genome).map(({ family, trait }) => [family.id, trait]))
  const name = (id: FamilyId) => (of.get(id)?.name ?? '').toLowerCase()
  const worn = of.get('cloth')?.id === 'none' ? '' : ` and ${withArticle(name('cloth'))}`
  const beside = of.get('companion')?.id === 'none' ? '' : ` With it: ${name('companion')}.`
  return (
    `A panda with ${name('fur')} fur and ${withArticle(name('face'))} face, wearing ${withArticle(name('accessory'))}${worn}. ` +
    `Eyes: ${name('eyes')}. Expression: ${name('expression')}. Mood: ${name('mood')}. ` +
    `Place: ${name('place')}. Weather: ${name('weather')}.${beside}`
  )
}

const PLURAL = /s$/
/** "an egg", "a scarf", and "round glasses" as they are. */
const withArticle = (thing: string): string =>
  PLURAL.test(thing) ? thing : `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`
