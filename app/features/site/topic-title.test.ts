import { expect, test } from 'vitest'
import { isTopicWord, toTopicTitle, toTopicWords } from './topic-title.ts'

test('a segment becomes words with a capital first letter', () => {
  expect(toTopicTitle('solar-energy')).toBe('Solar energy')
  expect(toTopicTitle('open_data')).toBe('Open data')
  expect(toTopicTitle('ökologie')).toBe('Ökologie')
  expect(toTopicTitle('熊猫')).toBe('熊猫')
})

test('signs that are no words are dropped, and nothing is left standing empty', () => {
  expect(toTopicTitle('<script>alert(1)</script>')).toBe('Scriptalert1script')
  expect(toTopicTitle('%%%')).toBe('This topic')
  expect(toTopicTitle('---')).toBe('This topic')
})

test('control characters and lone signs leave no words', () => {
  expect(toTopicWords('\0')).toBe('')
  expect(toTopicWords('zebra\u0000crossing')).toBe('zebracrossing')
})

test('a long segment is cut at 60 characters', () => {
  expect([...toTopicTitle('a'.repeat(500))]).toHaveLength(61)
})

test.each([
  '.env',
  '.git',
  'wp-login.php',
  'wp-admin',
  'phpinfo.php',
  'backup.zip',
  'index.jsp',
  '__proto__',
  'id_rsa.bak~',
])('%s names no topic', (segment) => expect(isTopicWord(segment)).toBe(false))

test.each(['bamboo', 'solar-energy', '熊猫', 'constructor', 'a.b.', 'what is love?'])('%s may name one', (segment) =>
  expect(isTopicWord(segment)).toBe(true),
)
