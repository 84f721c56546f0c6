import { askPanel } from '#tests/support/panels.ts'
import { describe, expect, test } from 'vitest'
import type { Ledger } from './ledger.ts'

const agreed = ({ claims }: Ledger): string[] =>
  claims.filter(({ support, oppose }) => support.length > 1 && oppose.length === 0).map(({ text }) => text)
const rivals = ({ disputes }: Ledger): string[][] =>
  disputes.map(({ positions }) => positions.map(({ value }) => value).toSorted())
const texts = ({ claims }: Ledger): string[] => claims.map(({ text }) => text)

describe('two answers that differ in one value are a dispute, whatever script or habit writes it', () => {
  test.each([
    ['Das kostet 1.299,00 Euro.', 'Das kostet 1.399,00 Euro.', ['1.299,00', '1.399,00']],
    ['La torre mide 3,5 metros.', 'La torre mide 3,6 metros.', ['3,5', '3,6']],
    ['Il coûte 1 299 €.', 'Il coûte 1 399 €.', ['1 299 €', '1 399 €']],
    ["Es kostet 1'299 Franken.", "Es kostet 1'399 Franken.", ["1'299", "1'399"]],
    ['The population is 1,40,00,000.', 'The population is 1,50,00,000.', ['1,40,00,000', '1,50,00,000']],
    ['The balance is −200 dollars.', 'The balance is 200 dollars.', ['200', '−200']],
    ['The balance is −$200.', 'The balance is $200.', ['$200', '−$200']],
    ['You need Node 20.10 or newer.', 'You need Node 20.1 or newer.', ['20.1', '20.10']],
    ['The tower is ٣٣٠ metres tall.', 'The tower is 324 metres tall.', ['324', '٣٣٠']],
    ['टावर ३३० मीटर ऊँचा है।', 'टावर ३२४ मीटर ऊँचा है।', ['३२४', '३३०']],
    ['<p>The tower is 330 metres tall.</p>', 'The tower is 324 metres tall.', ['324', '330']],
    ['The dose is 5 mg.', 'The dose is 5 g.', null],
    ['Use C++ for the core.', 'Use C# for the core.', ['C#', 'C++']],
    ['The bond is rated A+ today.', 'The bond is rated A- today.', ['A+', 'A-']],
    ['Works offline: ✅', 'Works offline: ❌', ['✅', '❌']],
    ['The area is 10² metres wide.', 'The area is 102 metres wide.', ['102', '10²']],
    ['The ISBN is 978-0-306-40615-7.', 'The ISBN is 978-0-306-40615-1.', null],
  ])('%s | %s', async (a, b, values) => {
    const ledger = await askPanel('', a, b)
    expect(agreed(ledger)).toEqual([])
    if (values) expect(rivals(ledger)).toEqual([values])
  })
})

test.each([
  ['Call +49 30 1234567.', 'Call +49 30 1234568.'],
  ['The deadline is 03/04/2025.', 'The deadline is 04/03/2025.'],
  ['Aspirin ist für Kinder sicher.', 'Aspirin ist für Kinder nicht sicher.'],
  ['La aspirina es segura para los niños.', 'La aspirina no es segura para los niños.'],
  ['Le pont est ouvert aux piétons.', "Le pont n'est pas ouvert aux piétons."],
  ['アスピリンは子供に安全です。', 'アスピリンは子供に安全ではありません。'],
  ['Der Turm ist in Berlin zu sehen.', 'Der Turm ist in Bremen zu sehen.'],
  ['Das Modell kostet 1.299 Euro.', 'Das Modell kostet 1,299 Euro.'],
])('%s | %s is not agreed', async (a, b) => {
  expect(agreed(await askPanel('', a, b))).toEqual([])
})

test.each([
  ['The population is 1,40,00,000.', 'The population is 14,000,000.'],
  ['It was −5 degrees.', 'It was -5 degrees.'],
  ['Zürich hat 440.000 Einwohner.', 'Zürich hat 440.000 Einwohner.'],
  ['The law passed in 1999.[^1]\n\n[^1]: See the archive, page 5.', 'The law passed in 1999. citeturn0search0'],
])('%s | %s is agreed', async (a, b) => {
  const ledger = await askPanel('', a, b)
  expect(agreed(ledger)).toHaveLength(1)
  expect(ledger.claims).toHaveLength(1)
})

test('a table is read row by row, without its head and its frame', async () => {
  const table = (lyon: string): string => `| City | Pop |\n|:--|--:|\n| Lyon | ${lyon} |\n| Nice | 348,085 |`
  const ledger = await askPanel('', table('522,251'), table('522,258'))
  expect(agreed(ledger)).toEqual(['Nice: 348,085'])
  expect(rivals(ledger)).toEqual([['522,251', '522,258']])
  expect(JSON.stringify([ledger.claims.map(({ text }) => text), ledger.answer])).not.toMatch(/\||Pop/)
})

