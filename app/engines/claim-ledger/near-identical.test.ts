import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { buildLedger } from './ledger.ts'
import { relateClaims } from './relation.ts'
import { isDangling } from './relate/standing-alone.ts'
import { toExactKey } from './text/text.ts'

const tools = openLedgerTools()
const relate = async (a: string, b: string): Promise<string> => (await relateClaims(a, b, tools)).relation

const TOLD_CLOSER: [string, string][] = [
  ['Frida Kahlo was a painter.', 'Frida Kahlo was a Mexican painter.'],
  ['The portrait hangs in the Louvre.', 'The portrait hangs in the Louvre in Paris.'],
  ['The carpet is made of wool.', 'The carpet is made of pure wool.'],
  ['Jacinda Ardern led New Zealand.', 'Former prime minister Jacinda Ardern led New Zealand.'],
  ['Cleopatra was the last queen of Egypt.', 'Cleopatra VII was the last queen of Egypt.'],
  ['The diary was found in an attic.', 'The diary was found in the attic of the house.'],
]

test.each(TOLD_CLOSER)('%s | %s tells it more closely', async (a, b) => {
  expect(['agree', 'qualifies']).toContain(await relate(a, b))
  expect(['agree', 'qualifies']).toContain(await relate(b, a))
})

const WRITTEN_OTHERWISE: [string, string][] = [
  ["She's tired and it's late.", 'She is tired and it is late.'],
  ["The witness couldn't remember the date.", 'The witness could not remember the date.'],
  ["It'll snow on the pass tonight.", 'It will snow on the pass tonight.'],
  ["They've sold the farm.", 'They have sold the farm.'],
  ['Check-in opens at 3 pm.', 'Check-in opens at three pm.'],
  ['Hand washing stops the spread of infections.', 'Handwashing stops the spread of infections.'],
  ['Slavery was abolished throughout the empire.', 'Slavery was abolished across the empire.'],
]

test.each(WRITTEN_OTHERWISE)('%s | %s is one thing written in two ways', async (a, b) => {
  expect(await relate(a, b)).toBe('agree')
})

const APART: [string, string, relation: string][] = [
  ['The kettle switches itself off.', 'The kettle switches itself on.', 'contradict'],
  ['Check-in opens at 3 pm.', 'Check-in opens at three am.', 'contradict'],
  ['World War I ended in winter.', 'World War II ended in winter.', 'not agree'],
  ['Louis XIV was king of France.', 'Louis XV was king of France.', 'not agree'],
  ["The museum can't be reached by bus.", 'The museum can be reached by bus.', 'contradict'],
  ['The former minister was arrested.', 'The minister was arrested.', 'not agree'],
  ['The law applies to everyone.', 'The law applies only to companies.', 'not agree'],
]

test.each(APART)('%s | %s is not the same', async (a, b, relation) => {
  const found = await relate(a, b)
  if (relation === 'contradict') expect(found).toBe('contradict')
  else expect(found).not.toBe('agree')
})

test('of a noun "\'s" is not read as "is"', () => {
  expect(toExactKey("The roof's colour is red.")).toBe("the roof's colour is red")
  expect(toExactKey('It’s not red, and I cannot say why.')).toBe('it is not red and i can not say why')
})

const panel = (a: string, b: string) =>
  buildLedger(
    {
      question: '',
      answers: [
        { seat: 'A', text: a },
        { seat: 'B', text: b },
      ],
    },
    tools,
  )

test('two answers that only contract their words stand in one row', async () => {
  for (const [a, b] of [
    ["It's a silent film.", 'It is a silent film.'],
    ["The fee isn't refundable at all.", 'The fee is not refundable at all.'],
  ] as const) {
    const { claims, disputes } = await panel(a, b)
    expect(disputes).toEqual([])
    expect(claims.map(({ support }) => support)).toContainEqual(['A', 'B'])
  }
})

test('"each" before a noun points at nothing said before', async () => {
  expect(isDangling('Each side starts with 16 pieces.')).toBe(false)
  expect(isDangling('Each has four legs.')).toBe(true)
  expect(isDangling('Each of them has four legs.')).toBe(true)
  const { disputes } = await panel('Each side starts with 16 pieces.', 'Each side starts with 18 pieces.')
  expect(disputes).toHaveLength(1)
})
