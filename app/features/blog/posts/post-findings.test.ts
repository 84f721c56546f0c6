import { expect, test } from 'vitest'
import { findingsOf } from './post-findings.ts'

const calm =
  'We went to the garden and looked at the hedge. It was green. Then we went home again and had tea. '.repeat(4)
const check = (text: string, more: Partial<Parameters<typeof findingsOf>[0]> = {}) =>
  findingsOf({ text, cover: '', coverAlt: '', shown: null, ...more })

test('a calm text has nothing to put right', () => {
  expect(check(calm)).toEqual({ stops: [], warnings: [] })
})

test('pictures without words, a cover without words and an empty post are kept back', () => {
  expect(check(`${calm}\n\n![](/a.png)`).stops.join()).toContain('A picture has no words')
  expect(check(`${calm}\n\n![A hedge](/a.png)`).stops).toEqual([])
  expect(check(calm, { cover: 'x' }).stops.join()).toContain('cover')
  expect(check(calm, { cover: 'x', coverAlt: 'A hedge' }).stops).toEqual([])
  expect(check('Hm.').stops.join()).toContain('hardly any text')
})

test('claims without a source, hard sentences and changed figures are to be looked at', () => {
  expect(check(`${calm}\n\nStudies show that 40 percent of hedges die.`).warnings.join()).toContain(
    'No source: “Studies show',
  )
  expect(check(`${calm}\n\nStudies show that 40 percent of hedges die (https://example.org/hedges).`).warnings).toEqual(
    [],
  )
  const hard =
    'Notwithstanding considerable organisational heterogeneity, institutional stakeholders predominantly characterise contemporary methodological standardisation as fundamentally indispensable. '
  expect(check(hard.repeat(6)).warnings.join()).toContain('Hard to read')
  const shown = { title: 't', text: `${calm} The hedge is 2.4 metres high.`, details: {}, version: 1 }
  const changed = check(`${calm} The hedge is 2.7 metres high.`, { shown }).warnings.join()
  expect(changed).toContain('2.4')
  expect(changed).toContain('2.7')
})
