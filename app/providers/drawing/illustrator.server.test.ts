import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'
import type { Ports } from '#app/providers/ports.ts'
import { openIllustratorPool } from './illustrator-pool.server.ts'
import { ILLUSTRATOR_VERSION, illustrator } from './illustrator.server.ts'
import { drawingStyles, placeNames } from '#app/engines/illustrator/scene.ts'
import { settingWords } from '#app/engines/illustrator/words/settings.ts'

let room: ReturnType<typeof openIllustratorPool>
beforeAll(async () => {
  room = openIllustratorPool(await buildWorker('app/providers/drawing/illustrator.worker.ts'))
})
afterAll(() => room.close())

type Input = Ports['draw']['input']
const wish = (prompt: string, more: Partial<Input> = {}): Input => ({
  prompt,
  style: null,
  width: 320,
  height: 256,
  seed: null,
  count: 1,
  ...more,
})
const draw = (input: Input, signal = new AbortController().signal, onProgress?: (share: number) => void) =>
  illustrator(() => room).run(input, { signal, onProgress })
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('the same prompt and seed give the same bytes, another seed another picture', async () => {
  const [first, again, other] = await Promise.all([
    draw(wish('a fox in the forest', { seed: 7 })),
    draw(wish('a fox in the forest', { seed: 7 })),
    draw(wish('a fox in the forest', { seed: 8 })),
  ])
  const [a, b, c] = [first, again, other].map(({ result }) => result.pictures[0])
  expect(hashOf(a?.bytes ?? new Uint8Array())).toBe(hashOf(b?.bytes ?? new Uint8Array()))
  expect(a?.svg).toBe(b?.svg)
  expect(hashOf(a?.bytes ?? new Uint8Array())).not.toBe(hashOf(c?.bytes ?? new Uint8Array()))
})

/** Of version 5. Where these change, `ILLUSTRATOR_VERSION` changes too, or old recipes would give other bytes under its name. */
const VERSION_5: readonly (readonly [string, string])[] = [
  ['two foxes and a red boat on a lake at dusk', '798d33c5950c2ca78f1025bb13614570517eb0110fa37a230f065c8147d6ee01'],
  ['poster “Open” with a panda in the rain', 'e9a7b871f59b7dad5f962e38a2f1f741fcc5737c5c329b149047b2b884b5b6ee'],
  ['seamless pattern of cats', '103050a766c63784bd72f8c233efa78c1142fd80595cc763eef871c7b54d5eb0'],
  ['pie chart: a 1, b 2', '0b86bffc877744c9ba05342faf79c7054dae40722d866c526ca7dc710e689e4a'],
]

test('a recipe gives the same bytes after a restart, and the same vector in every build of this version', async () => {
  expect(ILLUSTRATOR_VERSION).toBe('5')
  const again = openIllustratorPool(await buildWorker('app/providers/drawing/illustrator.worker.ts'))
  try {
    for (const [prompt, sha] of VERSION_5) {
      const first = await draw(wish(prompt, { seed: 11 }))
      const restarted = await illustrator(() => again).run(wish(prompt, { seed: 11 }), {
        signal: new AbortController().signal,
      })
      const [one, other] = [first.result.pictures[0], restarted.result.pictures[0]]
      expect(hashOf(other?.bytes ?? new Uint8Array())).toBe(hashOf(one?.bytes ?? new Uint8Array()))
      expect([prompt, hashOf(Buffer.from(other?.svg ?? ''))]).toEqual([prompt, sha])
    }
  } finally {
    await again.close()
  }
})

test('each variation says the seed that gives it again', async () => {
  const shares: number[] = []
  const { result, usage } = await draw(wish('two cats on a sofa', { count: 3 }), undefined, (share) =>
    shares.push(share),
  )
  expect(usage).toEqual({ input: 0, output: 3 })
  expect(shares).toEqual([1 / 3, 2 / 3, 1])
  const hashes = result.pictures.map(({ bytes }) => hashOf(bytes))
  expect(new Set(hashes).size).toBe(3)
  const second = result.pictures[1]
  const again = await draw(wish('two cats on a sofa', { seed: second?.seed ?? 0 }))
  expect(hashOf(again.result.pictures[0]?.bytes ?? new Uint8Array())).toBe(hashes[1])
})

test('the picture has the size that was asked for, and its vector is whole and stands alone', async () => {
  const { result } = await draw(wish('a red car and a blue balloon at night', { width: 300, height: 500 }))
  const [picture] = result.pictures
  expect(picture?.type).toBe('image/png')
  expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'png', width: 300, height: 500 })
  const svg = picture?.svg ?? ''
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id)
  expect(svg).not.toMatch(/href="(?!#)|<script|<image/)
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  expect(new Set(data).size).toBeGreaterThan(50)
})

