import { expect, test } from 'vitest'
import { compileRule, isMet, sayAct, sayCondition } from './rule.ts'

test.each([
  ['Archive newsletters', ['it is among newsletters'], ['archive it']],
  ['archive all newsletters from Slow Gardening.', ['Slow Gardening', 'newsletters'], ['archive it']],
  ['Star everything from Anna Kovac', ['Anna Kovac'], ['star it']],
  ['Delete mail from deals@kilomarket.example', ['deals@kilomarket.example'], ['delete it']],
  ['Label mail from Anna as Family', ['Anna'], ['label it “Family”']],
  ['When a receipt comes, mark it as read and archive it', ['receipts'], ['mark it as read', 'archive it']],
  ['Star everything from Anna about the roof', ['Anna', '“roof”'], ['star it']],
  ['Star mail about “the roof”', ['“the roof”'], ['star it']],
  ['mail about “board meeting” from ben@soil.test and star it', ['ben@soil.test', 'board meeting'], ['star it']],
  ['label “To do” messages with an attachment', ['attached'], ['label it “To do”']],
  ['mute notices', ['notices'], ['mute it']],
  ['mail from casino mark as junk', [], []],
  ['Archive everything', [], []],
  ['newsletters', [], []],
  ['Archive newsletters on Tuesdays', [], []],
  ['Forward mail from Anna to bob@x.test', [], []],
  ['', [], []],
])('%s', (words, conditions, acts) => {
  const { rule, problem } = compileRule(words)
  if (acts.length === 0) return void expect(problem).not.toBeNull()
  expect(problem).toBeNull()
  expect(rule!.acts.map(sayAct)).toEqual(acts)
  const said = rule!.conditions.map(sayCondition).join('; ')
  for (const part of conditions) expect(said).toContain(part)
  expect(rule!.conditions).toHaveLength(conditions.length)
})

test('a rule holds when all of it is true', () => {
  const { rule } = compileRule('Star mail from anna about tiles')
  const thread = {
    subject: 'New tiles',
    snippet: '',
    people: [{ name: 'Ánna', address: 'x@y.test' }],
    pile: 'people',
    attachments: 0,
  }
  expect(isMet(rule!, thread)).toBe(true)
  expect(isMet(rule!, { ...thread, subject: 'Roof' })).toBe(false)
  expect(isMet(rule!, { ...thread, people: [] })).toBe(false)
})
