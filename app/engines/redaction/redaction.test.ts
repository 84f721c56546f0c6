import { beforeAll, expect, test } from 'vitest'
import { heldOut, tunedOn, type GoldNote } from '#tests/eval-sets/redaction/gold.ts'
import { isCardNumber, isIban } from './check-digits.ts'
import { redact, restore } from './redact.ts'
import { loadWordList, type WordList } from './word-list.ts'

let wordList: WordList

beforeAll(async () => {
  wordList = await loadWordList()
})

type Score = { recall: number; precision: number; missed: string[]; extra: string[] }

/** A name counts as found when every letter of it is masked; a mask counts as right when it touches an expected one. */
function scoreOf(notes: readonly GoldNote[], isScored: (kind: string) => boolean, list: WordList | null): Score {
  const missed: string[] = []
  const extra: string[] = []
  let expected = 0
  let masked = 0
  for (const { text, spans } of notes) {
    let at = 0
    const covers = redact(text, undefined, list).pieces.map((piece) => {
      const start = at
      at += piece.text.length
      return { ...piece, start, end: at }
    })
    const masks = covers.filter(({ mask }) => mask !== null)
    for (const { kind, start, end } of spans.filter((span) => isScored(span.kind))) {
      expected += 1
      const isCovered = [...text.slice(start, end)].every(
        (char, n) => !/[\p{L}\d]/u.test(char) || masks.some((one) => one.start <= start + n && start + n < one.end),
      )
      if (!isCovered) missed.push(`${kind} ${text.slice(start, end)}`)
    }
    for (const { mask, start, end } of masks.filter(({ mask }) => isScored(mask?.kind ?? ''))) {
      masked += 1
      if (!spans.some((span) => span.start < end && start < span.end))
        extra.push(text.slice(start, end) + ` (${mask?.why})`)
    }
  }
  return { recall: 1 - missed.length / expected, precision: 1 - extra.length / masked, missed, extra }
}

test.each([
  { name: 'notes the rules were tuned on', notes: tunedOn },
  { name: 'notes the rules had not seen', notes: heldOut },
])('names are found in $name', ({ notes }) => {
  const score = scoreOf(notes, (kind) => kind === 'name', wordList)
  expect(score.recall, score.missed.join(', ')).toBeGreaterThanOrEqual(0.95)
  expect(score.precision, score.extra.join(', ')).toBeGreaterThanOrEqual(0.8)
})

test('numbers, addresses and dates of birth are found', () => {
  const score = scoreOf([...tunedOn, ...heldOut], (kind) => kind !== 'name', wordList)
  expect(score.missed).toEqual([])
  expect(score.extra).toEqual([])
})

test('without the word list nearly as many names are found, at the price of more masks', () => {
  const score = scoreOf([...tunedOn, ...heldOut], (kind) => kind === 'name', null)
  expect(score.recall, score.missed.join(', ')).toBeGreaterThanOrEqual(0.9)
})

const NOTE =
  'Yusuf Demir called. Yusuf asks for a date; Mrs Demir-Kaya is Mr Demir’s mother. Call Yusuf on 020 7946 0958.'

test('one person is one label, however they are written', () => {
  const { text, masks } = redact(NOTE, undefined, wordList)
  expect(text).toBe(
    '[Name 1] called. [Name 1] asks for a date; Mrs [Name 2] is Mr [Name 1]’s mother. Call [Name 1] on [Phone 1].',
  )
  expect(masks.find(({ label }) => label === '[Name 1]')).toMatchObject({
    words: ['Yusuf Demir', 'Yusuf', 'Demir'],
    count: 4,
  })
})

test('a name that two people share stands for itself', () => {
  const { text } = redact('I met Ana Silva and Rui Silva. Then Silva left.', undefined, wordList)
  expect(text).toBe('I met [Name 1] and [Name 2]. Then [Name 3] left.')
})

test('a mask can be lifted and a word added, and the other numbers stay', () => {
  const { masks } = redact(NOTE, undefined, wordList)
  const first = masks[0]?.key ?? ''
  const { text } = redact(NOTE, { lifted: [first], added: ['mother', ' '] }, wordList)
  expect(text).toContain('Yusuf Demir called.')
  expect(text).toContain('Mrs [Name 2] is Mr Demir’s [Word 1].')
})

test('the words come back into a text that was changed meanwhile', () => {
  const { masks } = redact(NOTE, undefined, wordList)
  expect(restore('Please ring [Name 1] on [Phone 1]. [Name 9] is unknown.', masks)).toBe(
    'Please ring Yusuf Demir on 020 7946 0958. [Name 9] is unknown.',
  )
})

test('the pieces are the text: nothing is lost and nothing invented', () => {
  for (const { text } of [...tunedOn, ...heldOut]) {
    expect(
      redact(text, undefined, wordList)
        .pieces.map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  }
})

test('a postcode before words is no bank number', () => {
  const { masks } = redact('The tenant of Flat 4, 118 Queen’s Road, London SE15 2HR has paid nothing since March.')
  expect(masks.map(({ kind, words }) => [kind, ...words])).toEqual([
    ['address', 'Flat 4, 118 Queen’s Road, London SE15 2HR'],
  ])
})

test('check digits decide', () => {
  expect(['GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000'].map(isIban)).toEqual([true, true])
  expect(['GB82 WEST 1234 5698 7654 33', 'DE8937040044', 'hello'].map(isIban)).toEqual([false, false, false])
  expect(['4111 1111 1111 1111', '5500-0000-0000-0004'].map(isCardNumber)).toEqual([true, true])
  expect(['4111 1111 1111 1112', '1111111111111111', '42'].map(isCardNumber)).toEqual([false, false, false])
})

test.each([
  'The rent is £1,250.00 a month since 2019.',
  'Section 12, page 104, at 10.30 on 4 May 2024.',
  'She takes 50 mg.',
])('sums, dates and times stay readable: %s', (plain) => {
  expect(redact(plain, undefined, wordList).text).toBe(plain)
})

test.each([
  'A. '.repeat(2_600),
  'a'.repeat(8_000),
  'A1'.repeat(4_000),
  '1 '.repeat(4_000),
  'Xa '.repeat(2_600),
  `Via ${'A'.repeat(7_900)}`,
  'Rue de la '.repeat(800),
  'a@'.repeat(4_000),
  '1 Aa '.repeat(1_600),
])('a long note of a hostile shape is read and kept whole', (note) => {
  expect(
    redact(note)
      .pieces.map((piece) => piece.text)
      .join(''),
  ).toBe(note)
})

test('a word with signs of its own can be added', () => {
  const added = ['Meier-Schmidt', 'a.b*(c)/[d]^$|{2}+?\\']
  const { text } = redact(`Frau Meier-Schmidt wrote ${added[1]} once.`, { lifted: [], added })
  expect(text).not.toContain('Schmidt')
  expect(text).not.toContain('[d]')
})
