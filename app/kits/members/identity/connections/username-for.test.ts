import { expect, test } from 'vitest'
import { findUsernameProblem } from '../account/username.ts'
import { usernamesFor } from './username-for.ts'

const all = (name: string, email: string) => [...usernamesFor(name, email, () => 0.5)]

test('the name comes first, without accents and blanks, then what stands before the @, then numbers', () => {
  expect(all('Zoë van Dyk', 'zoe@mail.test').slice(0, 4)).toEqual([
    'Zoe-van-Dyk',
    'zoe',
    'new-friend',
    'Zoe-van-Dyk-55000',
  ])
  expect(all('Siobhán O’Neill', 's@mail.test')[0]).toBe('Siobhan-ONeill')
})

test('nobody gets a name of the house, one too short or one too long', () => {
  expect(all('Admin', 'panda@mail.test')[0]).toBe('new-friend')
  expect(all('Li', 'a.b@mail.test').slice(0, 2)).toEqual(['a-b', 'new-friend'])
  for (const name of [
    '',
    '金',
    '--',
    '🐼🐼🐼',
    'x'.repeat(200),
    'Anna-Lena Freifrau von und zu der Tann',
    '٣٣٣',
    'admin',
  ])
    for (const username of all(name, '@')) expect(findUsernameProblem(username), username).toBeNull()
})
