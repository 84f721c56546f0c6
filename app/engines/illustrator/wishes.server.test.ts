import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { wishes, type Wish } from '#tests/eval-sets/pictures/wishes.ts'
import { openDrawer } from './drawer.server.ts'
import { openIcons } from './icons.server.ts'
import { ownDrawings } from './figures/own.ts'
import { readPrompt } from './reading.ts'
import { createThingIndex } from './words/thing-index.ts'

const drawer = openDrawer()
const load = createRequire(import.meta.url)
const names = new Set([...openIcons().names, ...Object.keys(ownDrawings)])
const things = createThingIndex(load('emojibase-data/en/compact.json'), names)

/** A thing where it stands in the picture: the middle of its box, its size, and how late it is drawn. */
type Seen = { thing: string; colour: string | null; x: number; y: number; size: number; order: number }

const readSeen = (svg: string): Seen[] =>
  [
    ...svg.matchAll(
      /<use href="#s\d+" data-thing="([^"]+)"(?: data-colour="([^"]+)")? transform="translate\((\S+) (\S+)\) scale\((\S+?)\)/g,
    ),
  ].map(([, thing = '', colour = null, left, top, scale], order) => {
    const size = Number(scale)
    return { thing, colour, size, order, x: Number(left) + size / 2, y: Number(top) + size / 2 }
  })

/** Where two things stand to each other when the words are true; a head stands for the whole of somebody. */
const holds: Readonly<Record<string, (one: Seen, other: Seen) => boolean>> = {
  riding: (one, other) => isOver(one, other) && one.y < other.y,
  on: (one, other) => isOver(one, other) && one.y < other.y,
  /** With the feet on the deck, not on the mast. */
  aboard: (one, other) => {
    const feet = (one.y + one.size / 2 - (other.y - other.size / 2)) / other.size
    return isOver(one, other) && feet > 0.35 && feet < 0.9
  },
  in: (one, other) => isOver(one, other) && Math.abs(one.y - other.y) < other.size,
  under: (one, other) => Math.abs(one.x - other.x) < other.size * 0.75 && one.y > other.y,
  before: (one, other) => one.order > other.order,
  behind: (one, other) => one.order < other.order,
  beside: (one, other) => Math.abs(one.x - other.x) > Math.min(one.size, other.size) * 0.3,
  holding: (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < Math.max(one.size, other.size) * 1.4,
  wearing: (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < one.size * 0.75,
}
const isOver = (one: Seen, other: Seen) => Math.abs(one.x - other.x) < Math.max(one.size, other.size) * 0.6

async function findFaults({ prompt, ...wish }: Wish): Promise<string[]> {
  const size = { width: 512, height: 512 }
  const { pictures, ignored } = await drawer.draw(
    { prompt, style: 'plain', ...size, seed: null, count: 1 },
    () => undefined,
  )
  const svg = pictures[0]?.svg ?? ''
  const seen = readSeen(svg)
  const { setting, style } = readPrompt(prompt, things)
  const settled = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(svg)?.[1]
  const faults: string[] = []
  const say = (fault: string) => faults.push(`${prompt}: ${fault}`)
  for (const [thing, count] of Object.entries(wish.things ?? {})) {
    const found = seen.filter((one) => one.thing === thing).length
    if (found !== count) say(`${found} ${thing}, not ${count}`)
  }
  const extra = seen
    .map(({ thing }) => thing)
    .filter((thing) => !(thing in (wish.things ?? {})) && thing !== 'musical-notes')
  if (extra.length > 0) say(`nobody asked for ${extra.join(', ')}`)
  for (const [thing, colour] of Object.entries(wish.colours ?? {}))
    if (!seen.some((one) => one.thing === thing && one.colour === colour)) say(`${thing} is not ${colour}`)
  for (const tie of wish.ties ?? []) {
    const [one = '', relation = '', other = ''] = tie.split(' ')
    const pairs = seen
      .filter(({ thing }) => thing === one)
      .flatMap((first) => seen.filter(({ thing }) => thing === other).map((second) => [first, second] as const))
    if (!pairs.some(([first, second]) => holds[relation]?.(first, second))) say(`not seen: ${tie}`)
  }
  for (const name of ['place', 'time', 'weather', 'season'] as const)
    if (wish[name] && settled(name) !== wish[name]) say(`${name} is ${settled(name)}, not ${wish[name]}`)
  for (const feature of wish.sky ?? [])
    if (!setting.features.includes(feature as never)) say(`no ${feature} in the sky`)
  if (wish.style && style !== wish.style) say(`style ${style}, not ${wish.style}`)
  for (const word of wish.ignored ?? []) if (!ignored.includes(word)) say(`"${word}" is not told as left out`)
  return faults
}

test('sixty-three wishes are drawn as they were said: things, numbers, ties, colours and the setting', async () => {
  const faults: string[] = []
  for (const wish of wishes) faults.push(...(await findFaults(wish)))
  expect(wishes).toHaveLength(63)
  expect(faults).toEqual([])
}, 240_000)
