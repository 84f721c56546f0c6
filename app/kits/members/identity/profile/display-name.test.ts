import { expect, test } from 'vitest'
import { findDisplayNameProblem, toPlainLine } from './display-name.ts'
import { findHandleProblem, toHandle } from './handle.ts'
import { findInterestsProblem, toInterests } from './interests.ts'
import { findUsernameProblem } from '../account/username.ts'

test.each(['Mira', 'Tomás Ribeiro', '李小龙', 'نور', 'Zoë ❤', 'O’Hara-Smith, Jr.', 'x'.repeat(60), 'é'.repeat(60)])(
  '%s may be a name',
  (name) => {
    expect(findDisplayNameProblem(toPlainLine(name))).toBeNull()
  },
)

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['too much', 'x'.repeat(61)],
  ['a mark that turns the writing round', 'Mira\u202Egnp.exe'],
  ['a zero-width space', 'Mi\u200Bra'],
  ['a joiner', 'Mi\u200Dra'],
  ['a line break', 'Mira\nOkafor'],
  ['a control', 'Mira\u0007'],
  ['a Hangul filler alone', '\u3164'],
  ['a Braille blank', '\u2800'],
  ['tags', 'Mira\u{E0041}'],
  ['a soft hyphen', 'Mi\u00ADra'],
  ['a tower of marks', `M${'\u0301'.repeat(12)}ira`],
  ['marks without a letter', '\u0301'],
])('%s is no name', (_, name) => {
  expect(findDisplayNameProblem(toPlainLine(name))).toEqual(expect.any(String))
})

test('a name is kept as people read it', () => {
  expect(toPlainLine('  Mira   Okafor ')).toBe('Mira Okafor')
  expect(toPlainLine('Ｍｉｒａ')).toBe('Mira')
  expect(toPlainLine('Zoë ❤️')).toBe('Zoë ❤')
})

test.each(['mіra', 'ｍｉｒａ', 'mi\u200Bra', 'mira\u202E', 'mi ra', 'mi.ra', 'ßeta', 'mira\n', 'ab', 'x'.repeat(31)])(
  'look-alikes, hidden signs and wrong lengths make no username and no handle: %j',
  (name) => {
    expect(findUsernameProblem(name)).toEqual(expect.any(String))
    const handle = toHandle(name)
    expect(findHandleProblem(handle) !== null || /^[a-z]{4}$/.test(handle)).toBe(true)
  },
)

test.each(['admin', 'ADMIN', 'settings', 'Login', 'files', 'frenly', 'support', 'api'])(
  '%s belongs to the house',
  (name) => {
    expect(findUsernameProblem(name)).toMatch(/kept for the product/)
    expect(findHandleProblem(toHandle(name))).toMatch(/kept for the product/)
  },
)

test('interests are cleaned, joined with the suggested ones and counted', () => {
  expect(toInterests(['Writing', 'Code'], ' gardens ,  writing; Kites\nGARDENS, ')).toEqual([
    'Writing',
    'Code',
    'gardens',
    'Kites',
  ])
  expect(findInterestsProblem(toInterests([], 'a,b,c,d,e,f,g,h,i,j'))).toBeNull()
  expect(findInterestsProblem(toInterests(['Code'], 'a,b,c,d,e,f,g,h,i,j'))).toMatch(/at most 10/)
  expect(findInterestsProblem(toInterests([], 'x'.repeat(41)))).toMatch(/at most 40/)
  expect(findInterestsProblem(toInterests([], 'kites\u202E'))).toMatch(/nobody can see/)
})
