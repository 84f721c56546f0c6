import { expect, test } from 'vitest'
import { findFileProblem, isAccepted, toSizeWords } from './file-check.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [12_499, '12 kB'],
  [1_440_000, '1.4 MB'],
  [250_000_000, '250 MB'],
  [7_000_000_000_000, '7,000 GB'],
])('%d bytes are %s', (bytes, words) => expect(toSizeWords(bytes)).toBe(words))

test('kinds are told by ending, by group and by exact type, without regard to case', () => {
  const photo = { name: 'Panda.PNG', type: 'image/png' }
  expect(isAccepted(photo, 'image/*')).toBe(true)
  expect(isAccepted(photo, '.jpg, .png')).toBe(true)
  expect(isAccepted(photo, 'image/jpeg')).toBe(false)
  expect(isAccepted(photo, '')).toBe(true)
  expect(isAccepted({ name: 'notes.txt', type: '' }, 'text/plain')).toBe(false)
})

test('a refusal names the file, the reason and what would do', () => {
  const rules = { accept: 'image/png', maxBytes: 2_000 }
  const check = (name: string, type: string, size: number) =>
    findFileProblem({ name, type, size }, rules, 'PNG pictures')
  expect(check('film.mp4', 'video/mp4', 10)).toBe('film.mp4 is of another kind. Here we take PNG pictures.')
  expect(check('big.png', 'image/png', 3_000)).toBe('big.png is 3 kB. The most we can take is 2 kB.')
  expect(check('none.png', 'image/png', 0)).toBe('none.png is empty.')
  expect(check('fine.png', 'image/png', 2_000)).toBeNull()
})
