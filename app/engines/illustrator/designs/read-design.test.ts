import { expect, test } from 'vitest'
import { ticksOf } from './chart.server.ts'
import { readDesign } from './read-design.ts'
import { readItems, readValues } from './read-lists.ts'
import { startWorkClock } from '#tests/support/work-clock.ts'

const designOf = (prompt: string) => readDesign(prompt)?.design ?? null

test.each([
  ['apples 12, pears: 7.5 and 1,200 plums', [12, 7.5, 1200], ['apples', 'pears', 'plums']],
  ['Jan -2, Feb 1; Mar 6', [-2, 1, 6], ['Jan', 'Feb', 'Mar']],
  ['2019: 5, 2020: 7', [5, 7], ['2019', '2020']],
  ['rent 40%, food 25%', [40, 25], ['rent', 'food']],
  ['3, 5, 8', [3, 5, 8], ['1', '2', '3']],
  ['north 3,5; south 2k', [3.5, 2000], ['north', 'south']],
])('values of %s', (text, values, labels) => {
  const read = readValues(text)
  expect(read.values.map(({ value }) => value)).toEqual(values)
  expect(read.values.map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['idea -> sketch → build', ['idea', 'sketch', 'build']],
  ['1. wake up 2. eat 3) sleep', ['wake up', 'eat', 'sleep']],
  ['- tent\n- torch', ['tent', 'torch']],
  ['tent, torch and water', ['tent', 'torch', 'water']],
])('items of %s', (text, items) => {
  expect(readItems(text)).toEqual(items)
})

test.each([
  ['QR code for https://example.org/a?b=1,2', { kind: 'qr', text: 'https://example.org/a?b=1,2' }],
  ['a pie chart: rent 40%, food 60%', { kind: 'chart', form: 'pie', unit: '%' }],
  ['pie chart: loss -4, gain 6', { kind: 'chart', form: 'bars' }],
  ['flowchart: idea -> sketch -> build', { kind: 'diagram', form: 'steps', items: ['idea', 'sketch', 'build'] }],
  ['timeline of us: 1999 met, 2005 moved', { kind: 'diagram', form: 'timeline', title: 'Us' }],
  ['seamless pattern of cats', { kind: 'pattern', weave: 'scattered', scene: 'of cats' }],
  ['zigzag pattern', { kind: 'pattern', weave: 'zigzag' }],
  ['logo for a shop called Bean There', { kind: 'logo', name: 'Bean There' }],
  ['app icon of a fox', { kind: 'icon' }],
  ['birthday card for Anna with a cat', { kind: 'card', title: 'Happy birthday, Anna!' }],
  ['poster for a jazz concert with a panda', { kind: 'poster', title: 'Jazz concert' }],
  ['a cat in a box “Adopt me” “Today”', { kind: 'poster', title: 'Adopt me', lines: ['Today'] }],
])('%s', (prompt, design) => {
  expect(designOf(prompt)).toMatchObject(design)
})

test.each([
  'a panda riding a bicycle',
  'vintage travel poster of a beach',
  "a cat's toy and a dog's bone",
  'a chart',
  'a QR code',
  'a sign on a road',
  'a card game',
  '',
  '"""',
  '-> ->',
])('no design: %s', (prompt) => {
  expect(designOf(prompt)).toBeNull()
})

test('a scale has round steps, holds zero and every value', () => {
  expect(ticksOf([12, 7, 20])).toEqual([0, 5, 10, 15, 20])
  expect(ticksOf([-2, 20])[0]).toBeLessThanOrEqual(-2)
  expect(ticksOf([0, 0])).toContain(0)
  expect(ticksOf([0.003, 0.001]).at(-1)).toBeGreaterThanOrEqual(0.003)
})

test.each([
  ['commas', `chart ${'1,'.repeat(990)}`],
  ['blanks', `chart of x${' '.repeat(1_900)}y`],
  ['lines', `diagram ${' \n'.repeat(900)}x`],
  ['letters', `pie chart ${'a '.repeat(900)}`],
  ['quotes', '“a'.repeat(900)],
  ['arrows', `flowchart ${'-> '.repeat(600)}`],
  ['numbers', `flowchart: ${'1. '.repeat(600)}`],
  ['dashes', `chart ${' - '.repeat(600)}`],
  ['words', `logo ${'for '.repeat(450)}`],
])('two thousand characters of %s are read in no time', (_, prompt) => {
  const worked = startWorkClock()
  readDesign(prompt.slice(0, 2_000))
  expect(worked()).toBeLessThan(400)
})
