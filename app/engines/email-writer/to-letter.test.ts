import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFacts, findFacts } from './facts.ts'
import { goldLetters } from '#tests/eval-sets/letters/letters.ts'
import { toBody, toMailto, tones } from './letter.ts'
import { toLetter } from './to-letter.ts'

test.each(goldLetters)('said: $said', ({ said, subject, body }) => {
  const letter = toLetter(said)
  expect(toBody(letter)).toBe(body)
  expect(letter.subject).toBe(subject)
  expect(checkFacts(said, letter)).toMatchObject({ lost: [], invented: [] })
})

test('the tones greet, close and contract differently and keep every fact', () => {
  const said = "tell Ana I'm home on friday at nine thirty and I can't find the key thanks"
  const [warm, plain, formal] = tones.map((tone) => toBody(toLetter(said, { tone })))
  expect(warm).toBe("Hi Ana,\n\nI'm home on Friday at 9:30 and I can't find the key.\n\nThank you, and warm wishes")
  expect(plain).toMatch(/^Hello Ana,[\s\S]+Thank you$/)
  expect(formal).toBe(
    'Dear Ana,\n\nI am home on Friday at 9:30 and I cannot find the key.\n\nThank you, and kind regards',
  )
})

test('what was taken back is told apart from what was kept', () => {
  const said = 'tell Marco we meet on Tuesday no wait Thursday at nine'
  const { kept, leftOut } = checkFacts(said, toLetter(said))
  expect(kept.map(({ written }) => written)).toEqual(['Marco', 'Thursday', 'nine'])
  expect(leftOut.map(({ text }) => text)).toEqual(['Tuesday'])
})

test('a number is read back with what it counts', () => {
  const said = 'tell Marco we meet at 3 pm, it costs forty dollars. 12 came.'
  expect(findFacts(said).map(({ text }) => text)).toEqual(['Marco', '3 pm', 'forty dollars', '12'])
})

test('a pronoun that may mean somebody else is kept, and the letter says so', () => {
  const { changes } = toLetter('tell Ana that her mother called and she wants the keys back')
  expect(changes.find(({ kind }) => kind === 'person')?.why).toContain('somebody else than Ana')
})

test('the lines cover everything that was said, in order', () => {
  const said = 'okay tell Ana the boxes came. Could she call me? Thanks, bye.'
  const { lines } = toLetter(said)
  expect(lines.map(({ said: words }) => words).join(' ')).toBe(said)
  expect(lines.map(({ written }) => written)).toEqual([
    'Hello Ana,',
    'The boxes came.',
    'Could you call me?',
    'Thank you',
  ])
})

test('what changed points at the words that were said', () => {
  const said = 'um so tell Ana nine no ten boxes came'
  for (const { spans, from } of toLetter(said).changes) {
    for (const { start, end } of spans) expect(said.slice(start, end)).not.toBe('')
    if (spans.length === 1 && spans[0]) expect(said.slice(spans[0].start, spans[0].end)).toContain(from.split(' ')[0])
  }
})

test('the mail program gets subject and letter', () => {
  const url = new URL(toMailto(toLetter('tell Ana & Co. that 5% is fine')))
  expect(url.protocol).toBe('mailto:')
  expect(url.searchParams.get('body')).toContain('5% is fine')
})

test('numbers are the same fact however they are written', () => {
  const keys = (text: string) => findFacts(text).map(({ key }) => key)
  expect(keys('at nine thirty')).toEqual(keys('at 9:30'))
  expect(keys('the fifth of May')).toEqual(keys('5 May'))
  expect(keys('oh seven double nine')).toEqual(keys('0799'))
  expect(keys('a thousand two hundred and forty')).toEqual(keys('1,240'))
  expect(keys('the red one')).toEqual([])
})

const word = fc.constantFrom(
  ...'um uh so well you know I mean no wait sorry the a we are nine ten twenty two on Tuesday Friday Ana Bob Okafor call send boxes late and but could she he her comma full stop new paragraph thanks bye please at half past oh double five hundred may fifth of 12 9:30 £40 like okay scratch that dear tell ask if'.split(
    ' ',
  ),
)
const speech = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '))

test('whatever is said, no name, number or day is lost or made up', () => {
  fc.assert(
    fc.property(speech, fc.constantFrom(...tones), (said, tone) => {
      const letter = toLetter(said, { tone })
      const { lost, invented } = checkFacts(said, letter)
      expect({ lost, invented }).toEqual({ lost: [], invented: [] })
    }),
    { numRuns: 300 },
  )
})

test('any text at all becomes a letter, and twice the same one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (said) => {
      const letter = toLetter(said)
      expect(toLetter(said)).toEqual(letter)
      expect(toBody(letter)).not.toMatch(/undefined|NaN/)
    }),
    { numRuns: 300 },
  )
})

test('letters of everyday speech rarely need to stand as they were said', () => {
  const asSaid = goldLetters.filter(({ said }) =>
    toLetter(said).changes.some(({ why }) => why.startsWith('No rule fits')),
  )
  expect(asSaid).toEqual([])
})
