import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import { openIcons } from './icons.server.ts'
import { readPrompt } from './reading.ts'
import type { Reading } from './scene.ts'
import { ownDrawings } from './figures/own.ts'
import { createThingIndex } from './words/thing-index.ts'
import type { ThingIndex } from './words/thing-index.ts'

let things: ThingIndex
beforeAll(() => {
  const load = createRequire(import.meta.url)
  const names = new Set([...openIcons().names, ...Object.keys(ownDrawings)])
  things = createThingIndex(load('emojibase-data/en/compact.json'), names)
})

const read = (prompt: string): Reading => readPrompt(prompt, things)
const nounsOf = (prompt: string) => read(prompt).nouns.map(({ icon, count }) => `${count} ${icon}`)
const linksOf = (prompt: string) => {
  const { nouns, links } = read(prompt)
  return links.map(({ from, relation, to }) => `${nouns[from]?.icon} ${relation} ${nouns[to]?.icon}`)
}

test.each([
  ['three penguins and a snowman', ['3 penguin', '1 snowman-without-snow']],
  ['two wolves, mice and a dozen butterflies', ['2 wolf', '3 mouse', '12 butterfly']],
  ['people with puppies', ['3 person', '3 dog']],
  ['a snow leopard eating ice cream', ['1 leopard', '1 ice-cream']],
  ['a mermaid and dolphins, a party with balloons', ['1 mermaid', '3 dolphin', '1 party-popper', '3 balloon']],
  ['three majestic owls', ['3 owl']],
  ['99 balloons', ['12 balloon']],
  ['an orange and an orange cat', ['1 tangerine', '1 cat']],
  ['pirate ship, oil painting', ['1 pirate-ship']],
  ['a pirate, steam, top view', []],
  ['a chocolate cake and a brick wall', ['1 birthday-cake']],
  ['a robot painting a picture', ['1 robot']],
  ['a shiba inu and a couple', ['1 dog', '1 couple']],
  ['a red cube on a blue sphere', ['1 cube', '1 sphere']],
  ['a penguin family', ['4 penguin']],
  ['a bowl of ramen, a bowl of strawberries', ['1 steaming-bowl', '4 strawberry']],
  ['a small wooden boat', ['1 sailboat']],
  ['a lighthouse beside a windmill', ['1 lighthouse', '1 windmill']],
])('%s', (prompt, nouns) => {
  expect(nounsOf(prompt)).toEqual(nouns)
})

test.each([
  ['a panda riding a bicycle through a bamboo forest', ['panda riding bicycle']],
  ['a panda riding a bicycle and holding a balloon', ['panda riding bicycle', 'panda holding balloon']],
  [
    'a cat in a box next to a dog wearing sunglasses',
    ['cat in package', 'package beside dog', 'dog wearing sunglasses'],
  ],
  ['a lion king', ['lion wearing crown']],
  ['a girl with an umbrella', ['girl holding umbrella']],
  ['a dog wearing a crown and a scarf', ['dog wearing crown', 'dog wearing scarf']],
  ['a basket full of puppies', ['dog in basket']],
  ['a grandmother in a chair', ['old-woman on chair']],
  ['a windmill in a field of tulips', ['windmill beside tulip']],
  ['a doctor in a hospital', ['health-worker before hospital']],
  ['a bear in a hat', ['bear wearing womans-hat']],
  ['a panda eating bamboo', ['panda holding bamboo-stalk']],
  ['birds under a tree', ['bird under deciduous-tree']],
  ['a cat on the beach', []],
  ['a cat on a cat on a dog', ['cat on cat', 'cat on dog']],
])('ties of %s', (prompt, links) => {
  expect(linksOf(prompt)).toEqual(links)
})

test('the setting is read before things, and the longest phrase wins', () => {
  expect(read('a rainy night in the city in autumn').setting).toEqual({
    time: 'night',
    weather: 'rain',
    season: 'autumn',
    place: 'city',
    features: [],
  })
  expect(read('fireworks and a rainbow over the sea').setting).toMatchObject({
    place: 'sea',
    features: ['fireworks', 'rainbow'],
  })
  expect(read('a car on a road in the desert').setting.place).toBe('desert')
  expect(read('watercolour of a fox').style).toBe('watercolour')
})

test('words without effect are listed as they were written, once', () => {
  expect(read('A majestic Owl, cinematic lighting, 4K, majestic').ignored).toEqual([
    'cinematic',
    'lighting',
    '4K',
    'majestic',
  ])
  expect(read('a crimson of nothing').ignored).toEqual(['crimson', 'nothing'])
  expect(read('holding').ignored).toEqual(['holding'])
  expect(read('a fox under a tree').ignored).toEqual([])
})

test.each(['', '   ', '!!! ???', '🐼🐼', '<svg onload=alert(1)>', 'あ い', 'a '.repeat(900), 'panda '.repeat(300)])(
  'strange words do no harm: %s',
  (prompt) => {
    expect(read(prompt).nouns.length).toBeLessThanOrEqual(10)
  },
)
