import { askPanel } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'
import { listPoints } from './list-points.ts'
import { pointWords, samePoint } from './point-words.ts'

const rowsOf = async (question: string, ...texts: string[]): Promise<string[]> =>
  (await askPanel(question, ...texts)).claims
    .filter(({ support }) => support.length > 1)
    .map(({ support, text }) => `${support.join('')} ${text}`)

test.each([
  ['Set clear goals', 'Set goals', 'b'],
  ['Keep a plant diary', 'Plant diary', 'both'],
  ['Plant journaling', 'Keep a plant journal', 'both'],
  ['Use mulch', 'Mulching', 'both'],
  ['Select a sunny spot', 'Choose a sunny spot', 'both'],
  ['Improved drainage', 'Better drainage', 'both'],
  ['Never overwater', "Don't overwater", 'both'],
  ['Define your garden idea', 'Define your idea', 'b'],
  ['Visualization', 'Visualize', 'both'],
])('"%s" and "%s" name one point', (one, other, within) => {
  expect(samePoint(pointWords(one), pointWords(other), pointWords('How do I start a garden?').all)).toBe(within)
})

test.each([
  ['Overwater the roses', "Don't overwater the roses"],
  ['Turn on the tap', 'Turn off the tap'],
  ['Reduced drainage', 'Improved drainage'],
  ['Community', 'Communication'],
  ['Organic soil', 'Organized soil'],
  ['Prune in spring', 'Prune in autumn'],
  ['Garden', 'Gardening'],
  ['Start a compost heap', 'Start a garden'],
  ['Water 2 times', 'Water 3 times'],
])('"%s" and "%s" name two', (one, other) => {
  expect(samePoint(pointWords(one), pointWords(other), pointWords('How do I start a garden?').all)).toBeNull()
})

test('points are read from numbered, bold, headed and labelled lists, with the heading they stand under', () => {
  const answer = [
    'There are some things to know.',
    '1. **Pick a pot:** clay is fine.',
    '2. Add gravel - it drains well',
    '### 3. **Water weekly**',
    'Shade: it likes to stand in half shade.',
    'Warmth: it needs at least ten degrees.',
    '**Drawbacks:**',
    '- Slow growth. It takes years.',
    '- This is a whole sentence that goes on and on and names no point',
    '- `max_size` (in cm)',
    '- It is blue. Its leaf is green.',
    '- Premise 1: all is water.',
    "**Don't:**",
    '- Feed it in winter',
  ].join('\n')
  expect(listPoints(answer).map(({ text, side }) => `${text}${side ? ` (${side})` : ''}`)).toEqual([
    'Pick a pot',
    'Add gravel',
    'Water weekly',
    'Shade',
    'Warmth',
    'Slow growth (against)',
    'max_size (against)',
    'It is blue (against)',
  ])
  for (const { text, segment } of listPoints(answer)) expect(answer.slice(segment.start, segment.end)).toBe(text)
})

test('what lists have in common is a row with each seat in its own words, whatever the items tell besides', async () => {
  expect(
    await rowsOf(
      'How can I sleep better?',
      '1. **Keep a fixed bedtime:** go to bed at ten.\n2. **Avoid caffeine:** none after lunch.',
      '- Caffeine-free evenings: tea is fine.\n- Keep a regular, fixed bedtime. Your body likes rhythm.',
      '### 1. Avoid Caffeine\nIt stays for hours.\n### 2. Dim the lights\nBright light wakes you.',
    ),
  ).toEqual(['AC Avoid Caffeine', 'AB Keep a fixed bedtime'])
})

test('what stands under drawbacks is not what stands under benefits', async () => {
  const [one, other] = [
    '**Benefits:**\n- Independence: you decide.\n- Quiet: no one calls.',
    '**Drawbacks:**\n- Independence: nobody helps.\n- Noise: it is loud.',
  ]
  expect(await rowsOf('Is living alone a good thing?', one!, other!)).toEqual([])
  const { claims } = await askPanel(
    'Is living alone a good thing?',
    one!,
    one!.replace('you decide', 'it is all up to you'),
  )
  expect(claims.find(({ text }) => text === 'Independence')?.voices.map(({ under }) => under)).toEqual([
    'Benefits',
    'Benefits',
  ])
})

test('the merged answer keeps what speaks for a thing and what against it apart', async () => {
  const lists = ['calm', 'quiet'].map(
    (word) =>
      `**Pros:**\n- Independence: ${word}.\n- Order: ${word} too.\n**Cons:**\n- Higher rent: ${word} costs.\n- Silence: it is.`,
  )
  const { answer } = await askPanel('Is living alone a good thing?', ...lists)
  expect(answer).toContain('Several name for it: Independence; Order.')
  expect(answer).toContain('Several name against it: Higher rent; Silence.')
})

