import { expect, test } from 'vitest'
import { toMap } from './map.ts'

const engines = [
  { id: 'embedded:rank', label: 'TextRank', port: 'summarise', isBuiltIn: true },
  { id: 'embedded:facts', label: 'World facts', port: 'answer', isBuiltIn: true },
]
const names = { screen: (id: string) => id, port: (id: string) => id }
const way = (screen: string, port: string, engineId: string, uses: number) => ({
  screen,
  port,
  engineId,
  uses,
  state: 'done',
})

test('uses become lines between tools, ports and engines, and engines nobody may know of stay out', () => {
  const map = toMap(
    [
      way('hub', 'summarise', 'embedded:rank', 3),
      way('lab', 'summarise', 'embedded:rank', 1),
      way('hub', 'write', 'own/secret', 99),
    ],
    engines,
    names,
  )
  expect(map.nodes.map(({ id, uses }) => [id, uses])).toEqual([
    ...[
      ['screen:hub', 3],
      ['screen:lab', 1],
      ['port:summarise', 4],
      ['port:answer', 0],
    ],
    ...[
      ['engine:embedded:rank', 4],
      ['engine:embedded:facts', 0],
    ],
  ])
  expect(map.lines.map(({ from, to, uses }) => [from, to, uses])).toEqual([
    ['screen:hub', 'port:summarise', 3],
    ['screen:lab', 'port:summarise', 1],
    ['port:summarise', 'engine:embedded:rank', 4],
    ['port:answer', 'engine:embedded:facts', 0],
  ])
  expect(JSON.stringify(map)).not.toContain('secret')
})

test('a fresh server has a map without counts', () => {
  const map = toMap([], engines, names)
  expect(map.nodes.every(({ isIdle }) => isIdle)).toBe(true)
  expect(map.height).toBeGreaterThan(60)
})
