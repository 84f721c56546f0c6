import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerAsked, waysOf } from './asked-facts.ts'
import { askedFacts } from './question-rows.ts'
import { findFact } from './facts.ts'

const TODAY = new Date(2026, 10, 21)
const told = (question: string) => {
  const found = findFact(question, TODAY)
  return found && 'text' in found ? found.text : null
}

test('a fact is found by its words, in any order and form, with and without what goes without saying', () => {
  for (const question of [
    'which gas do plants take in for photosynthesis',
    'for photosynthesis, plants take in which gas?',
    'What gas is taken in by plants in photosynthesis',
    'the gas that plants take in during photosynthesis',
  ])
    expect(told(question), question).toContain('carbon dioxide')
  expect(told('how many chromosones are in a normal human body cell')).toContain('46')
  expect(told('botanically speaking, is a tomato a fruit?')).toMatch(/^Yes/)
  expect(told('Can you see the Great Wall of China from the Moon with the naked eye?')).toMatch(/^No/)
  expect(told('ok so whats guacamole mainly made of lol')).toContain('avocado')
  expect(told('which two south american countries have no coast')).toContain('Bolivia and Paraguay')
})

test('who does it and whom it is done to are told apart', () => {
  expect(told('who shot Abraham Lincoln')).toContain('Booth')
  expect(told('who did Abraham Lincoln shoot')).toBeNull()
  expect(told('which gas do we breathe in')).not.toBe(told('which gas do we breathe out'))
})

test('a word that makes it another question is not passed over', () => {
  for (const question of [
    'is a fruit a tomato',
    'which gas do plants not take in for photosynthesis',
    'how many chromosomes are in half a human cell',
    'who was the second man to shoot Abraham Lincoln',
    'when is Ramadan',
    'who was the shortest US president',
    'what is water made into',
    'how many players are on half a volleyball team',
    'which planet is closest to Mars',
    'who shot John Lennon in the film',
  ])
    expect(told(question), question).toBeNull()
})

test('what is asked of a word holds of that word alone, and who found a thing discovered it', () => {
  expect(told('plural of person')).toMatch(/people/)
  expect(told('plural of man')).toMatch(/men/)
  expect(told('what is the plural of monarch')).toBeNull()
  expect(told('who found the proton')).toMatch(/Rutherford/)
  expect(told('first us woman in space')).toMatch(/Sally Ride/)
})

test('a doubled letter and verbs of one meaning do not hide a fact', () => {
  expect(told('where is machu pichu')).toMatch(/Peru.*\(Read as picchu\.\)$/)
  expect(told('Which band released Rumours?')).toContain('Fleetwood Mac')
  expect(told('which mammal lays eggs')).toContain('platypus')
  expect(told('which country won the 2018 fifa world cup')).toMatch(/France/)
  expect(told('who wrote hamnet')).toBeNull()
})

test('a misspelled word is mended and the mending is said', () => {
  expect(told('at what temperture are celsius and fahrenheit the same')).toMatch(/40.*\(Read as temperature\.\)$/)
})

test('every file of rows is read', () => {
  const folder = new URL('./question-rows/', import.meta.url)
  const rows = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown[])
  expect(askedFacts).toHaveLength(rows.flat().length)
})

test('each row answers each of its wordings, in sentences that stand alone', () => {
  const lost: string[] = []
  for (const fact of askedFacts) {
    expect(fact.says, fact.says).toMatch(/^\S.{10,260}[.!)”"']$/)
    for (const [at, { needed }] of waysOf(fact).entries()) {
      const asked = (fact.asked[at] ?? '').replace(/[()]/g, '')
      if (needed.size > 0 && answerAsked(asked) === null) lost.push(asked)
    }
  }
  expect(lost).toEqual([])
})

test('answers of yes or no begin with it', () => {
  for (const fact of askedFacts)
    for (const [at, { asking }] of waysOf(fact).entries())
      if (asking.wanted === 'yes-or-no')
        expect(fact.says, fact.asked[at]).toMatch(/^(?:Yes|No|Partly|Not|It depends|Both|Neither|Usually|In part)\b/)
})
