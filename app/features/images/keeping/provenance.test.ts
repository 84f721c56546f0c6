import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readProvenance, withProvenance } from './provenance.ts'
import type { Recipe } from './recipe.ts'

const recipe: Recipe = {
  prompt: 'Ein Löwe & "zwei" <Pandas> 🐼',
  style: null,
  width: 16,
  height: 16,
  seed: 7,
  engine: 'embedded:illustrator',
  version: '2',
  changes: [],
}
const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: '#1f9d55' } })

test('a PNG carries its recipe and stays the same picture', async () => {
  const png = await plain.clone().png().toBuffer()
  const carried = withProvenance(png, recipe, 'Illustrator')
  expect(readProvenance(carried)).toEqual(recipe)
  expect(Buffer.from(carried).toString('utf8')).toContain('algorithmicMedia')
  const [before, after] = await Promise.all([png, carried].map((one) => sharp(one).raw().toBuffer()))
  expect(after).toEqual(before)
  expect(withProvenance(png, recipe, 'Illustrator')).toEqual(carried)
  const { xmp } = await sharp(carried).metadata()
  expect(xmp?.toString('utf8')).toContain('&#60;Pandas&#62;')
})

test('what is signed, and what is no PNG, stays as it was', async () => {
  const png = await plain.clone().png().toBuffer()
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('caBX'), Buffer.alloc(4)])
  const signed = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
  expect(withProvenance(signed, recipe, 'x')).toBe(signed)
  const jpeg = await plain.clone().jpeg().toBuffer()
  expect(withProvenance(jpeg, recipe, 'x')).toBe(jpeg)
  expect([readProvenance(png), readProvenance(jpeg), readProvenance(new Uint8Array())]).toEqual([null, null, null])
})
