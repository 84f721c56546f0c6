import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toVolumes } from './volumes.ts'

test('a volume begins with a chapter where chapters fit', () => {
  expect(toVolumes('# A\n\none two\n\n# B\n\nthree\n\n# C\n\nfour', 22)).toEqual([
    '# A\n\none two',
    '# B\n\nthree\n\n# C\n\nfour',
  ])
  expect(toVolumes('', 10)).toEqual([])
})

test('nothing is lost, and every piece fits', () => {
  const words = fc.constantFrom('# T', 'word', 'a longer paragraph of words', '\n\n', 'x'.repeat(40), '👍🏽', ' ')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), fc.integer({ min: 12, max: 80 }), (parts, most) => {
      const text = parts.join('')
      const volumes = toVolumes(text, most)
      expect(volumes.every((one) => one.length <= most && one.trim() !== '' && one.isWellFormed())).toBe(true)
      expect(volumes.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
    { seed: 37 },
  )
})
