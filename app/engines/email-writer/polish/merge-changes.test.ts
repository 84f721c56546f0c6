import { expect, test } from 'vitest'
import { applyAll } from '#app/engines/kept-facts/hold-facts.ts'
import type { Mark } from '../mark.ts'
import { mergeChanges, RULES, type PolishChange } from './merge-changes.ts'

const mark = (draft: string, text: string, replacement: string | null, kind: Mark['kind'] = 'spelling'): Mark => {
  const start = draft.indexOf(text)
  return { id: text, kind, start, end: start + text.length, text, replacement, reason: 'because' }
}
const withTaken = (draft: string, changes: readonly PolishChange[], taken: readonly string[]) =>
  applyAll(
    draft,
    changes.filter(({ id }) => taken.includes(id)),
  )
const change = (draft: string, text: string, after: string) => {
  const start = draft.indexOf(text)
  return { start, end: start + text.length, after, why: 'a model said so' }
}

test('a model’s rewrite that changes a number, a name, a day or an address is flagged with both values and not taken', () => {
  const draft = 'Jonas owes us 120 euros by Friday, see jonas@haus.example, and he are late.'
  const engine = {
    label: 'Model',
    changes: [
      change(draft, '120', '210'),
      change(draft, 'Friday', 'Monday'),
      change(draft, 'jonas@haus.example', 'jon@haus.example'),
      change(draft, 'are', 'is'),
    ],
  }
  const { changes, taken } = mergeChanges(draft, { engine, marks: [], doubts: [], tone: 'plain' })
  expect(changes.map(({ flag }) => flag)).toEqual([
    { was: ['120'], would: ['210'] },
    { was: ['Friday'], would: ['Monday'] },
    { was: ['jonas@haus.example'], would: ['jon@haus.example'] },
    null,
  ])
  expect(withTaken(draft, changes, taken)).toBe(draft.replace('he are', 'he is'))
})

test('where two would change the same words the known misspelling stands, and what agrees is told once with both', () => {
  const draft = 'I recieve wich one.'
  const engine = { label: 'Harper', changes: [change(draft, 'recieve', 'receive'), change(draft, 'wich', 'witch')] }
  const marks = [mark(draft, 'recieve', 'receive'), mark(draft, 'wich', 'which')]
  const { changes } = mergeChanges(draft, { engine, marks, doubts: [], tone: 'plain' })
  expect(changes.map(({ after, by }) => [after, by])).toEqual([
    ['receive', ['Harper', RULES]],
    ['which', [RULES]],
  ])
  expect(changes[1]?.why).toContain('Harper would write “witch”')
})

test('taste is taken in the tone that asks for it alone', () => {
  const draft = 'We came in order to help.'
  const marks = [mark(draft, 'in order to', 'to', 'wordiness')]
  const takenIn = (tone: 'plain' | 'short') =>
    mergeChanges(draft, { engine: { label: 'E', changes: [] }, marks, doubts: [], tone }).taken
  expect(takenIn('plain')).toEqual([])
  expect(takenIn('short')).toHaveLength(1)
})

test('a day that only moves is taken whole or not at all', () => {
  const draft = 'On Monday we meet in Oslo.'
  const engine = {
    label: 'Model',
    changes: [
      { start: 0, end: 12, after: 'We', why: 'x' },
      { start: 25, end: 25, after: ' on Monday', why: 'x' },
    ],
  }
  const { taken, changes } = mergeChanges(draft, { engine, marks: [], doubts: [], tone: 'plain' })
  expect(withTaken(draft, changes, taken)).toBe('We meet in Oslo on Monday.')
})
