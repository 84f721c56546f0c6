import { expect, test } from 'vitest'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { countEmpty, fillPrompt, promptText, readValues } from './fill-prompt.ts'
import { findPromptCard, promptCards, type PromptCard } from './prompt-cards.ts'

/** An address of this many characters of three bytes, each written as nine, still fits into a request. */
const BLANKS_MAX_CHARS = 900

const card: PromptCard = {
  id: 'tea',
  title: 'Tea',
  about: 'Tea.',
  blanks: [
    { name: 'kind', label: 'Which tea', example: 'mint', maxChars: 10 },
    { name: 'milk', label: 'Milk', example: 'oat', maxChars: 10, isOptional: true },
  ],
  lines: ['Make me {kind}.', 'With {milk}.', 'Thank you.'],
}
const write = (values: Record<string, string>) => promptText(fillPrompt(card, values))

test('an empty required blank shows its label, an empty optional one takes its line along', () => {
  expect(write({})).toBe('Make me [which tea].\nThank you.')
  expect(write({ kind: ' mint ', milk: 'oat\nmilk' })).toBe('Make me mint.\nWith oat milk.\nThank you.')
  expect(countEmpty(card, { kind: ' ' })).toBe(1)
  expect(countEmpty(card, { kind: 'mint' })).toBe(0)
})

test('an answer that ends a sentence gets no second full stop', () => {
  expect(write({ kind: 'mint, now!' })).toBe('Make me mint, now!\nThank you.')
})

test('what is written stays what it is, and within its limit', () => {
  expect(write({ kind: '{milk} $&', milk: 'oat' })).toContain('Make me {milk} $&.')
  expect(readValues(card, new URLSearchParams('blank-kind=aaaaaaaaaaaaaaaa&blank-else=1'))).toEqual({
    kind: 'aaaaaaaaaa',
    milk: '',
  })
})

test('every card fits into the question box of consensus, and its blanks into an address', () => {
  expect(promptCards.length).toBeGreaterThanOrEqual(6)
  for (const each of promptCards) {
    const full = Object.fromEntries(each.blanks.map(({ name, maxChars }) => [name, 'x'.repeat(maxChars)]))
    expect(promptText(fillPrompt(each, full)).length, each.id).toBeLessThanOrEqual(QUESTION_MAX_CHARS)
    expect(
      each.blanks.reduce((sum, { maxChars }) => sum + maxChars, 0),
      each.id,
    ).toBeLessThanOrEqual(BLANKS_MAX_CHARS)
  }
})

test('every blank stands in its prompt, every example fits, and ids are their own', () => {
  for (const each of promptCards) {
    for (const { name, example, maxChars } of each.blanks) {
      expect(each.lines.join(' '), `${each.id} ${name}`).toContain(`{${name}}`)
      expect(example.length).toBeLessThanOrEqual(maxChars)
    }
    expect(findPromptCard(each.id)).toBe(each)
    expect(each.lines.join('').match(/\{\w+\}/g)?.length).toBe(each.blanks.length)
  }
  expect(new Set(promptCards.map(({ id }) => id)).size).toBe(promptCards.length)
  expect(findPromptCard('__proto__')).toBeNull()
})