test('sentences of Japanese end with their own stop, and differ by their years', async () => {
  const ledger = await askPanel(
    '',
    '東京タワーは1958年に完成しました。高さは333メートルです。',
    '東京タワーは1960年に完成しました。高さは333メートルです。',
  )
  expect(agreed(ledger)).toEqual(['高さは333メートルです。'])
  expect(rivals(ledger)).toEqual([['1958', '1960']])
})

test('a thought is no part of an answer', async () => {
  const ledger = await askPanel(
    '',
    '<think>Maybe Lyon.</think>The capital of France is Paris.',
    'The capital of France is Lyon.',
  )
  expect(rivals(ledger)).toEqual([['Lyon', 'Paris']])
  expect(texts(ledger).join(' ')).not.toContain('Maybe')
  expect(texts(await askPanel('', 'Still thinking</think>\nThe tower is tall.'))).toEqual(['The tower is tall.'])
})

test('addresses, names of files, tags and entities are read as they are meant', async () => {
  const limit = await askPanel(
    '',
    'See https://example.com/a.b?c=1. The docs say the limit is 5.',
    'The docs say the limit is 5.',
  )
  expect(agreed(limit)).toEqual(['The docs say the limit is 5.'])
  expect(limit.disputes).toEqual([])
  const mangled = await askPanel(
    '',
    'Read https://example.com/a_(b)?x=1 for the file __init__.py.\nThe tower is 330 metres tall.<br>It opened in 1889.\nAT&amp;T was founded in 1885.',
    'The tower is 324 metres tall.',
  )
  expect(texts(mangled)).toContain('Read https://example.com/a_(b)?x=1 for the file __init__.py.')
  expect(texts(mangled)).toContain('AT&T was founded in 1885.')
  expect(rivals(mangled)).toEqual([['324', '330']])
})

describe('three screens', () => {
  const RICE = [
    'It is not safe for pregnant women; for everyone else it is fine. Reheating does not destroy the toxin. Keep it for 3–4 days in the fridge.',
    'Reheated rice is safe if it was cooled quickly. Reheating does not destroy the toxin that the bacteria leave. It can be stored up to six days.',
    'Yes, it is safe to eat reheated rice. Reheating kills the toxin. Eat it within 24 hours.',
  ]

  test('rice leads with the answer and its condition, and lifts no sentence that hangs on another', async () => {
    const ledger = await askPanel('Is it safe to eat reheated rice?', ...RICE)
    const said = ledger.asked?.positions.map(({ value, condition, seats }) => [value, condition, seats])
    expect(said).toContainEqual(['In part', expect.stringMatching(/pregnant|everyone else/), ['A']])
    expect(said).toContainEqual(['Yes', 'if it was cooled quickly', ['B', 'C']])
    expect(ledger.heading).toBe('mostly agree')
    expect(agreed(ledger).join(' ')).not.toMatch(/^(?:It|They)\b/m)
    const shown = JSON.stringify([ledger.disputes, ledger.possible])
    expect(shown).toMatch(/destroy the toxin/)
  })

  test('two heights of one mountain are a split, never settled', async () => {
    const ledger = await askPanel(
      'How tall is Mount Everest?',
      'Mount Everest is 29,032 ft tall.',
      'Mount Everest is 29,028 feet tall.',
    )
    expect(ledger.heading).toBe('split')
    expect(rivals(ledger)).toEqual([[expect.stringContaining('29,028'), expect.stringContaining('29,032')]])
    expect(ledger.claims.every(({ label }) => label === 'disputed')).toBe(true)
  })

  test('where nothing is disputed nobody says that they differ', async () => {
    const ledger = await askPanel(
      'What is photosynthesis?',
      'Photosynthesis is the process by which plants turn light into chemical energy. It takes place in chloroplasts.',
      'Photosynthesis is the process by which green plants turn light into chemical energy and release oxygen.',
    )
    expect([ledger.heading, ledger.disputes]).toEqual(['agree', []])
    expect(ledger.answer).not.toMatch(/differ/)
  })
})

