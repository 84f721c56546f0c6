import { expect, test } from 'vitest'
import { loadWordList } from '#app/engines/redaction/word-list.ts'
import { findAlike } from './alike-sentences.ts'
import { compareVersions } from './compare-versions.ts'
import { factsOf } from './facts.ts'
import { sentencesOfPages, type Place } from './placed.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

const pages = [
  {
    number: 1,
    text: `Harbour report

The harbour of Rostock handled 31.2 million tonnes in 2024, an increase of
4.5 % on the year before. The director, Anna Petersen, signed it on 14 March 2025. Petersen runs Baltic Shipping Company.`,
  },
  {
    number: 2,
    text: `The new quay cost €48 million. The contractor must submit the final invoice within 30 days of acceptance.
Visitors may not enter the quay after dark. It opened on 03/04/2024. In May 2023 nothing happened. Der Preis beträgt 1.234,56 EUR.`,
  },
]
const blocks = [{ page: 1, start: 0, end: 14, kind: 'heading', level: 1 }]
const wordsAt = ({ page, start, end }: Place) => pages[page - 1]!.text.slice(start, end)

test('every fact stands where it says', async () => {
  const facts = factsOf(pages, blocks, await loadWordList())
  for (const fact of [...facts.figures, ...facts.dates]) expect(wordsAt(fact).replace(/\s+/g, ' ')).toBe(fact.text)
  for (const { places, name } of facts.names) for (const place of places) expect(name).toContain(wordsAt(place))
  expect(facts.outline).toEqual([{ page: 1, start: 0, end: 14, level: 1, title: 'Harbour report' }])
  expect(facts.figures.map(({ text, measures }) => [text, measures])).toEqual([
    ['31.2 million tonnes', 'weight'],
    ['4.5 %', 'share'],
    ['€48 million', 'money'],
    ['30 days', 'duration'],
    ['1.234,56 EUR', 'money'],
  ])
  expect(facts.dates.map(({ text, iso, doubt }) => [text, iso, doubt !== null])).toEqual([
    ['May 2023', '2023-05', false],
    ['2024', '2024', false],
    ['03/04/2024', '2024-04-03', true],
    ['14 March 2025', '2025-03-14', false],
  ])
  expect(facts.names.map(({ name, kind, count }) => [name, kind, count])).toEqual(
    expect.arrayContaining([
      ['Anna Petersen', 'person', 2],
      ['Baltic Shipping Company', 'organisation', 1],
    ]),
  )
  expect(facts.duties.map(({ kind, who, until }) => [kind, who, until])).toEqual([
    ['must', 'The contractor', 'within 30 days of acceptance'],
    ['must not', 'Visitors', null],
  ])
})

test('two versions are compared by sentence and word', () => {
  const before = [{ number: 1, text: 'The rent is 900 euros a month. Pets are allowed. The lease ends in June.' }]
  const now = [
    { number: 1, text: 'The rent is 950 euros a month. The lease ends in June. Smoking is forbidden everywhere.' },
  ]
  const { changes, same } = compareVersions(before, now)
  expect(same).toBe(1)
  expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'removed', 'added'])
  expect(changes[0]).toMatchObject({
    before: { text: /900/ },
    words: expect.arrayContaining([{ text: '950', is: 'added' }]) as unknown,
  } as never)
})

test('sentences worth comparing are found among many', () => {
  const left = sentencesOfPages([{ number: 1, text: 'The bridge opened in 1937 after four years. Tea is green.' }])
  const right = sentencesOfPages([
    { number: 1, text: 'Cake is sweet today. The bridge was opened to all in 1939. Birds sing in the trees.' },
  ])
  expect(findAlike(left, right, 5).map(({ a, b }) => [a.text, b.text])).toEqual([
    ['The bridge opened in 1937 after four years.', 'The bridge was opened to all in 1939.'],
  ])
})

test.each(['A', 'Aa ', 'Aa of ', 'University of ', '1,', '1.', 'must ', 'Mr Aa ', '12/', 'Aa-', 'A.B.', '\n'])(
  'a text of %j again and again holds nobody up',
  (unit) => {
    const worked = startWorkClock()
    factsOf([{ number: 1, text: unit.repeat(20_000 / unit.length) }], [], null)
    expect(worked()).toBeLessThan(4_000)
  },
)
