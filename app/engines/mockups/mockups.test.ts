import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, arrangements, bounded, snap, withGroups } from './arrange.ts'
import { drawPart, drawScreen, toClickThrough } from './draw.ts'
import { mockupFromWords, nameMockup } from './from-words.ts'
import { FARTHEST, freePartId, LEAST_SIDE, partKinds, partWords, type Part } from './scene.ts'

const part = (id: string, rest: Partial<Part> = {}): Part => ({
  ...{ id, kind: 'box', x: 0, y: 0, width: 80, height: 40, words: '', leads: '', group: '' },
  ...rest,
})
const kindsOf = (text: string) =>
  mockupFromWords(text).mockup.screens.map(({ name, parts }) => [name, ...parts.map(({ kind }) => kind)])

test('a description becomes parts in the order they are named', () => {
  const { mockup, understood, ignored } = mockupFromWords(
    'A page with a navigation bar, a heading "Fresh bread", three cards and a button "Order now", and some glitter',
  )
  expect(mockup.device).toBe('desktop')
  expect(mockup.screens[0]!.parts.map(({ kind, words }) => [kind, words.split('\n')[0]])).toEqual([
    ['nav', 'Name'],
    ['heading', 'Fresh bread'],
    ...Array.from({ length: 3 }, () => ['card', 'Title']),
    ['button', 'Order now'],
  ])
  expect(understood).toContain('3 × card')
  expect(ignored).toEqual(['some glitter'])
})

test('lines with a name and a colon are screens, linked by what their buttons say', () => {
  const { mockup } = mockupFromWords(
    'Mobile app\nSign in: field "E-mail", field "Password", button "To the inbox"\nInbox: search, list\nSettings:  tabs, button "Save"',
  )
  const named = mockup.screens.filter(({ name }) => name !== 'Screen')
  expect(mockup.device).toBe('phone')
  expect(named.map(({ name }) => name)).toEqual(['Sign in', 'Inbox', 'Settings'])
  const door = named[0]!.parts.find(({ kind }) => kind === 'button')!
  expect(mockup.screens.find(({ id }) => id === door.leads)?.name).toBe('Inbox')
})

test('screens everybody knows are drawn from their names alone', () => {
  expect(kindsOf('login')).toEqual([['Sign in', 'heading', 'input', 'input', 'checkbox', 'button', 'link']])
  expect(kindsOf('A shop with a checkout and a login').map(([name]) => name)).toEqual(['Sign in', 'Checkout', 'Shop'])
  expect(kindsOf('zzz')).toEqual([['Screen']])
})

test('whatever is described, parts stay on the sheet and none hides another of its kind', () => {
  const words = fc.constantFrom(
    'card',
    'three cards',
    'field "Name"',
    'picture',
    'twelve pictures',
    'table',
    'nav',
    'footer',
    'button',
    ',',
    '\n',
    'Shop:',
    '"',
    'x'.repeat(50),
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (pieces) => {
      const { mockup } = mockupFromWords(pieces.join(' '))
      for (const { parts } of mockup.screens)
        for (const one of parts) {
          expect(one.x).toBeGreaterThanOrEqual(0)
          expect(one.x + one.width).toBeLessThanOrEqual(1_200)
          expect(
            parts.filter((other) => other.kind === one.kind && other.x === one.x && other.y === one.y),
          ).toHaveLength(1)
        }
      const ids = mockup.screens.flatMap(({ parts }) => parts.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(freePartId(mockup))
    }),
    { numRuns: 150 },
  )
})

test('arranging keeps sizes or places as it says', () => {
  const parts = [
    part('p1'),
    part('p2', { x: 100, y: 50, width: 40 }),
    part('p3', { x: 300, y: 90, width: 60, height: 20 }),
  ]
  const xs = (how: Parameters<typeof arrange>[1]) => arrange(parts, how).map(({ x }) => x)
  expect([xs('left'), xs('right'), xs('center'), xs('across')]).toEqual([
    [0, 0, 0],
    [280, 320, 300],
    [140, 160, 150],
    [0, 170, 300],
  ])
  expect(arrange(parts, 'width').map(({ width }) => width)).toEqual([80, 80, 80])
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          x: fc.nat(900),
          y: fc.nat(900),
          width: fc.integer({ min: 8, max: 300 }),
          height: fc.integer({ min: 8, max: 300 }),
        }),
        { minLength: 2, maxLength: 8 },
      ),
      fc.constantFrom(...arrangements.map(({ id }) => id)),
      (boxes, how) => {
        const before = boxes.map((box, n) => part(`p${n}`, box))
        const after = arrange(before, how)
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
        if (how === 'left') expect(new Set(after.map(({ x }) => x)).size).toBe(1)
        if (how === 'bottom') expect(new Set(after.map(({ y, height }) => y + height)).size).toBe(1)
        if (how !== 'width' && how !== 'height')
          expect(after.map(({ width }) => width)).toEqual(before.map(({ width }) => width))
      },
    ),
  )
})

test('parts snap to the grid, stay within bounds, and come along with their group', () => {
  expect([snap(11), snap(12), snap(-3)]).toEqual([8, 16, -0])
  expect(bounded(part('p1', { x: -40, y: 1e9, width: 0, height: 13 }), true)).toMatchObject({
    x: 0,
    y: FARTHEST,
    width: LEAST_SIDE,
    height: 16,
  })
  const parts = [part('p1', { group: 'a' }), part('p2', { group: 'a' }), part('p3')]
  expect([...withGroups(parts, new Set(['p1']))]).toEqual(['p1', 'p2'])
})

test('every part is drawn in both kits, by hand and straight, the same each time, and no words break out', () => {
  for (const kind of partKinds)
    for (const kit of ['house', 'neutral'] as const)
      for (const isSketch of [true, false]) {
        const { width, height } = partWords[kind]
        const one = part('p1', { kind, width, height, words: '<script>"&\nx, y' })
        const svg = drawPart(one, { kit, isSketch })
        expect(svg, kind).toBe(drawPart(one, { kit, isSketch }))
        expect(svg, kind).toContain('<')
        expect(svg, kind).not.toMatch(/<script|NaN|undefined/)
      }
})

test('a click-through holds every screen, and its links lead to screens alone', () => {
  const { mockup } = mockupFromWords('Sign in: field, button "Go"\nInbox: list')
  mockup.screens[1]!.parts.push(part('p9', { kind: 'button', words: 'Away', leads: 'javascript:alert(1)' }))
  const page = toClickThrough('<b>', mockup)
  expect(page).toContain('<section id="v2">')
  expect([...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['#v1', '#v2', '#v2'])
  expect(page).not.toMatch(/<script|javascript:/)
  expect(drawScreen(mockup.screens[0]!, mockup)).not.toContain('<a ')
})

test('a mock-up of several screens is called by them, any other by its description', () => {
  const name = (words: string) => nameMockup(words, mockupFromWords(words).mockup)
  expect(name('Inbox: search, list\nSign in: field "Email"')).toBe('Inbox, Sign in')
  expect(name('A landing page\nwith a form')).toBe('A landing page with a form')
})
