import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

test('fields and body are told apart', () => {
  const { fields, body } = readFrontMatter('---\ntitle: How do I ask?\ntags: [a, b c]\n---\n\nText.\n')
  expect(fields).toEqual({ title: 'How do I ask?', tags: ['a', 'b c'] })
  expect(body).toBe('Text.')
})

test('a file without front matter is all body', () => {
  expect(readFrontMatter('# Title\n\n---\n\nText')).toEqual({ fields: {}, body: '# Title\n\n---\n\nText' })
})

test('colons, quotes and an empty list are read as people write them', () => {
  const { fields } = readFrontMatter(
    '---\nsummary: In short: runs, "waitlists".\ntitle: "Quoted: yes"\nrelated: []\n---\n',
  )
  expect(fields).toEqual({ summary: 'In short: runs, "waitlists".', title: 'Quoted: yes', related: [] })
})

test('windows line ends and a byte order mark are accepted', () => {
  expect(readFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nBody\r\n')).toEqual({ fields: { title: 'A' }, body: 'Body' })
})

test('a rule inside the body stays in the body', () => {
  expect(readFrontMatter('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo')
})

test('an open block, a stray line and a field said twice are refused by name', () => {
  expect(() => readFrontMatter('---\ntitle: A\n')).toThrow('not closed')
  expect(() => readFrontMatter('---\ntitle: A\n- b\n---\n')).toThrow('Line 3')
  expect(() => readFrontMatter('---\ntitle: A\ntitle: B\n---\n')).toThrow('title comes twice')
})

test('a field called __proto__ is refused and touches nothing', () => {
  expect(() => readFrontMatter('---\n__proto__: x\n---\n')).toThrow('no field')
  expect(Object.getPrototypeOf(readFrontMatter('---\nconstructor: x\n---\n').fields)).toBe(Object.prototype)
})
