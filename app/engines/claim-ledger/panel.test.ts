import { openLedgerTools } from '#app/kits/asking/engine-worker/ledger-tools.server.ts'
import { expect, test } from 'vitest'
import { buildLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'

const tools = openLedgerTools()

function ask(question: string, ...texts: string[]): Promise<Ledger> {
  return buildLedger({ question, answers: texts.map((text, i) => ({ seat: `seat ${i + 1}`, text })) }, tools)
}

function claimsOf(ledger: Ledger): string[] {
  return ledger.claims.map(({ text }) => text)
}

/** A fact of a table beside a gloss of a dictionary: they say the same, or speak of two things. */
const WITHOUT_DISPUTE: [string, string, string][] = [
  [
    'What is the boiling point of water?',
    'Water boils at 100 °C (212 °F) at sea level pressure.',
    'Celsius scale: a temperature scale that defines the freezing point of water as 0 degrees ' +
      'and the boiling point of water as 100 degrees.',
  ],
  [
    'What is the largest planet in the solar system?',
    'The largest planet in the solar system is Jupiter.',
    'Jupiter is the largest planet and the 5th from the sun; ' +
      'has many satellites and is one of the brightest objects in the night sky.',
  ],
  [
    'What is the capital of Kazakhstan?',
    'The capital of Kazakhstan is Astana (called Nur-Sultan from 2019 to 2022).',
    'Astana: remote city of Kazakhstan that (ostensibly for security reasons) was made the capital in 1998.',
  ],
  [
    'What languages are spoken in Switzerland?',
    'The official languages of Switzerland are German, French, Italian and Romansh.',
    'Romansh: the Rhaeto-Romance language spoken in southeastern Switzerland; ' +
      'it is an official language of Switzerland.',
  ],
  [
    'What is the deepest lake in the world?',
    'The deepest lake in the world is Lake Baikal in Russia, about 1,640 m.',
    'Lake Baikal is the largest freshwater lake in Asia or Europe and the deepest lake in the world.',
  ],
  [
    'What is the smallest planet?',
    'The smallest planet is Mercury (named after the Roman god in the 2nd century BC).',
    'Mercury: the nearest planet to the sun that was first seen through a telescope in 1631; ' +
      'the smallest of the planets.',
  ],
  [
    'What is the highest mountain in Africa?',
    'The highest mountain in Africa is Kilimanjaro, 5,895 m (19,341 ft) above sea level.',
    'Kilimanjaro is the highest peak in Africa (19,340 feet high) and the fourth most visited; located in Tanzania.',
  ],
  [
    'Who painted Guernica?',
    'Pablo Picasso painted Guernica in 1937.',
    'Pablo Picasso was a Spanish artist who painted Guernica (1881-1973).',
  ],
]

test.each(WITHOUT_DISPUTE)('%s has no dispute between a fact and a gloss', async (question, fact, gloss) => {
  const ledger = await ask(question, fact, gloss)
  expect(ledger.disputes).toEqual([])
  expect(ledger.claims.filter(({ oppose }) => oppose.length > 0)).toEqual([])
})

test('a gloss stands by its head and is never filled into the question', async () => {
  const brazil = await ask(
    'What is the capital of Brazil?',
    'Brasília',
    'Brasilia is the capital of Brazil; a city built on the central plateau and inaugurated in 1960.',
  )
  expect(claimsOf(brazil)).toContain('Brasilia is a city built on the central plateau and inaugurated in 1960.')
  const swiss = await ask(
    'What languages are spoken in Switzerland?',
    'Romansh: the Rhaeto-Romance language spoken in Grisons; it is an official language of Switzerland.',
    'German.',
  )
  expect(claimsOf(swiss).join(' ')).not.toMatch(/language of Switzerland are spoken|language spoken in Grisons are/)
  const nile = await ask(
    'What is the longest river?',
    'Nile is the longest river; flows northward through Africa.',
    'The Nile.',
  )
  expect(claimsOf(nile)).toContain('Nile flows northward through Africa.')
})

const FOLLOW_ON: [string, string, string, string][] = [
  [
    'When did the Golden Gate Bridge open?',
    'The Golden Gate Bridge opened in 1937. It is a suspension bridge.',
    '1973',
    'The Golden Gate Bridge is a suspension bridge.',
  ],
  [
    'Where was Marie Curie born?',
    'Marie Curie was born in Warsaw. She was a physicist.',
    'Paris',
    'Marie Curie was a physicist.',
  ],
  ['How tall is Big Ben?', 'Big Ben is 96 metres tall. It is a clock tower.', '69 metres', 'Big Ben is a clock tower.'],
  ['What is the capital of Turkey?', 'Ankara. It is a modern city.', 'Istanbul', 'Ankara is a modern city.'],
  [
    'Who wrote Emma?',
    'Jane Austen wrote Emma. It is a comedy of manners.',
    'Charlotte Brontë',
    'Emma is a comedy of manners.',
  ],
]

test.each(FOLLOW_ON)('%s leaves the second sentence of an answer to itself', async (question, long, rival, follow) => {
  const ledger = await ask(question, long, rival)
  expect(claimsOf(ledger)).toContain(follow)
  expect(ledger.claims.find(({ text }) => text === follow)).toMatchObject({ support: ['seat 1'], oppose: [] })
  expect(ledger.disputes.map(({ positions }) => positions.flatMap(({ seats }) => seats).toSorted())).toEqual([
    ['seat 1', 'seat 2'],
  ])
})

test('a pronoun that may mean either of two stays', async () => {
  expect(claimsOf(await ask('What happened in 2006?', 'Google bought YouTube. It was founded in 2005.'))).toContain(
    'It was founded in 2005.',
  )
  expect(claimsOf(await ask('How many bones does an adult human have?', '206. They support the body.'))).toContain(
    'They support the body.',
  )
})

const MIXED: [string, ...string[]][] = [
  [
    'What is the capital of Myanmar?',
    'The capital of Myanmar is Naypyidaw (the capital since 2006; Yangon is the largest city).',
    'Yangon is the capital and largest city of Myanmar.',
  ],
  [
    'What is the largest desert?',
    'The largest desert is Antarctica; the largest hot desert is the Sahara.',
    'Sahara is the largest desert in northern Africa.',
    'The Sahara.',
  ],
  [
    'How tall is the Eiffel Tower?',
    'The tower is 330 m tall. It was built in 1889.',
    'The Eiffel Tower is 300 m tall and was built in 1889.',
    'It is 300 metres high.',
  ],
  [
    'When did the war end?',
    'The war ended in 1918. The treaty was signed in 1919.',
    'The war ended in 1919.',
    'It ended in 1918.',
  ],
  ['Is Pluto a planet?', 'No. It is a dwarf planet.', 'Yes, Pluto is a planet.', 'Pluto is not a planet.'],
]

test.each(MIXED)('%s puts no seat on two sides, and no disputing seat agrees with all', async (question, ...texts) => {
  const ledger = await ask(question, ...texts)
  expect(ledger.disputes.length).toBeGreaterThan(0)
  for (const { positions } of ledger.disputes) {
    const seats = positions.flatMap((position) => position.seats)
    expect(new Set(seats).size).toBe(seats.length)
    expect(positions.length).toBeGreaterThan(1)
    for (const seat of seats)
      expect(ledger.agreement.perSeat.find((one) => one.seat === seat)?.share ?? 0).toBeLessThan(1)
  }
})

test('a yes or no that opens an answer is heard', async () => {
  const ledger = await ask('Is a tomato a fruit?', 'Yes. It grows from a flower.', 'No, it is a vegetable.')
  expect(ledger.disputes).toHaveLength(1)
  expect(ledger.heading).toBe('split')
})

test('answers clash where they speak of one matter, not where their figures merely meet', async () => {
  const ledger = await ask(
    'When did the Severn tunnel open, and how long did it take to build?',
    'The Severn tunnel opened in September 1886. Building it took thirteen years. Its drift is 7 km long.',
    'Work on the tunnel lasted thirteen years. It opened to trains in 1901. Two pumps keep it dry.',
  )
  expect(ledger.disputes.map(({ slot }) => slot)).toEqual(['date'])
})

test('two opposite answers to a question of yes or no are a dispute, wherever they stand', async () => {
  const ledger = await ask(
    'Does cold weather cause colds?',
    'Colds are caused by viruses. Cold weather does not cause a cold by itself.',
    'Many people feel worse in winter. Cold weather causes a cold in most people.',
  )
  expect(ledger.disputes).toHaveLength(1)
})

test('two things of which each is said to be the one are rivals, also where the other is named beside it', async () => {
  const rivals = await ask(
    'Which lake is deeper, Baikal or Tanganyika?',
    'Baikal is the deepest lake on Earth, with Tanganyika second.',
    'Tanganyika is the deepest lake.',
  )
  expect(rivals.disputes).toHaveLength(1)
  const ranked = await ask(
    'Which peaks of the Alps are highest?',
    'Mont Blanc is the highest peak.',
    'Monte Rosa is the second highest peak.',
  )
  expect(ranked.disputes).toEqual([])
})

test('one who gives the same figure stands on one side, whatever other figures the answer names', async () => {
  const ledger = await ask(
    'How long does my landlord have to return my deposit?',
    'Once you and the landlord agree on the amount, the money should be back within 10 days. Use the free dispute service.',
    "Not a lawyer but I was a letting agent for 9 years. It's ten days. Send the request by email so it's provable.",
    'The law gives them 30 days after you hand back the keys. Dated photographs are your strongest evidence.',
  )
  const rivals = [...ledger.disputes, ...(ledger.possible ?? [])].map(({ positions }) =>
    positions.map(({ seats }) => seats),
  )
  for (const [one = [], other = []] of rivals) expect([...one, ...other].toSorted()).not.toEqual(['seat 1', 'seat 2'])
})

test('a yes with a condition stands with the other yes, against the no, in whatever words they come', async () => {
  const ledger = await ask(
    'Can I paint over wallpaper?',
    'You can, provided the paper is firmly stuck. Cut out loose seams and fill them.',
    "Please don't. Every tenant before me had done it, and taking off three layers cost me two weekends.",
    'Sure, I did the hallway in one afternoon. Textured patterns will show through.',
  )
  const asked = ledger.disputes.find(({ positions }) => positions.some(({ value }) => value.startsWith('You can')))
  expect(asked?.positions.map(({ value, seats }) => [value, seats.length])).toEqual([
    [expect.stringContaining('You can paint over wallpaper'), 2],
    ['You cannot paint over wallpaper', 1],
  ])
})

test('two who say no give two reasons, not a dispute', async () => {
  const ledger = await ask(
    'Should I wash raw chicken before cooking it?',
    'No, leave it as it is: rinsing sprays droplets carrying Campylobacter up to 80 cm around the sink. Cooking to 74 °C kills whatever is there.',
    'In my family we always do, with lime juice and vinegar. Afterwards scrub the basin with bleach.',
    "I'd say no. All you achieve is spreading germs over the worktop and the salad drying next to it.",
  )
  expect(ledger.disputes).toEqual([])
  expect(ledger.asked?.positions.map(({ value, seats }) => [value, seats])).toEqual([['No', ['seat 1', 'seat 3']]])
})

test('who says the question’s own words answers yes, and no with a not among them', async () => {
  const ledger = await ask(
    'Is the Great Wall of China visible from the Moon?',
    'The Great Wall of China is not visible from the Moon. The wall is about 21,196 kilometres long.',
    'The Great Wall of China is visible from the Moon. The wall is about 21,196 km long.',
    "The Great Wall of China isn't visible from the Moon. Parts of the wall have disappeared.",
  )
  expect(ledger.asked?.positions.map(({ value, seats }) => [value, seats])).toEqual([
    ['No', ['seat 1', 'seat 3']],
    ['Yes', ['seat 2']],
  ])
})

test('what all say word for word is said by all, however long they are', async () => {
  const bridges = Array.from(
    { length: 30 },
    (_, n) => `The bridge number ${n} of the valley was opened in ${1800 + n} and is ${100 + 3 * n} metres long.`,
  ).join(' ')
  const ledger = await ask('Which bridges are there?', bridges, bridges, bridges, bridges, bridges, bridges)
  expect(ledger.claims.every(({ support }) => support.length === 6)).toBe(true)
})

test('in prose too, figures that clash about one thing are never agreement', async () => {
  const ledger = await ask(
    'How far is the Moon from the Earth and is it moving away?',
    'The Moon orbits at about 384,400 km. It is slowly receding, by some 3.8 cm every year, because of the tides.',
    'On average it is 384,400 kilometres away. It drifts outward by nearly 3.8 centimetres annually, owing to the tides.',
    'The distance averages around 384,400 km. The Moon is retreating by about 3.8 metres per year, driven by the tides.',
  )
  expect(ledger.claims.filter(({ text, support }) => /3[.]8/.test(text) && support.includes('seat 3'))).toMatchObject([
    { support: ['seat 3'] },
  ])
})

test('what is shown as agreed names no figure that one seat alone gives', async () => {
  const ledger = await ask(
    'Who won the first FIFA World Cup and where was it held?',
    'Uruguay won the first World Cup in 1930, and the tournament was also staged there. Uruguay beat Argentina in the final. Only thirteen teams took part.',
    'Hosts Uruguay were the first world champions, in 1930. Uruguay beat Argentina by 3–1 in the final in Montevideo. Thirteen nations entered.',
  )
  const won = ledger.claims.find(({ text }) => text.includes('Argentina'))
  expect([won?.text, won?.support]).toEqual(['Uruguay beat Argentina in the final.', ['seat 1', 'seat 2']])
})
