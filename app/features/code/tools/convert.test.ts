import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, type Converted } from './convert.ts'

const textOf = (made: Converted) => (made.isDone ? made.text : `refused: ${made.message}`)

test('a list of objects goes through every format and back', () => {
  const json = '[\n  {\n    "name": "tea",\n    "cups": "2"\n  }\n]\n'
  for (const format of ['yaml', 'csv'] as const) {
    const there = textOf(convert(json, 'json', format))
    expect(textOf(convert(there, format, 'json'))).toBe(json)
  }
  expect(textOf(convert('a = 1\n[b]\nc = "x"\n', 'toml', 'json'))).toBe(
    '{\n  "a": 1,\n  "b": {\n    "c": "x"\n  }\n}\n',
  )
})

test('what a format cannot hold is said', () => {
  expect(convert('{"a":null,"b":1}', 'json', 'toml')).toMatchObject({
    text: 'b = 1\n',
    notes: ['TOML has no null: 1 value was left out.'],
  })
  expect(convert('[{"a":{"b":1}}]', 'json', 'csv')).toMatchObject({ notes: ['Written as JSON inside a cell: a.'] })
  expect(convert('[1]', 'json', 'csv').isDone).toBe(false)
  expect(convert('{', 'json', 'yaml').isDone).toBe(false)
  expect(convert('a,b\n1,2,3', 'csv', 'json').isDone).toBe(false)
})

test('aliases that would grow without end are refused', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefg'
      .split('')
      .map((one, n) => `${one}: &${one} [${Array.from({ length: 9 }, () => `*${'abcdef'[n]}`).join(', ')}]`),
  ].join('\n')
  expect(convert(bomb, 'yaml', 'json').isDone).toBe(false)
})

test('whatever is typed, it answers', () => {
  const format = fc.constantFrom('json', 'yaml', 'csv', 'toml' as const)
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), format, format, (text, from, into) => {
      expect(typeof convert(text, from as 'json', into as 'json').isDone).toBe('boolean')
    }),
    { seed: 4, numRuns: 300 },
  )
})
