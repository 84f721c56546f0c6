import { expect, test } from 'vitest'
import type { Mockup, Part } from '#app/engines/mockups/scene.ts'
import { mockupInput, type MockupInputOf } from './mockup.inputs.ts'
import { changeMockup, readParts } from './read-mockup-form.ts'

const part = (id: string, rest: Partial<Part> = {}): Part => ({
  ...{ id, kind: 'box', x: 0, y: 0, width: 80, height: 40, words: '', leads: '', group: '' },
  ...rest,
})
const mockup: Mockup = {
  ...{ device: 'phone', kit: 'house', isSketch: true },
  screens: [
    { id: 'v1', name: 'First', parts: [part('p1'), part('p2', { x: 50, leads: 'v2' })] },
    { id: 'v2', name: 'Second', parts: [part('p3')] },
  ],
}
const change = (act: string, rest: Partial<MockupInputOf<'save'>> = {}) =>
  changeMockup(mockup, { act, screen: 'v1', chosen: [], kind: '', ...rest } as MockupInputOf<'save'>)
const made = (act: string, rest: Partial<MockupInputOf<'save'>> = {}) => {
  const changed = change(act, rest)
  if ('refusal' in changed) throw new Error(changed.refusal)
  expect(mockupInput.safeParse(changed.mockup).success).toBe(true)
  return changed
}

test('parts are added, copied, put in front and taken away, each with a name of its own', () => {
  const ids = (act: string, kind = '') => made(act, { kind }).mockup.screens[0]!.parts.map(({ id }) => id)
  expect(ids('add', 'button')).toEqual(['p1', 'p2', 'p4'])
  expect(ids('copy:p1')).toEqual(['p1', 'p4', 'p2'])
  expect(ids('front:p1')).toEqual(['p2', 'p1'])
  expect(ids('remove:p1')).toEqual(['p2'])
  expect(change('add', { kind: 'rocket' })).toEqual({ refusal: 'Choose what is to be added.' })
})

test('ticked parts are put in line, grouped and taken away together', () => {
  const xs = made('arrange', { chosen: ['p1', 'p2'], how: 'left' }).mockup.screens[0]!.parts.map(({ x }) => x)
  expect(xs).toEqual([0, 0])
  const grouped = made('group', { chosen: ['p1', 'p2'] }).mockup
  expect(grouped.screens[0]!.parts.map(({ group }) => group)).toEqual(['p1', 'p1'])
  const gone = changeMockup(grouped, {
    act: 'remove-chosen',
    screen: 'v1',
    chosen: ['p2'],
    kind: '',
  } as unknown as MockupInputOf<'save'>)
  expect('mockup' in gone && gone.mockup.screens[0]!.parts).toEqual([])
  expect(change('arrange', { chosen: ['p1'], how: 'left' })).toEqual({ refusal: 'Tick two parts at least.' })
})

test('screens come and go; what led to one that is gone leads nowhere', () => {
  expect(made('add-screen')).toMatchObject({ screen: 'v3' })
  const copied = made('copy-screen').mockup.screens[2]!
  expect([copied.id, copied.parts.map(({ id }) => id)]).toEqual(['v3', ['p4', 'p5']])
  const gone = changeMockup(mockup, {
    act: 'remove-screen',
    screen: 'v2',
    chosen: [],
    kind: '',
  } as unknown as MockupInputOf<'save'>)
  expect('mockup' in gone && gone.mockup.screens.map(({ parts }) => parts.map(({ leads }) => leads))).toEqual([
    ['', ''],
  ])
})

test('a table that is not in numbers, or names unknown parts, is refused', () => {
  const sent = (fields: Record<string, string>) =>
    mockupInput.safeParse({ ...mockup, screens: [{ id: 'v1', name: 'A', parts: readParts(fields, ['p1']) }] })
  const good = { 'p1.kind': 'box', 'p1.x': '8', 'p1.y': '8', 'p1.width': '80', 'p1.height': '40' }
  expect(sent(good).success).toBe(true)
  for (const bad of [
    { 'p1.x': 'far' },
    { 'p1.width': '2' },
    { 'p1.y': '-1' },
    { 'p1.kind': 'rocket' },
    { 'p1.height': '99999' },
  ])
    expect(sent({ ...good, ...bad }).success, JSON.stringify(bad)).toBe(false)
})