test('a flat drawing is made of surfaces of one colour, as a vector too', async () => {
  const drawn = (style: string | null) => draw(wish('a red house by a lake at sunset with a dog', { seed: 5, style }))
  const [flat, plain] = await Promise.all([drawn('flat'), drawn(null)])
  /** How much of a picture its thirty most frequent colours cover. */
  const evenness = async ({ result }: typeof flat) => {
    const data = await sharp(result.pictures[0]?.bytes).removeAlpha().raw().toBuffer()
    const counts = new Map<number, number>()
    for (let at = 0; at < data.length; at += 3)
      counts.set(data.readUIntBE(at, 3), (counts.get(data.readUIntBE(at, 3)) ?? 0) + 1)
    const most = [...counts.values()].toSorted((one, other) => other - one).slice(0, 30)
    return most.reduce((sum, count) => sum + count, 0) / (data.length / 3)
  }
  expect(await evenness(flat)).toBeGreaterThan(0.75)
  expect(await evenness(plain)).toBeLessThan(0.4)
  const svg = flat.result.pictures[0]?.svg ?? ''
  expect(svg).toContain('<path')
  expect(svg).not.toMatch(/<filter|filter=/)
})

test('what a word asks for is seen: night is darker than day, red is redder than blue', async () => {
  const meanOf = async (prompt: string) => {
    const { result } = await draw(wish(prompt, { seed: 3 }))
    const { channels } = await sharp(result.pictures[0]?.bytes).stats()
    return channels.map(({ mean }) => mean)
  }
  const [day = [], night = []] = await Promise.all([meanOf('a meadow at noon'), meanOf('a meadow at night')])
  expect(night[0] ?? 0).toBeLessThan((day[0] ?? 0) / 2)
  const [red = [], blue = []] = await Promise.all([meanOf('a red car on a table'), meanOf('a blue car on a table')])
  expect((red[0] ?? 0) - (red[2] ?? 0)).toBeGreaterThan((blue[0] ?? 0) - (blue[2] ?? 0) + 10)
})

test('words it does not know come back, and so does a style it has not', async () => {
  const { result } = await draw(wish('a majestic fox, bokeh', { style: 'oil on canvas' }))
  expect(result.ignored).toEqual(['majestic', 'bokeh', 'oil on canvas'])
})

test.each(drawingStyles)('style $label', async ({ id, label }) => {
  const [plain, styled] = await Promise.all([
    draw(wish('a panda holding an umbrella in the rain')),
    draw(wish('a panda holding an umbrella in the rain', { style: label.toUpperCase() })),
  ])
  const [before, after] = [plain.result.pictures[0], styled.result.pictures[0]]
  expect(styled.result.ignored).toEqual([])
  expect(hashOf(after?.bytes ?? new Uint8Array()) === hashOf(before?.bytes ?? new Uint8Array())).toBe(id === 'plain')
  expect(await sharp(after?.bytes).metadata()).toMatchObject({ width: 320, height: 256 })
})

test('every place can be drawn in every format', async () => {
  const words = placeNames.map((name) => [...settingWords].find(([, meaning]) => meaning.place === name)?.[0] ?? '')
  expect(words).not.toContain('')
  for (const [nth, word] of words.entries()) {
    const [width, height] = nth % 2 ? [640, 256] : [256, 640]
    const { result } = await draw(wish(`three birds, a boat, a castle and a dancing robot, ${word}`, { width, height }))
    const { channels } = await sharp(result.pictures[0]?.bytes).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15)
  }
})

test.each<[string, Partial<Input>]>([
  ['a side too small', { width: 10 }],
  ['a side too large', { height: 100_000 }],
  ['half a pixel', { width: 300.5 }],
  ['no picture', { count: 0 }],
  ['too many', { count: 100 }],
  ['a seed below 0', { seed: -1 }],
  ['a prompt too long', { prompt: 'a'.repeat(2_001) }],
])('%s is declined', async (_, more) => {
  await expect(draw(wish('a fox', more))).rejects.toMatchObject({ name: 'EngineFailure', kind: 'unable' })
})

test('nobody waits any more', async () => {
  const stop = new AbortController()
  const drawing = draw(wish('a fox in the forest', { width: 2_048, height: 2_048, count: 8 }), stop.signal)
  setTimeout(() => stop.abort(), 50)
  await expect(drawing).rejects.toMatchObject({ kind: 'cancelled' })
  const next = await draw(wish('a fox'))
  expect(next.result.pictures).toHaveLength(1)
})
