import { expect, test } from 'vitest'
import { comparePasses, type PassToCompare } from './compare-passes.ts'

const toPass = (texts: string[], sources: [href: string, sha256: string][]): PassToCompare => ({
  report: {
    disputes: [],
    sections: [
      {
        ...{ sub: 's1', heading: 'Why?', dropped: 0 },
        sentences: texts.map((text, n) => ({ id: `s1.${n}`, text, by: null, cites: [] })),
      },
    ],
  },
  sources: sources.map(([href, sha256], at) => ({ n: at + 1, title: href, href, site: href, sha256, sameAs: null })),
})

test('a later pass shows what came, what went and what its sources changed', () => {
  const before = toPass(
    ['It opened in 1937.', 'Fog is common.'],
    [
      ['https://a.test/', '1'],
      ['https://b.test/', '2'],
    ],
  )
  const now = toPass(
    ['It opened in 1938.', 'Fog is  common!'],
    [
      ['https://a.test/', '9'],
      ['https://c.test/', '3'],
    ],
  )
  const { came, gone, same, sources } = comparePasses(before, now)
  expect([came.map(({ text }) => text), gone.map(({ text }) => text), same]).toEqual([
    ['It opened in 1938.'],
    ['It opened in 1937.'],
    1,
  ])
  expect([sources.came, sources.gone, sources.changed].map((list) => list.map(({ href }) => href))).toEqual([
    ['https://c.test/'],
    ['https://b.test/'],
    ['https://a.test/'],
  ])
})

test('the same pass twice changed nothing', () => {
  const pass = toPass(['It opened in 1937.'], [['', '1']])
  expect(comparePasses(pass, pass)).toMatchObject({
    came: [],
    gone: [],
    same: 1,
    sources: { came: [], gone: [], changed: [], same: 1 },
  })
})
