import { expect, test } from 'vitest'
import { toPlainFileName } from './file-name.ts'

test.each([
  ['Trip to Kyoto!', 'trip-to-kyoto'],
  ['  Crème brûlée, 2 ways  ', 'creme-brulee-2-ways'],
  ['../../etc/passwd', 'etc-passwd'],
  ['大熊猫', 'notes'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('%s becomes a file called %s', (title, name) => {
  expect(toPlainFileName(title, 'notes')).toBe(name)
})
