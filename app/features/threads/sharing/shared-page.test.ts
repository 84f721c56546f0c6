import { expect, test } from 'vitest'
import { redact, type Choices } from '#app/engines/redaction/redact.ts'
import { toSharedPage, type Inside, type Person } from './shared-page.ts'
import type { ShareTerms } from './share-terms.ts'

const at = new Date(0)
const said = (id: string, userId: string | null, text: string, more: Partial<Inside> = {}): Inside => ({
  ...{ id, kind: 'said', userId, label: null, text, at, poll: null },
  ...more,
})
const people: Person[] = [
  { id: 'anna', name: 'Anna Brandt', handle: 'annab', isFindable: true },
  { id: 'tomas', name: 'Tomas Okoye', handle: 'tok', isFindable: false },
]
const terms = (more: Partial<ShareTerms> = {}): ShareTerms => ({
  ...{ upToId: 'z', hidesNames: true, out: [], lifted: [], added: [], listed: null },
  ...more,
})
const byRules = async (text: string, choices: Choices) => redact(text, choices)
const talk = [
  said('m1', 'anna', 'Tomas, call me: anna@brandt.test'),
  said('m2', 'tomas', 'I will, Anna. Ask @annab.'),
  said('m3', null, 'Who am I?'),
  said('m4', null, 'It is 42.', { kind: 'voice', label: 'Calculator' }),
  said('m5', 'anna', 'joined', { kind: 'note' }),
]

test('names stand as numbers, in the words too, and what happened in the thread stays inside', async () => {
  const page = await toSharedPage('Plans of Anna Brandt', talk, people, terms(), byRules)
  expect(page.messages.map(({ by }) => by)).toEqual(['Member 1', 'Member 2', 'Former member', 'Calculator'])
  const all = JSON.stringify([page.title, page.messages])
  for (const name of ['Anna', 'Brandt', 'Tomas', 'annab', 'anna@brandt']) expect(all).not.toContain(name)
})

test('with names, only those who chose to be found are named', async () => {
  const page = await toSharedPage('Plans', talk, people, terms({ hidesNames: false }), byRules)
  expect(page.messages.map(({ by }) => by)).toEqual(['Anna Brandt', 'Member 2', 'Former member', 'Calculator'])
  expect(JSON.stringify(page.messages)).not.toContain('Tomas')
})

test('what was left out is not there, and a word to black out is black in a choice of a poll', async () => {
  const poll = said('m6', 'anna', 'Where?', { poll: [{ text: 'At the Zugspitze', n: 2 }] })
  const page = await toSharedPage(
    'Plans',
    [...talk, poll],
    people,
    terms({ out: ['m2'], added: ['Zugspitze'] }),
    byRules,
  )
  expect(page.messages.map(({ id }) => id)).not.toContain('m2')
  expect(JSON.stringify(page.messages)).not.toContain('Zugspitze')
  expect(page.messages.at(-1)!.poll![0]!.n).toBe(2)
})

test('signs between messages cannot be typed to move words from one message to another', async () => {
  const page = await toSharedPage(
    'T',
    [said('m1', 'anna', 'a\n\u2063\u2063\nb'), said('m2', 'tomas', 'c')],
    people,
    terms(),
    byRules,
  )
  expect(page.messages.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual(['a b', 'c'])
})
