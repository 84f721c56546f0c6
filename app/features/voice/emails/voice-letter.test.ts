import { expect, test } from 'vitest'
import { findPack, missingOf, packs } from './packs.ts'
import { readBack, toMailText, toSaidDiff, writeVoiceLetter } from './voice-letter.ts'

const SAID = packs[0]!.example
const letter = writeVoiceLetter(SAID, 'plain', 'sarah@example.org')

test('a spoken correction is carried out, and shown where it was said', () => {
  expect(letter.body).toContain('Wednesday')
  expect(letter.body).not.toContain('Tuesday')
  const diff = toSaidDiff(SAID, letter)
  expect(
    diff
      .filter(({ kind }) => kind === 'gone')
      .map(({ text }) => text)
      .join(' '),
  ).toMatch(/Tuesday/)
  expect(
    diff
      .filter(({ kind }) => kind !== 'new')
      .map(({ text }) => text)
      .join(''),
  ).toBe(SAID)
})

test('every name, number and day is read back, and confirmed only as it stands', () => {
  const { facts, lost, leftOut } = readBack(SAID, letter)
  expect(facts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['to', 'name', 'day', 'number']))
  expect([lost, leftOut]).toEqual([[], ['Tuesday']])
  const day = facts.find(({ kind }) => kind === 'day')!
  const confirmed = { ...letter, confirmed: { [day.key]: day.written } }
  expect(readBack(SAID, confirmed).facts.find(({ key }) => key === day.key)?.isConfirmed).toBe(true)
  const moved = {
    ...confirmed,
    body: letter.body.replace('Wednesday', 'Friday'),
    subject: letter.subject.replace('Wednesday', 'Friday'),
  }
  const after = readBack(SAID, moved)
  expect(after.facts.filter(({ isConfirmed }) => isConfirmed)).toEqual([])
  expect(after.lost).toEqual(['Wednesday'])
  expect(after.facts.find(({ written }) => written === 'Friday')?.isSaid).toBe(false)
})

test.each(packs.map(({ id }) => id))('the example of the pack %s says all it asks for and keeps every fact', (id) => {
  const pack = findPack(id)
  expect(missingOf(pack, pack.example)).toEqual([])
  const made = writeVoiceLetter(pack.example, pack.tone, '')
  expect(readBack(pack.example, made).lost).toEqual([])
  expect(toMailText(made)).not.toBe('')
  expect(missingOf(pack, 'hello')).toHaveLength(pack.asks.length)
})
