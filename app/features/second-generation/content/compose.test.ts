import fc from 'fast-check'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { changedParts, type Brief } from './brief.ts'
import { compose } from './compose.ts'
import { foreignWords } from './foreign-words.ts'
import { measure, pieceKinds } from './pieces.ts'
import { toIcs } from './to-ics.ts'

const brief: Brief = {
  title: 'A bakery opens in Warnemünde',
  message: 'The bakery Korn opens on the harbour. It bakes with flour from the region.',
  audience: 'families and guests of the town',
  tone: 'warm',
  action: 'Come by and taste a roll.',
  facts: [
    { id: 'a', kind: 'date', label: 'Opening day', value: '12 May 2027' },
    { id: 'b', kind: 'figure', label: 'Price of a roll', value: '0.55 euros' },
    { id: 'c', kind: 'quote', label: 'Anna Krause, baker', value: 'We begin at four in the morning.' },
    { id: 'd', kind: 'link', label: 'More', value: 'https://korn.test/opening' },
  ],
}

test('every piece says the message, and its place’s limit holds', () => {
  for (const kind of pieceKinds) {
    const { text } = compose(kind, brief)
    expect(text, kind).toContain('The bakery Korn opens on the harbour.')
    expect(measure(kind, text).isOver, kind).toBe(false)
  }
  expect(compose('press', brief).text).toContain('Contact: [who answers the press]')
  expect(compose('faq', brief).text).toContain('## Opening day?\n\n12 May 2027.')
})

test('a changed fact flags the pieces that used it, and no others', () => {
  const changed = {
    ...brief,
    facts: brief.facts.map((fact) => (fact.id === 'b' ? { ...fact, value: '0.65 euros' } : fact)),
  }
  expect(changedParts(compose('article', brief).used, changed)).toEqual(['Price of a roll'])
  const without = { ...brief, facts: brief.facts.filter(({ id }) => id !== 'c') }
  expect(changedParts(compose('article', brief).used, without)).toEqual(['Anna Krause, baker (taken out)'])
  expect(changedParts(compose('x', brief).used, without)).toEqual([])
  expect(changedParts(compose('article', brief).used, brief)).toEqual([])
})

const word = fc.constantFrom(
  'bread',
  'Anna',
  'Rostock',
  'the',
  'opens',
  '12',
  '3.50',
  'über',
  '橋',
  'Harbour',
  '7,000',
  'euros',
  '\u202e',
  '😀',
)
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '))
const anyBrief: fc.Arbitrary<Brief> = fc.record({
  title: words(8),
  message: words(90),
  audience: fc.option(words(6), { nil: '' }),
  tone: fc.constantFrom('plain', 'warm', 'formal'),
  action: fc.option(words(8), { nil: '' }),
  facts: fc.array(
    fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('figure', 'date', 'name', 'place', 'quote', 'text'),
      label: words(4),
      value: words(30),
    }),
    { maxLength: 6 },
  ),
})

test('whatever the brief, no piece has a figure or a name that the brief does not say, and no post is too long', () => {
  fc.assert(
    fc.property(anyBrief, fc.constantFrom(...pieceKinds), (any, kind) => {
      const { text } = compose(kind, any)
      const foreign = foreignWords(text.replace(/#[\p{L}\p{N}]+/gu, '').replace(/\[[^\]]*\]/g, ''), any)
      expect(foreign.filter((one) => !['PRESS', 'NOTE'].includes(one))).toEqual([])
      expect(measure(kind, text).isOver).toBe(false)
    }),
    { numRuns: 150 },
  )
})

test('a figure or a name that was made up is told', () => {
  expect(foreignWords('The bakery Korn opens on 12 May 2027.', brief)).toEqual([])
  expect(foreignWords('The bakery Korn opened in 1999 by Otto.', brief)).toEqual(['1999', 'Otto'])
})

test('a calendar reads back in another program', () => {
  const text = 'Ä long text; with, signs\nand lines '.repeat(6)
  const ics = toIcs('Bakery', [{ id: 'p1', day: '2027-05-12', summary: 'Article: Korn, a bakery', text }], new Date(0))
  expect(ics.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const [event] = Object.values(ical.sync.parseICS(ics)).filter((one) => one?.type === 'VEVENT')
  expect(event).toMatchObject({ summary: 'Article: Korn, a bakery', description: text, datetype: 'date' })
})
