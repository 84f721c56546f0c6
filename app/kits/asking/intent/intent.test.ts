import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { examplesOf, intentExamples } from './examples.ts'
import { goldSentences, unclear } from '#tests/eval-sets/intent.ts'
import { intentIds } from './intent.ts'
import { unpackMeaning, weighMeaning, type PackedMeaning } from './meaning.ts'
import { findPlaces } from './places.server.ts'
import { readSlots, recogniseIntent } from './recognise-intent.server.ts'
import { decide, readWish, weighCues } from './weigh.ts'

const packed = JSON.parse(readFileSync(new URL('./meaning.json', import.meta.url), 'utf8')) as PackedMeaning
const meaning = unpackMeaning(packed)

async function recognise(text: string) {
  const wish = readWish(text, findPlaces)
  const [vector] = await embed([wish.typed])
  return decide(wish, weighCues(wish), weighMeaning(vector!, meaning))
}

test('there are 15 examples of each wish at least, and what was learned is learned from them', () => {
  for (const id of intentIds) expect(new Set(examplesOf(id)).size, id).toBeGreaterThanOrEqual(15)
  const hash = createHash('sha256').update(JSON.stringify(intentExamples)).digest('hex').slice(0, 16)
  expect(packed.examples, 'run npx tsx training/intent/train-intent.ts').toBe(hash)
  const examples = new Set(intentIds.flatMap(examplesOf).map((text) => text.toLowerCase()))
  expect(goldSentences.filter(({ text }) => examples.has(text.toLowerCase()))).toEqual([])
})

test('of sentences that no rule was made with, nine in ten are told right at first', async () => {
  const held = goldSentences.filter(({ isHeldOut }) => isHeldOut)
  const told = []
  for (const one of held) told.push({ ...one, found: await recognise(one.text) })
  const right = told.filter(({ found, intent }) => found.intent === intent)
  expect(right.length / held.length).toBeGreaterThanOrEqual(0.9)
  const sure = told.filter(({ found }) => found.confidence !== 'unsure')
  const surelyWrong = sure.filter(({ found, intent }) => found.intent !== intent)
  expect(surelyWrong.length / sure.length).toBeLessThan(0.05)
}, 120_000)

test('words without a wish are answered by a question back', async () => {
  for (const text of unclear) expect((await recognise(text)).confidence, text).toBe('unsure')
  expect(await recogniseIntent('  ', null)).toMatchObject({ intent: null, confidence: 'unsure' })
})

test('without the embeddings the cues tell alone', async () => {
  expect(await recogniseIntent('Please translate this into French: good night', null)).toMatchObject({
    intent: 'translate',
    confidence: 'certain',
    slots: { text: 'good night', to: 'fr' },
  })
})

test.each([
  ['translate', 'How do you say "see you soon" in Spanish?', { text: 'see you soon', to: 'es' }],
  ['translate', 'translate from German to English: guten Morgen', { text: 'guten Morgen', from: 'de', to: 'en' }],
  ['translate', 'traduis en anglais : le chat dort', { to: 'en' }],
  ['translate', 'translate hello my friend into Portuguese', { text: 'hello my friend', to: 'pt' }],
  [
    'summarise',
    'Summarise this:\nBees live in colonies.\nThey make honey.',
    { text: 'Bees live in colonies.\nThey make honey.' },
  ],
  ['summarise', 'please summarise this article for me', { text: '' }],
  ['polish', 'make this more formal: hey guys', { text: 'hey guys', tone: 'formal' }],
  ['draw', 'Could you please draw me a red bicycle', { text: expect.stringContaining('red bicycle') }],
  ['draw', 'make a picture of two owls', { text: 'two owls' }],
  ['calculate', 'What is 15 % of 240?', { text: '15 % of 240' }],
  ['speak', 'read this aloud: Doors close at nine.', { text: 'Doors close at nine.' }],
  ['detect', 'What language is this: kiitos paljon', { text: 'kiitos paljon' }],
  ['settings', 'change my password', { part: 'security' }],
  ['settings', 'switch to dark mode', { part: 'appearance' }],
  ['place', 'compare Japan and Italy', { places: ['Japan', 'Italy'] }],
  ['place', 'muéstrame el mapa de Marruecos', { places: ['Morocco'] }],
  ['open', 'take me to the marketplace', { screen: 'marketplace' }],
  ['open', 'open the models page please', { screen: 'models' }],
  ['web', 'search the web for bread recipes', { text: 'bread recipes' }],
] as const)('%s: %s', (intent, text, slots) => {
  expect(readSlots(text, intent)).toMatchObject(slots)
})

test('names that are words of their own are no places, and a long text keeps its own', () => {
  expect(findPlaces('tell us about the turkey in the car')).toEqual({ countries: [], areas: [] })
  expect(findPlaces('Turkey and Chad').countries).toEqual(['Türkiye', 'Chad'])
  expect(readSlots(`summarise: ${'A long story. '.repeat(400)}`, 'summarise').text.length).toBeGreaterThan(5_000)
})
