import { FARTHEST, GRID, LEAST_SIDE, type Part } from './scene.ts'

export const arrangements = [
  { id: 'left', label: 'Left edges' },
  { id: 'center', label: 'Middles, side by side' },
  { id: 'right', label: 'Right edges' },
  { id: 'top', label: 'Top edges' },
  { id: 'middle', label: 'Middles, one above the other' },
  { id: 'bottom', label: 'Bottom edges' },
  { id: 'across', label: 'Same gaps across' },
  { id: 'down', label: 'Same gaps down' },
  { id: 'width', label: 'Same width' },
  { id: 'height', label: 'Same height' },
] as const
export type Arrangement = (typeof arrangements)[number]['id']

/** A measure on the grid. */
export const snap = (value: number): number => Math.round(value / GRID) * GRID

/** A part within the sheet and no smaller than can be seen; on the grid where that is wanted. */
export function bounded(part: Part, isSnapped = false): Part {
  const whole = (value: number) => (isSnapped ? snap(value) : Math.round(value))
  const side = (value: number) => Math.min(FARTHEST, Math.max(LEAST_SIDE, whole(value)))
  const place = (value: number) => Math.min(FARTHEST, Math.max(0, whole(value)))
  return { ...part, x: place(part.x), y: place(part.y), width: side(part.width), height: side(part.height) }
}

/** Some parts put in line with each other; fewer than two stay as they are. */
export function arrange(parts: readonly Part[], how: Arrangement): Part[] {
  const [first, ...others] = parts
  if (!first || others.length === 0) return [...parts]
  const left = Math.min(...parts.map(({ x }) => x))
  const top = Math.min(...parts.map(({ y }) => y))
  const right = Math.max(...parts.map(({ x, width }) => x + width))
  const bottom = Math.max(...parts.map(({ y, height }) => y + height))
  const put: Readonly<Record<Exclude<Arrangement, 'across' | 'down'>, (part: Part) => Partial<Part>>> = {
    left: () => ({ x: left }),
    center: ({ width }) => ({ x: Math.round((left + right - width) / 2) }),
    right: ({ width }) => ({ x: right - width }),
    top: () => ({ y: top }),
    middle: ({ height }) => ({ y: Math.round((top + bottom - height) / 2) }),
    bottom: ({ height }) => ({ y: bottom - height }),
    width: () => ({ width: first.width }),
    height: () => ({ height: first.height }),
  }
  if (how === 'across') return spread(parts, 'x', 'width')
  if (how === 'down') return spread(parts, 'y', 'height')
  return parts.map((part) => ({ ...part, ...put[how](part) }))
}

/** The outermost stay; the others get the same gaps between them. */
function spread(parts: readonly Part[], at: 'x' | 'y', side: 'width' | 'height'): Part[] {
  const inOrder = [...parts].sort((a, b) => a[at] - b[at])
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!]
  const room = last[at] + last[side] - first[at] - inOrder.reduce((sum, part) => sum + part[side], 0)
  const gap = room / (inOrder.length - 1)
  const places = new Map<string, number>()
  let next = first[at]
  for (const part of inOrder) {
    places.set(part.id, Math.round(next))
    next += part[side] + gap
  }
  return parts.map((part) => ({ ...part, [at]: places.get(part.id)! }))
}

/** All parts that move when some do: those of their groups come along. */
export function withGroups(parts: readonly Part[], ids: ReadonlySet<string>): Set<string> {
  const groups = new Set(parts.filter(({ id, group }) => ids.has(id) && group !== '').map(({ group }) => group))
  return new Set(
    parts.filter(({ id, group }) => ids.has(id) || (group !== '' && groups.has(group))).map(({ id }) => id),
  )
}
