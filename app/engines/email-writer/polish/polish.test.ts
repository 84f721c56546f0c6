import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFacts } from '../facts.ts'
import { goldDrafts } from '#tests/eval-sets/letters/drafts.ts'
import { applyPolish, toDiff } from './polish-text.ts'
import { polish } from './polish.ts'
import { protectedSpans } from '../protected.ts'

const all = (draft: string) => new Set(polish(draft).map(({ id }) => id))
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

test.each(goldDrafts)('draft: $draft', ({ draft, marks, polished }) => {
  const found = polish(draft)
  expect(found.map(({ kind, text, replacement }) => `${kind}: ${shorten(text)} > ${replacement ?? 'advice'}`)).toEqual(
    marks,
  )
  expect(applyPolish(draft, found, all(draft))).toBe(polished)
  for (const { text } of findFacts(draft)) expect(polished).toContain(text)
})

test('a polished draft needs no more changes', () => {
  for (const { polished } of goldDrafts)
    expect(polish(polished).filter(({ replacement }) => replacement !== null)).toEqual([])
})

test.each([
  ["Thank you for you're offer.", 'Thank you for your offer.'],
  ['I have two question: may I ask?', 'I have two questions: may I ask?'],
  ["You're welcome, and you're help desk is kind.", "You're welcome, and you're help desk is kind."],
  ['It is a two point agenda.', 'It is a two point agenda.'],
])('%s is written %s', (draft, written) => {
  expect(applyPolish(draft, polish(draft), all(draft))).toBe(written)
})

test('only what was accepted changes', () => {
  const draft = 'I will recieve the the boxes!!'
  const marks = polish(draft)
  expect(applyPolish(draft, marks, new Set())).toBe(draft)
  const one = marks.find(({ kind }) => kind === 'doubled word')
  expect(applyPolish(draft, marks, new Set([one?.id ?? '']))).toBe('I will recieve the boxes!!')
})

test('the diff holds the draft and the result', () => {
  for (const { draft, polished } of goldDrafts) {
    const parts = toDiff(draft, polish(draft), all(draft))
    expect(
      parts
        .filter(({ kind }) => kind !== 'new')
        .map(({ text }) => text)
        .join(''),
    ).toBe(draft)
    expect(
      parts
        .filter(({ kind }) => kind !== 'gone')
        .map(({ text }) => text)
        .join(''),
    ).toBe(polished)
  }
})

const bit = fc.constantFrom(
  ...[
    'the the',
    'recieve',
    'alot',
    'i',
    'Ana Silva',
    'in order to',
    '"a apple"',
    '`teh`',
    'https://teh.example/wich',
    'a apple',
    'an user',
    '!!',
    'could you call me.',
    'PLEASE',
    'Actually,',
    '.',
    '\n\n',
    '12',
    '9:30',
    '€40',
    'I was wondering if you could',
    'kind of',
    'is',
    'late',
    'Wich',
    'no',
    'your welcome',
    'ana@teh.example',
    '> wich',
    'at your earliest convenience',
  ],
)
const draftOf = fc.array(bit, { maxLength: 25 }).map((bits) => bits.join(' '))

test('names, numbers, quotations, code and addresses come through untouched', () => {
  fc.assert(
    fc.property(draftOf, (draft) => {
      const marks = polish(draft)
      const polished = applyPolish(draft, marks, all(draft))
      const changed = marks.filter(({ replacement }) => replacement !== null)
      for (const { start, end } of protectedSpans(draft)) {
        expect(changed.filter((mark) => mark.start < end && start < mark.end)).toEqual([])
        expect(polished).toContain(draft.slice(start, end))
      }
      const digits = (text: string) => text.match(/\d+/g) ?? []
      expect(digits(polished)).toEqual(digits(draft))
      expect(polished.match(/Ana Silva/g)?.length).toBe(draft.match(/Ana Silva/g)?.length)
    }),
    { numRuns: 300 },
  )
})

test('marks that change words never overlap, and every place is inside the draft', () => {
  fc.assert(
    fc.property(fc.oneof(draftOf, fc.string({ maxLength: 200 })), (draft) => {
      const marks = polish(draft).filter(({ replacement }) => replacement !== null)
      for (const [i, mark] of marks.entries()) {
        expect(mark.start).toBeGreaterThanOrEqual(marks[i - 1]?.end ?? 0)
        expect(draft.slice(mark.start, mark.end)).toBe(mark.text)
      }
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
    }),
    { numRuns: 300 },
  )
})
