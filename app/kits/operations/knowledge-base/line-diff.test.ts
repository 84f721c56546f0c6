import { expect, test } from 'vitest'
import { toLineDiff } from './line-diff.ts'

const say = (before: string, after: string) =>
  toLineDiff(before, after).map(({ kind, text }) => `${kind === 'same' ? ' ' : kind === 'gone' ? '-' : '+'}${text}`)

test('what stayed is kept, what went and came is named in its place', () => {
  expect(say('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
  expect(say('a\nb', 'a\nb')).toEqual([' a', ' b'])
  expect(say('a\nc', 'a\nb\nc')).toEqual([' a', '+b', ' c'])
  expect(say('one\ntwo\nthree\nfour', 'zero\ntwo\nthree\nfive')).toEqual([
    '-one',
    '+zero',
    ' two',
    ' three',
    '-four',
    '+five',
  ])
})

test('both texts can be read back from it, also where lines repeat', () => {
  const [before, after] = ['a\na\nb\na\n\nb', 'a\nb\nb\na\na\n']
  const lines = toLineDiff(before, after)
  const side = (without: string) =>
    lines
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('\n')
  expect(side('new')).toBe(before)
  expect(side('gone')).toBe(after)
})
