import { beforeAll, expect, test } from 'vitest'
import { loadDateParser, type DateParser } from './date-parser.ts'
import { toChronology } from './chronology.ts'
import { toChronologyCsv, toDateWords, toMarkdown } from './export.ts'

const reference = '2025-06-20'
let parserOf: (isDayFirst: boolean) => DateParser

beforeAll(async () => {
  parserOf = await loadDateParser()
})

const read = (text: string, isDayFirst = true) =>
  toChronology(text, { reference, isDayFirst }, parserOf(isDayFirst), null)
const dated = (text: string, isDayFirst = true) =>
  read(text, isDayFirst).events.map((event) => [event.when.iso, event.what, event.when.doubts.length === 0] as const)

test('a told story becomes a table in the order of what happened', () => {
  expect(
    dated('The boiler broke on 3 March 2024. We had signed the lease on 12 May 2023. On 10 March 2024 I wrote to him.'),
  ).toEqual([
    ['2023-05-12', 'We had signed the lease.', true],
    ['2024-03-03', 'The boiler broke.', true],
    ['2024-03-10', 'I wrote to him.', true],
  ])
})

test.each([
  ['On Tuesday 5 March 2024 he came.', '2024-03-05', []],
  ['On Tuesday 4 March 2024 he came.', '2024-03-04', ['4 March 2024 was a Monday, not a Tuesday.']],
  ['He came last Tuesday.', '2025-06-17', ['Counted from 20 June 2025.']],
  ['He came on Tuesday.', '2025-06-17', ['No date is written; the Tuesday nearest to 20 June 2025 is taken.']],
  ['He came yesterday.', '2025-06-19', ['Counted from 20 June 2025.']],
  ['We moved in on 12 November.', '2024-11-12', ['No year is written; 2024 is taken.']],
  ['The hearing will be on 12 November.', '2025-11-12', ['No year is written; 2025 is taken.']],
  ['I paid on 03/07/2024.', '2024-07-03', ['Could also be 7 March 2024; read day first.']],
  ['I paid on 25/07/2024.', '2024-07-25', []],
  ['I paid on the 15th of Jan ’23.', '2023-01-15', []],
  ['We moved in in 2019.', '2019-01-01', ['Only the year is written.']],
  ['I think it was on 3 May 2024.', '2024-05-03', ['The text says “I think”.']],
  ['It began around 3 May 2024.', '2024-05-03', ['The text says “around”.']],
  ['It was on 3 or 4 May 2024.', '2024-05-04', ['Two dates are joined by “or”.']],
])('%s', (sentence, iso, doubts) => {
  expect(read(sentence).events.map(({ when }) => [when.iso, when.doubts])).toEqual([[iso, doubts]])
})

test('“later” counts from the date before it, not from today', () => {
  expect(dated('On 3 March 2024 I wrote. Two weeks later he answered. The next day I called.')).toEqual([
    ['2024-03-03', 'I wrote.', true],
    ['2024-03-17', 'He answered.', false],
    ['2024-03-18', 'I called.', false],
  ])
})

test('a date without a year follows the one before it', () => {
  expect(dated('On 4 February 2024 it stopped. He came around the end of March. In January I moved out.')).toEqual([
    ['2024-02-04', 'It stopped.', true],
    ['2024-03-31', 'He came.', false],
    ['2025-01-01', 'I moved out.', false],
  ])
})

test('month first on request', () => {
  expect(dated('I paid on 03/07/2024.', false)[0]?.[0]).toBe('2024-03-07')
})

test('spans and “since” stay in the date', () => {
  const { events } = read('I was ill from 3 May to 9 June 2024. The heating has been off since 1 July 2024.')
  expect(events.map(toDateWords)).toEqual(['3 May 2024 to 9 June 2024', 'since 1 July 2024'])
  expect(events[1]?.what).toBe('The heating has been off since 1 July 2024.')
})

test('several dates in one sentence get a line each', () => {
  expect(
    dated('I called him on 3 May 2024 and on 5 May 2024 he came to look.').map(([iso, what]) => [iso, what]),
  ).toEqual([
    ['2024-05-03', 'I called him.'.replace('.', '')],
    ['2024-05-05', 'He came to look.'],
  ])
})