test('names in two lists are one or nothing to each other, and never a dispute', async () => {
  const { heading, disputes, possible, claims } = await askPanel(
    'What are the best board game publishers in Europe?',
    '1. Kosmos\n2. 3AM Games\n3. Days of Wonder',
    '1. Kosmos\n2. 5AM Games\n3. Ravensburger',
  )
  expect([heading, disputes, possible]).toEqual(['agree', [], []])
  expect(claims.filter(({ support }) => support.length > 1).map(({ text }) => text)).toEqual(['Kosmos'])
})

test('headings of a comparison and of a recipe are no points', async () => {
  const lists = ['1. Durability: oak lasts.\n2. Grain: fine.', '1. Durability: pine wears.\n2. Grain: coarse.']
  expect(await rowsOf('What is the difference between oak and pine?', ...lists)).toEqual([])
  expect(await rowsOf('Which one is better, oak or pine?', ...lists)).toEqual([])
})

test('the merged answer tells the points of lists in one breath', async () => {
  const { answer } = await askPanel(
    'What are the principles of good soil?',
    '- Structure: loose.\n- Drainage: water runs off.\n- Humus: dark.',
    '- Humus: it feeds.\n- Drainage: no puddles.\n- Lime: some.',
  )
  expect(answer).toMatch(/^Several name: (?:Drainage; Humus|Humus; Drainage)\./)
})

test('who orders a point at the opening of a sentence names it too, unless in a case only', async () => {
  const lists = [
    '1. **Keep a bird diary:** note the day.\n2. **Use a tripod:** it steadies.',
    '- Keep a bird diary and write down what you saw.\n- Use a tripod only if it is dark.\n- Go early.',
  ]
  expect(await rowsOf('How do I get better at watching birds?', ...lists)).toEqual(['AB Keep a bird diary'])
  const { claims } = await askPanel('How do I get better at watching birds?', ...lists)
  const quotes = claims.flatMap(({ voices }) => voices.map(({ quote }) => quote))
  expect(quotes.filter((quote) => quote === 'Keep a bird diary')).toHaveLength(2)
})

test('who names a point in a row of things within a sentence that answers names it too', async () => {
  const list = '1. **Patience:** wait.\n2. **Thrift:** save.\n3. **Candour:** tell.'
  const question = 'What are the virtues of a good miller?'
  expect(
    await rowsOf(question, list, 'The virtues of a good miller include patience, strength, and thrift. He sings.'),
  ).toEqual(['AB Patience', 'AB Thrift'])
  expect(
    await rowsOf(question, list, 'The virtues of a good miller are patience, strength and thrift. He sings.'),
  ).toEqual(['AB Patience', 'AB Thrift'])
  expect(
    await rowsOf(
      question,
      list,
      'The virtues of a good miller do not include patience, strength, and thrift. He sings.',
    ),
  ).toEqual([])
  expect(await rowsOf(question, list, 'The virtues of a good miller are strength and thrift. He sings.')).toEqual([])
})

test('a question that asks for benefits may be answered with them or under their heading', async () => {
  const question =
    'Tell me as a good friend would in plain words what the benefits of an early night are and why they are so often told?'
  const answers = [
    '**Benefits:**\n- Calm: you rest.\n- Health: you last.',
    '1. Calm: no hurry.\n2. Order: all is done.',
  ]
  expect(await rowsOf(question, ...answers)).toEqual(['AB Calm'])
})

test('a point of two words is said by who names both', async () => {
  const { claims } = await askPanel(
    'How do I write a good note?',
    '1. **Keep it concise and focused:** one page.\n2. **Use verbs:** they help.',
    '1. **Keep it concise:** be short.\n2. **Add dates:** always.',
  )
  const [row] = claims.filter(({ support }) => support.length > 1)
  expect(row?.text).toBe('Keep it concise')
})

test('points that more name than say any sentence open the merged answer', async () => {
  const { answer } = await askPanel(
    'What should I know about eating well?',
    '1. **Hydration:** drink water.\n2. **Fiber:** Fiber can be found in fruits and beans.',
    '1. **Hydration:** water helps.\n2. **Fiber:** Fiber can be found in fruits and beans.',
    '1. **Hydration:** tea counts.\n2. **Protein:** eat eggs.',
  )
  expect(answer).toMatch(/^Several name: Hydration/)
})
