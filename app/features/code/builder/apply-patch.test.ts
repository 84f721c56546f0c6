import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from './apply-patch.ts'
import { toLoss } from './version.ts'

const FILES = { 'index.html': '<h1>Tea</h1>\n<p>Tea</p>\n' }
const patch = (...edits: object[]) => JSON.stringify({ edits, summary: 'Did it.' })

test('a change that fits is made, also out of a reply with words around it', () => {
  const reply = `Here you are:\n${patch({ file: 'index.html', find: '<h1>Tea</h1>', replace: '<h1>Ink</h1>' }, { file: 'new.css', find: '', replace: 'p {}' })}\nDone`
  const patched = applyPatch(FILES, reply)
  expect(patched).toEqual({
    isDone: true,
    files: { 'index.html': '<h1>Ink</h1>\n<p>Tea</p>\n', 'new.css': 'p {}' },
    done: ['Did it.', 'Changed: index.html, new.css.'],
  })
})

test.each([
  ['not there', patch({ file: 'index.html', find: '<h2>', replace: '' })],
  ['there twice', patch({ file: 'index.html', find: 'Tea', replace: 'Ink' })],
  ['no such file', patch({ file: 'other.js', find: 'x', replace: 'y' })],
  ['a path out of the project', patch({ file: '../x.js', find: '', replace: 'y' })],
  ['no change', patch({ file: 'index.html', find: '<h1>', replace: '<h1>' })],
  ['no patch', 'I am sorry.'],
  ['a whole file over it', patch({ file: 'index.html', find: '', replace: 'gone' })],
])('refused as a whole: %s', (_, reply) => {
  expect(applyPatch(FILES, reply).isDone).toBe(false)
})

test('whatever a model replies, files stay or a change of the agreed shape is made', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (reply) => {
      const patched = applyPatch(FILES, reply)
      if (patched.isDone) expect(Object.keys(patched.files).length).toBeGreaterThan(0)
    }),
    { seed: 2 },
  )
})

test('a large loss is told, a small one is not', () => {
  const long = { 'a.js': 'x\n'.repeat(100) }
  expect(toLoss(long, { 'a.js': 'x\n'.repeat(20) })).toBe(80)
  expect(toLoss(long, { 'a.js': 'x\n'.repeat(90) })).toBeNull()
})