test('periods and times of day are no events', () => {
  expect(dated('I must answer within 14 days. We argued for two years. He came at 10.30.')).toEqual([])
  expect(read('I must answer within 14 days.').deadlines.map(({ text }) => text)).toEqual(['within 14 days'])
})

test('two dates for one event and two sums for one thing are pointed out', () => {
  const { conflicts } = read(
    'The landlord changed the locks on 4 March 2024. The deposit was £900. I called. ' +
      'The landlord changed the locks on 6 March 2024. The deposit of £950 was never returned.',
  )
  expect(conflicts.map(({ about }) => about)).toEqual([
    'Two dates for what reads like one event',
    'Two sums for the deposit',
  ])
})

test('a raised rent is no contradiction', () => {
  expect(read('The rent was £900. In May 2024 the rent was raised to £950.').conflicts).toEqual([])
})

test('long silence between two dates is a gap', () => {
  const { gaps } = read('On 3 March 2024 I wrote. On 20 September 2024 he answered.')
  expect(gaps).toEqual([{ from: '3 March 2024', to: '20 September 2024', days: 201 }])
})

test('papers, sums and people are listed once, in words of the text', () => {
  const { documents, amounts, parties } = read(
    'My landlord, Mr Okafor, sent a letter. The letter asks for £1,200. I will send him a photo and the invoice of Brightwell Lettings. ' +
      'My landlord says he never saw the invoice.',
  )
  expect(documents.map(({ text }) => text)).toEqual(['letter', 'photo', 'invoice'])
  expect(amounts.map(({ text }) => text)).toEqual(['£1,200'])
  expect(parties.map(({ name, role }) => [name, role])).toEqual([
    ['Okafor', 'landlord'],
    ['Brightwell Lettings', null],
  ])
})

test('no line of the table has a sentence that is not in the text', () => {
  const text = 'First, Mr. Ito came on 3 May 2024! Did he pay? Yes: 4. June 2024, in cash.\n- On 1 July 2024 he left.'
  const { events, undated } = read(text)
  for (const sentence of [...events.map((event) => event.sentence), ...undated]) expect(text).toContain(sentence)
  expect(events).toHaveLength(3)
})

test('a table cell never runs as a formula, and quotes survive', () => {
  const csv = toChronologyCsv(read('=HYPERLINK("x") came on 3 May 2024, he said "no".'))
  expect(csv.split('\r\n')[1]).toContain(`"'=HYPERLINK(""x"")`)
})

test('Markdown carries the whole result', () => {
  const markdown = toMarkdown(read('On 3 May 2024 I paid £900. Then nothing. I have the receipt.'))
  expect(markdown).toContain('| 3 May 2024 | I paid £900. | On 3 May 2024 I paid £900. |')
  expect(markdown).toContain('## Documents mentioned\n\n- receipt')
  expect(markdown).toContain('- Then nothing.')
})

test.each(['on 3 '.repeat(1_600), '1/1/1 '.repeat(1_300), 'a'.repeat(8_000), 'and on '.repeat(1_100), ''])(
  'a story of a hostile shape is read',
  (story) => {
    expect(read(story).questions.length).toBeGreaterThan(2)
  },
)

test('what of a long story was not compared or not read is said, and nothing of a short one', () => {
  expect(read('In May 2024 the rent was raised to £950.').cutNotes).toEqual([])
  const long = Array.from({ length: 210 }, (_, n) => `On ${1 + (n % 28)} May ${1800 + n} I called about pipe ${n}.`)
  const { cutNotes, events } = read(`${long.join(' ')} ${'and then we talked about it '.repeat(40)}.`)
  expect(events.length).toBeGreaterThan(200)
  expect(cutNotes).toEqual([
    `Of ${events.length} dates only the first 200 were held against each other.`,
    'Only the first 200 of 210 sentences were searched for two sums of one thing.',
    'Only the beginning of a very long sentence was read for dates.',
  ])
})
