import { expect, test } from 'vitest'
import { gatherActors } from './figures/company.ts'
import { openIcons } from './icons.server.ts'
import { readPrompt } from './reading.ts'
import { openSprites } from './sprites.server.ts'
import { createThingIndex } from './words/thing-index.ts'

const sprites = openSprites(openIcons())
const things = createThingIndex([], sprites.names)

async function actorsOf(prompt: string) {
  const reading = readPrompt(prompt, things)
  const bounds = new Map(
    await Promise.all(reading.nouns.map(async ({ icon }) => [icon, await sprites.measure(icon)] as const)),
  )
  return { reading, actors: gatherActors(reading, bounds, 0) }
}

test.each([['a kitten in a tree'], ['a bunny in a palm'], ['a bunny in a boat']])(
  '%s is in sight: the guest is drawn after what it is in',
  async (prompt) => {
    const { reading, actors } = await actorsOf(prompt)
    expect(reading.nouns).toHaveLength(2)
    expect(actors).toHaveLength(1)
    const { shapes } = actors[0]!.figure
    const places = reading.nouns.map(({ icon }) => shapes.findIndex(({ sprite }) => sprite.includes(icon)))
    expect(places[0]).toBeGreaterThan(places[1]!)
  },
)

test('what swims does not stand on the shore with its company', async () => {
  const { actors } = await actorsOf('a lighthouse with a boat')
  expect(actors.map(({ noun }) => noun.icon)).toEqual(['lighthouse', 'sailboat'])
})

test('a coffee cup is one thing', async () => {
  const { reading } = await actorsOf('a coffee cup beside a kitten')
  expect(reading.nouns.map(({ icon }) => icon)).toEqual(['hot-beverage', 'cat'])
})