test('a row of several seats says what each says, whatever one of them is disputed in besides', async () => {
  const ledger = await askPanel(
    'When did the fire start?',
    'The fire started on 2 September 1666 in a bakery on Pudding Lane.',
    'The fire started on 2 September 1665 in a bakery on Pudding Lane.',
    'The fire started in a bakery on Pudding Lane.',
  )
  expect(agreed(ledger)).toEqual(['The fire started in a bakery on Pudding Lane.'])
  expect(ledger.claims.find(({ support }) => support.length === 3)?.oppose).toEqual([])
  const sides = ledger.disputes.map(({ positions }) =>
    positions.map(({ seats, quotes }) => [seats, quotes.length]).toSorted(),
  )
  expect(sides).toEqual([
    [
      [['A'], 1],
      [['B'], 1],
    ],
  ])
})

test('what stands behind "when" or "until" is said of a row only by who says it', async () => {
  const ledger = await askPanel(
    '',
    'The chicken is done when the internal temperature reaches 74 °C in the thickest part of the thigh.',
    'The chicken is done when its internal temperature reaches 74 °C.',
  )
  expect(agreed(ledger).join(' ')).not.toMatch(/thigh/)
})

test('near-identical sentences without another value agree or qualify', async () => {
  const ledger = await askPanel(
    '',
    'Radiohead are a rock band from Abingdon.',
    'Radiohead are an English rock band from Abingdon.',
  )
  expect(agreed(ledger)).toEqual(['Radiohead are a rock band from Abingdon.'])
})

describe('what was asked is found in other words, and nothing else is', () => {
  const sides = ({ asked }: Ledger): unknown[] | undefined =>
    asked?.positions.map(({ value, seats }) => [value, seats.join('')])

  test.each([
    [
      'When did the war end?',
      ['The war ended on 2 May 1918.', 'The war ended on 3 June 1919.'],
      [
        ['2 May 1918', 'A'],
        ['3 June 1919', 'B'],
      ],
    ],
    [
      'When did World War I end?',
      ['Fighting in World War I ended on 2 May 1918.', 'World War I ended on 2 May 1918.'],
      [['2 May 1918', 'AB']],
    ],
    [
      'When did the Iron Bridge open?',
      ['The bridge opened in 1781.', 'The Iron Bridge opened in 1785.'],
      [
        ['1781', 'A'],
        ['1785', 'B'],
      ],
    ],
    [
      'At what temperature should I bake bread?',
      ['Bake bread at 230 °C. It is done when it reaches 95 °C.', 'Bake bread at 446 °F until it reaches 95 °C.'],
      [['230 °C', 'AB']],
    ],
    [
      'Does vitamin C prevent colds?',
      ['For most people vitamin C does not prevent colds.', 'Yes, it does.'],
      [
        ['No', 'A'],
        ['Yes', 'B'],
      ],
    ],
    [
      'Is Java compiled?',
      ['Not exactly. It is compiled to bytecode.', 'Yes.'],
      [
        ['In part', 'A'],
        ['Yes', 'B'],
      ],
    ],
    [
      'Is Java compiled?',
      ['Yes and no. It is compiled to bytecode.', 'Yes — it is.'],
      [
        ['In part', 'A'],
        ['Yes', 'B'],
      ],
    ],
    ['Is it safe to eat green potatoes?', ['The green colour itself is harmless.', 'No.'], undefined],
  ] as const)('%s %j', async (question, texts, expected) => {
    expect(sides(await askPanel(question, ...texts))).toEqual(expected)
  })
})

test.each([
  ['a denial of one case beside another', 'Apps are enough for beginners.', 'Apps are not enough on their own.'],
  ['a figure of another case', 'Soup keeps for 4 days in the fridge.', 'Soup keeps for 6 months in the freezer.'],
  ['a place and the region around it', 'Picasso was born in Málaga, Spain.', 'Picasso was born in Andalusia, Spain.'],
  ['one place in two wordings', 'Bilbao is in the north of Spain.', 'Bilbao is in northern Spain.'],
])('%s is no dispute', async (_, a, b) => {
  const ledger = await askPanel('', `${a} It is well known.`, `${b} People like it.`)
  expect(ledger.disputes).toEqual([])
})

test('a least that is stated in one frame of words is a dispute where another is stated', async () => {
  const ledger = await askPanel(
    '',
    'A notice must give at least two months. It is written.',
    'A notice must give at least four months. It may be sent by post.',
  )
  expect(rivals(ledger)).toEqual([['at least four months', 'at least two months']])
})

test('an abbreviation ends no sentence before its name, and a noun before a verb is no name of a thing', async () => {
  const ledger = await askPanel(
    '',
    'The U.S. National Academies suggest 3.7 litres. `git merge` joins two branches. It keeps both histories.',
    'Drink enough.',
  )
  const texts = ledger.claims.map(({ text }) => text)
  expect(texts.some((text) => text.startsWith('The U.S. National Academies suggest'))).toBe(true)
  expect(texts.some((text) => /^Git keeps/.test(text))).toBe(false)
})
