import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { relateClaims } from './relation.ts'

const tools = openLedgerTools()
const relate = async (a: string, b: string): Promise<string> => (await relateClaims(a, b, tools)).relation

const STATEMENTS = [
  'The Danube is flowing through Vienna.',
  'The vaccine is effective against measles.',
  'The library is open on Sundays.',
  'Copper can conduct electricity.',
  'The tenant must pay the deposit.',
  'The committee has approved the budget.',
  'Penguins are able to swim.',
]

test.each(STATEMENTS)('inserting "not" flips: %s', async (statement) => {
  const denied = statement.replace(/\b(is|are|can|must|has)\b/, '$1 not')
  expect(await relate(statement, denied)).toBe('contradict')
  expect(await relate(denied, denied)).toBe('agree')
})

test('unit conversion and number words keep agreement', async () => {
  expect(await relate('The tower is 330 m tall.', 'The tower is 0.33 km tall.')).toBe('agree')
  expect(await relate('The tower is 330 m tall.', 'The tower is 1,083 feet tall.')).toBe('agree')
  expect(await relate('The team has eleven players.', 'The team has 11 players.')).toBe('agree')
  expect(await relate('The tower is 330 m tall.', 'The tower is 330 km tall.')).toBe('contradict')
})

test('a name that begins with a phrase of the vocabulary is read to its end', async () => {
  const premiere = 'The New York Philharmonic gave its premiere in 1896.'
  expect(await relate(premiere, 'The premiere was given by the New York Philharmonic in 1896.')).toBe('agree')
})

test('the answer is the same in both orders, with the sides changed', async () => {
  const forth = await relateClaims('The bridge opened in 1937.', 'The bridge opened in 1973.', tools)
  const back = await relateClaims('The bridge opened in 1973.', 'The bridge opened in 1937.', tools)
  expect(forth.relation).toBe('contradict')
  expect(back.relation).toBe('contradict')
  expect(forth.differs).toMatchObject({ slot: 'date', a: { value: '1937' }, b: { value: '1973' } })
  expect(back.differs).toMatchObject({ slot: 'date', a: { value: '1973' }, b: { value: '1937' } })
})

test('a swap of roles contradicts, a passive does not', async () => {
  expect(await relate('Google acquired YouTube.', 'YouTube acquired Google.')).toBe('contradict')
  expect(await relate('Google acquired YouTube.', 'YouTube was acquired by Google.')).toBe('agree')
  expect(await relate('France is larger than Germany.', 'Germany is smaller than France.')).toBe('agree')
  expect(await relate('The capital of France is Paris.', 'Paris is the capital of France.')).toBe('agree')
})

test('aliases agree, and names that only look alike do not', async () => {
  expect(await relate('The capital of Mongolia is Ulan Bator.', 'Ulaanbaatar is the capital of Mongolia.')).toBe(
    'agree',
  )
  expect(await relate('The capital of Türkiye is Ankara.', 'Ankara is the capital of Turkey.')).toBe('agree')
  expect(await relate('Vienna is the capital of Austria.', 'Vienna is the capital of Australia.')).not.toBe('agree')
  expect(await relate('World War I ended in 1918.', 'World War II ended in 1918.')).not.toBe('agree')
})

test('units that are named without a figure, rates and parts are held against each other', async () => {
  expect(await relate('The timeout is given in seconds.', 'The timeout is expressed in minutes.')).toBe('contradict')
  expect(await relate('Silver costs about $30 per ounce.', 'Silver costs about $30 a kilo.')).toBe('contradict')
  expect(await relate('A stool is three-legged.', 'A stool has four legs.')).not.toBe('agree')
  expect(await relate('The timer runs for 5 seconds.', 'Timer 5 runs for 5 minutes.')).not.toBe('agree')
})

test('a denial in other words than "not" is none the less one', async () => {
  const [yes, no] = ['Absolutely! You can freeze the cooked rice.', "I'm afraid not: the cooked rice can't be frozen."]
  expect(await relate(yes!, no!)).toBe('contradict')
})

test('what is not impossible is possible, and a capital that "isn\'t Sydney, it\'s Canberra" is Canberra', async () => {
  expect(await relate('It is not impossible to reach the hut in winter.', 'The hut can be reached in winter.')).toBe(
    'agree',
  )
  expect(await relate('It is not impossible to reach the hut.', 'The hut cannot be reached.')).toBe('contradict')
  const canberra = "Australia's capital isn't Sydney, whatever people think, it's Canberra."
  expect(await relate('The capital of Australia is Canberra.', canberra)).toBe('agree')
  expect(await relate('The capital of Australia is Sydney.', canberra)).toBe('contradict')
})

test('courtesy is no claim', async () => {
  expect(await relate('I hope this helps!', 'I hope this helps!')).toBe('unrelated')
  expect(await relate('Sure! Water boils at 100 °C.', 'Water boils at 100 °C. Let me know if you need more.')).toBe(
    'agree',
  )
})

test('names the tier that decided', async () => {
  expect((await relateClaims('Paris is in France.', 'paris is in France', tools)).tier).toBe('exact')
  expect((await relateClaims('The drug is safe.', 'The drug is dangerous.', tools)).tier).toBe('lexicon')
})

test('says what of long texts was not compared', async () => {
  const long = Array.from({ length: 300 }, (_, n) => `Bridge number ${n} opened in ${1500 + n}.`).join(' ')
  const { cuts = [] } = await relateClaims(long, 'The bridge opened in 1937.', tools)
  expect(cuts).toContainEqual({ what: 'claims', seat: 'a', compared: 80 })
  expect((await relateClaims('It opened in 1937.', 'It opened in 1938.', tools)).cuts).toBeUndefined()
})
