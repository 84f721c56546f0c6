import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { byDay } from '#tests/support/nightly.ts'
import { drawPanda } from './draw-panda.ts'
import { families, familyIds, toRarity, WHOLE } from './families.ts'
import { describeGenome, drawGenome, GENOME_BYTES, listTraits, readGenome } from './genome.ts'

const bytesOf = (n: number) => createHash('sha256').update(`panda ${n}`).digest().subarray(0, GENOME_BYTES)
const thousand = Array.from({ length: 1_000 }, (_, n) => drawGenome(bytesOf(n)))
const withoutWords = (svg: string) => svg.replace(/<title>.*?<\/title><desc>.*?<\/desc>/, '')

test('there are ten families with more than forty traits, and the weights of each add up', () => {
  expect(families.map(({ id }) => id)).toEqual([...familyIds])
  expect(families.flatMap(({ traits }) => traits).length).toBeGreaterThanOrEqual(40)
  for (const { id, traits } of families) {
    expect([id, traits.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([id, WHOLE])
    expect(new Set(traits.map(({ name }) => name)).size).toBe(traits.length)
    for (const trait of traits) expect(toRarity(trait).percent).toBeGreaterThan(0)
  }
})

test('a thousand pandas: no two genomes and no two portraits are equal, and every portrait is sound SVG', async () => {
  expect(new Set(thousand).size).toBe(1_000)
  const drawn = thousand.slice(0, byDay(200, 1_000)).map((genome) => drawPanda(readGenome(genome)!))
  expect(new Set(drawn.map(withoutWords)).size).toBe(drawn.length)
  for (const svg of drawn) {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: 320, height: 320 })
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(svg.length).toBeLessThan(60_000)
  }
  await expect(sharp(Buffer.from(drawn[0]!.replace('</svg>', '<g></svg>'))).metadata()).rejects.toThrow()
})

test('every trait shows: changing one changes the drawing, and so does every bit of the grain', () => {
  const base = 'p1-0000000000-00000000'
  const seen = new Map<string, string>()
  const look = (genome: string) => {
    const svg = withoutWords(drawPanda(readGenome(genome)!))
    expect(seen.get(svg) ?? genome).toBe(genome)
    seen.set(svg, genome)
  }
  look(base)
  for (const [at, { traits }] of families.entries())
    for (let n = 1; n < traits.length; n += 1) {
      const letters = '0'.repeat(at) + n.toString(16) + '0'.repeat(9 - at)
      look(`p1-${letters}-00000000`)
    }
  // With a companion, the grain's place for it is seen too.
  for (let bit = 0; bit < 32; bit += 1) look(`p1-0000000001-${(2 ** bit).toString(16).padStart(8, '0')}`)
})

test('traits come as often as is stated', () => {
  const many = Array.from({ length: 40_000 }, (_, n) => readGenome(drawGenome(bytesOf(n)))!)
  for (const family of families) {
    const counts = family.traits.map(() => 0)
    for (const { traits } of many) counts[traits[family.id]]! += 1
    for (const [n, { weight, id }] of family.traits.entries()) {
      const expected = (many.length * weight) / WHOLE
      // Five standard deviations of a count that is drawn by chance.
      const room = 5 * Math.sqrt(expected)
      expect(Math.abs(counts[n]! - expected), `${family.id} ${id}`).toBeLessThan(room)
    }
  }
})

test('the same genome gives the same bytes, and its text is read back', () => {
  for (const genome of thousand.slice(0, 50)) {
    expect(drawPanda(readGenome(genome)!)).toBe(drawPanda(readGenome(genome)!))
    expect(listTraits(readGenome(genome)!)).toHaveLength(10)
    expect(describeGenome(readGenome(genome)!)).toMatch(/^A panda with .+\.$/)
  }
  // Pandas that exist are drawn by this engine: a change to it must be a new version beside the old one.
  const known = createHash('sha256')
    .update(withoutWords(drawPanda(readGenome('p1-0310042000-9f3c21aa')!)))
    .digest('hex')
  expect(known).toMatchInlineSnapshot(`"f66b3ad2e72c08ea16ee09532571817f902a00a058530c8d72ff40af8ebfb225"`)
})

test('the words of a portrait are said as a person would', () => {
  const words = describeGenome(readGenome('p1-2405321502-15a124f2')!)
  expect(words).toContain('A panda with plum fur and an egg face, wearing round glasses and a bandana.')
})

test('what is no genome is told from one', () => {
  for (const text of [
    '',
    'p1',
    'p2-0000000000-00000000',
    'p1-9000000000-00000000',
    'p1-0000000000-0000000g',
    `p1-${'0'.repeat(10_000)}`,
  ])
    expect(readGenome(text)).toBeNull()
})

test('a title with signs of XML stays text', async () => {
  const svg = drawPanda(readGenome('p1-0000000000-00000000')!, '<script>&"')
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(320)
  expect(svg).not.toContain('<script>')
})
