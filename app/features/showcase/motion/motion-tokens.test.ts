import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMotionTokens } from './motion-tokens.ts'

const stylesheets = ['tokens', 'parts', 'overlays/overlays'].map((name) =>
  readFileSync(new URL(`../../../ui/${name}.css`, import.meta.url), 'utf8'),
)

test('the stylesheets declare everything the page shows, with the numbers of the rulebook', () => {
  const tokens = readMotionTokens(stylesheets.join(''))
  const durations = ['--dur-instant', '--dur-fast', '--dur-base', '--dur-gentle', '--dur-slow'] as const
  expect(durations.map((name) => tokens[name])).toEqual(['80ms', '140ms', '220ms', '360ms', '620ms'])
  expect([tokens['--scrim-blur'], tokens['--r-2xl'], tokens['--peek-paws']]).toEqual(['3px', '28px', '17px'])
})

test('a number nobody declares is an error, not an empty cell', () => {
  expect(() => readMotionTokens(':root { --dur-fast: 1ms; }')).toThrow('--dur-instant')
})
