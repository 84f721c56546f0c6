import { expect, test } from 'vitest'
import { findRoute, listTargets, modes } from './modes.ts'
import { fromStream, toStream } from './stream.ts'
import { toUnits } from './units.ts'

const here = modes.filter(({ mode }) => ['eng-spa', 'spa-eng', 'es-fr', 'es-pt', 'es-pt_BR', 'cat-eng'].includes(mode))
const wayOf = (from: string, to: string) => findRoute(from, to, here)?.steps.map(({ mode }) => mode)

test('the direct way comes first, then one over another language', () => {
  expect(wayOf('en', 'es')).toEqual(['eng-spa'])
  expect(wayOf('en', 'fr')).toEqual(['eng-spa', 'es-fr'])
  expect(findRoute('ca', 'es', here)?.via).toBe('en')
  expect(wayOf('fr', 'en')).toBeUndefined()
})

test('a region takes its own mode, or that of the language', () => {
  expect(wayOf('es', 'pt-BR')).toEqual(['es-pt_BR'])
  expect(wayOf('ES-mx', 'pt-PT')).toEqual(['es-pt'])
})

test('what can be reached is listed', () => {
  expect(listTargets('en-US', here)).toEqual(['es', 'fr', 'pt'])
  expect(listTargets('de', here)).toEqual([])
})

test('marks become ranges, kept signs stay', () => {
  expect(fromStream('La *foo-bar y [*][https:\\/\\/x\\.y] #casa @door.')).toEqual({
    text: 'La foo-bar y *https://x.y casa door.',
    unknown: [
      { start: 3, end: 10 },
      { start: 26, end: 30 },
      { start: 31, end: 35 },
    ],
  })
})

test.each(['a [b] ^c<d>$ \\ {e} *f* @g #h', '[[t:b:x]] \\[', 'x  y\tz 🐼🏽', 'and/or ~ | _ +'])(
  '%s goes in and out whole',
  (text) => {
    expect(fromStream(toStream(text))).toEqual({ text, unknown: [] })
  },
)

test('units are the whole text, and wrapped lines stay together', () => {
  const wrapped = 'This line is long enough to have been wrapped by somebody\nand goes on here.\nA new one.'
  expect(toUnits(wrapped).map(({ text }) => text)).toEqual([wrapped.slice(0, wrapped.lastIndexOf('\n')), 'A new one.'])
  for (const text of ['', '\n', ' a \n\n- b\n> # c\n\n', wrapped, '1. x\n  \n2) y'])
    expect(
      toUnits(text)
        .map(({ before, text: piece }) => before + piece)
        .join(''),
    ).toBe(text)
})
