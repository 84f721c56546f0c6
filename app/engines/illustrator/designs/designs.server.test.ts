import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { openDrawer } from '../drawer.server.ts'

const drawer = openDrawer()
const draw = async (prompt: string, more: { style?: string; width?: number; height?: number; seed?: number } = {}) => {
  const { style = null, width = 400, height = 320, seed = 1 } = more
  const drawn = await drawer.draw({ prompt, style, width, height, seed, count: 1 }, () => undefined)
  return { ...drawn, svg: drawn.pictures[0]?.svg ?? '', png: drawn.pictures[0]?.png ?? new Uint8Array() }
}
const rawOf = async (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test('a QR code is read back as it was said, whatever style is asked for', async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
  })
  for (const text of ['https://example.org/menu?a=1&b=<2>', 'Grüße 你好', 'x'.repeat(600)]) {
    const { png, ignored } = await draw(`QR code for "${text}"`, { style: 'watercolour' })
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const [code] = await readBarcodes({
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb',
    } as ImageData)
    expect(code?.text).toBe(text)
    expect(ignored).toEqual(['watercolour'])
  }
})

test('bars are as high as their values say, and nothing is invented', async () => {
  const { svg, understood } = await draw('bar chart of fruit: apples 10, pears 20, figs 5')
  const bars = [...svg.matchAll(/height="([\d.]+)" [^>]*data-bar="(\w+)" data-value="(\d+)"/g)]
  expect(bars.map(([, , label]) => label)).toEqual(['apples', 'pears', 'figs'])
  const unit = Number(bars[0]?.[1]) / 10
  for (const [, high, , value] of bars) expect(Number(high) / Number(value)).toBeCloseTo(unit, 1)
  expect(understood).toEqual(['bar chart', '3 values', 'title: Fruit'])
})

test('every item of a diagram stands in it once', async () => {
  for (const form of ['flowchart', 'timeline', 'mind map', 'cycle diagram', 'pyramid diagram', 'checklist']) {
    const { svg } = await draw(`${form}: one thing, another <b>, a third`, { width: 320, height: 600 })
    for (const item of ['one thing', 'another &#60;b&#62;', 'a third'])
      expect(svg.split(`data-words="${item}"`)).toHaveLength(2)
    expect(svg).not.toContain('<b>')
  }
})

/** How much two columns or rows of points differ, on average. */
const gap = (data: Buffer, pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce(
    (sum, [one, other]) =>
      sum + [0, 1, 2].reduce((all, c) => all + Math.abs((data[one * 3 + c] ?? 0) - (data[other * 3 + c] ?? 0)), 0),
    0,
  ) / pairs.length

test.each([
  'seamless pattern of cats and fish',
  'dots pattern',
  'stripes pattern',
  'checks pattern',
  'zigzag pattern',
  'waves pattern',
  'geometric pattern',
  'scales pattern',
])('laid beside itself nobody finds the seam: %s', async (prompt) => {
  const { png } = await draw(prompt, { width: 360, height: 300 })
  const { data, info } = await rawOf(png)
  const { width, height } = info
  const across = (from: number, to: number) =>
    Array.from({ length: height }, (_, y) => [y * width + from, y * width + to] as const)
  const down = (from: number, to: number) =>
    Array.from({ length: width }, (_, x) => [from * width + x, to * width + x] as const)
  const inside = Math.max(...Array.from({ length: width - 1 }, (_, x) => gap(data, across(x, x + 1))))
  const below = Math.max(...Array.from({ length: height - 1 }, (_, y) => gap(data, down(y, y + 1))))
  expect(gap(data, across(width - 1, 0))).toBeLessThanOrEqual(inside)
  expect(gap(data, down(height - 1, 0))).toBeLessThanOrEqual(below)
})

test('a poster letters what was said over its scene, and says what it has no letters for', async () => {
  const { svg, understood, ignored } = await draw('poster "Moon 你" "Today" with a panda at night')
  expect(svg).toMatch(/data-words="MOON 你"/)
  expect(svg).toMatch(/data-thing="panda"/)
  expect(svg).toMatch(/data-design="poster"/)
  expect(understood).toEqual(['poster', 'letters: Moon 你 / Today', 'panda', 'time: night'])
  expect(ignored).toEqual(['你'])
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an icon is see-through outside, a logo has its name', async () => {
  const icon = await draw('app icon of a fox', { width: 300, height: 300 })
  const corner = await sharp(icon.png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect([...corner].at(-1)).toBe(0)
  expect((await draw('logo for a café called Bean There')).svg).toContain('data-words="Bean There"')
})

test('the same design and seed give the same bytes', async () => {
  const [one, other] = [await draw('logo "Nord" with a fox'), await draw('logo "Nord" with a fox')]
  expect(Buffer.compare(Buffer.from(one.png), Buffer.from(other.png))).toBe(0)
})
