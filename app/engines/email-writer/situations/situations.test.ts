import { expect, test } from 'vitest'
import { textFacts } from '#app/engines/kept-facts/text-facts.ts'
import { composeLetter, toLetterText, type LetterOrder } from './compose.ts'
import type { LetterLength, LetterTone } from './situation.ts'
import { situations } from './situations.ts'

const TONES: LetterTone[] = ['plain', 'warm', 'formal', 'short', 'firm']
const LENGTHS: LetterLength[] = ['short', 'normal', 'long']
const orderOf = (n: number, more: Partial<LetterOrder> = {}): LetterOrder => {
  const situation = situations[n]!
  const values = Object.fromEntries(situation.fields.map(({ id, example }) => [id, example]))
  return {
    situation,
    values,
    points: '',
    recipient: 'Ms Weber',
    sender: 'Mira Lang',
    tone: 'plain',
    length: 'normal',
    ...more,
  }
}
const whole = (order: LetterOrder) => {
  const letter = composeLetter(order)
  return { letter, text: `${letter.subjects.join('\n')}\n\n${toLetterText(letter)}` }
}
const all = situations.map(({ id }, n) => ({ id, n }))

test('there are forty situations and more, each with a name and fields of its own', () => {
  expect(situations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(situations.map(({ id }) => id)).size).toBe(situations.length)
  for (const { fields, subjects, say } of situations) {
    const ids = fields.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(subjects.length).toBeGreaterThanOrEqual(3)
    expect(fields.every(({ label, example }) => label !== '' && example !== '')).toBe(true)
    const named = [...JSON.stringify({ subjects, say }).matchAll(/\{(\w+)\.?\}/g)].map(([, id]) => id)
    expect(named.filter((id) => !ids.includes(id!))).toEqual([])
  }
})

test.each(all)(
  '$id: every fact that was filled in stands in the letter, in every tone and length, and no other',
  ({ n }) => {
    for (const tone of TONES)
      for (const length of LENGTHS) {
        const order = orderOf(n, { tone, length, points: 'the key is with Jonas\n- it costs 12.50 euros' })
        const { text, letter } = whole(order)
        const given = [...Object.values(order.values), order.points, order.recipient, order.sender].join('\n')
        for (const value of Object.values(order.values))
          expect(text.toLowerCase()).toContain(value.toLowerCase().replace(/[.?!]$/, ''))
        const known = new Set(textFacts(`so ${given.replaceAll('\n', '; so ')}`).map(({ key }) => key.toLowerCase()))
        const isGiven = (word: string) =>
          known.has(word.toLowerCase()) || given.toLowerCase().includes(word.toLowerCase())
        expect(
          textFacts(toLetterText(letter)).filter(({ text: word }) => !isGiven(word)),
          text,
        ).toEqual([])
        expect(text).not.toMatch(/[{}[\]]|\s,|\.\.|undefined/)
        expect(letter.subjects).toHaveLength(3)
        expect(letter.missing).toEqual([])
      }
  },
)

test.each(all)('$id: what is needed and missing is asked for, and stands in the letter as such', ({ n }) => {
  const order = orderOf(n, { values: {}, recipient: '', sender: '' })
  const { letter, text } = whole(order)
  const needed = order.situation.fields.filter(({ isNeeded }) => isNeeded).map(({ id, label }) => ({ id, label }))
  expect(letter.missing).toEqual(needed)
  for (const { label } of needed) expect(text.toLowerCase()).toContain(`[${label.toLowerCase()}]`)
  expect(text).not.toMatch(/[{}]|\s,|undefined/)
})

test('tones and lengths are told apart', () => {
  const texts = TONES.map((tone) => toLetterText(composeLetter(orderOf(0, { tone }))))
  expect(new Set(texts).size).toBe(TONES.length)
  const [short, normal, long] = LENGTHS.map((length) => toLetterText(composeLetter(orderOf(0, { length }))).length)
  expect(short).toBeLessThanOrEqual(normal!)
  expect(normal).toBeLessThan(long!)
})

test('own points become sentences, whatever marks they came with', () => {
  const order = orderOf(0, { points: '- the lift is broken\n* can you call me?\n\n  it rains! ' })
  expect(composeLetter(order).paragraphs[1]).toBe('The lift is broken. Can you call me? It rains!')
})
