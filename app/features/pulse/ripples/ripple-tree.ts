/** Somebody passed a post on; `from`: the passing on by which they came to it. */
export type Passing = { id: string; from: string | null; at: number }
/** A passing on in the order of the tree, with how far it is from the post and where it stands in the picture. */
export type Ring = { id: string; parent: string | null; depth: number; x: number; y: number; below: number }

/**
 * The tree of a post's passings on, each below the one it came by, the oldest first. One whose origin is gone, or would lead
 * in a circle, hangs on the post itself. Leaves stand one beside the other, and whoever passed on to them in their middle.
 */
export function layTree(passings: readonly Passing[]): Ring[] {
  const known = new Map(passings.map((one) => [one.id, one]))
  const children = new Map<string | null, Passing[]>()
  for (const one of passings.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const origin = one.from === null ? undefined : known.get(one.from)
    // Nobody had something from a passing on that came later.
    const parent = origin && isEarlier(origin, one) ? origin.id : null
    children.set(parent, [...(children.get(parent) ?? []), one])
  }
  const rings: Ring[] = []
  let leaves = 0
  const walk = (parent: string | null, depth: number): { x: number; count: number } => {
    const own = children.get(parent) ?? []
    if (own.length === 0) return { x: leaves++, count: 0 }
    let count = 0
    const places = own.map(({ id }) => {
      const ring: Ring = { id, parent, depth, x: 0, y: depth, below: 0 }
      rings.push(ring)
      const inner = walk(id, depth + 1)
      ring.x = inner.x
      ring.below = inner.count
      count += 1 + inner.count
      return inner.x
    })
    return { x: (places[0]! + places.at(-1)!) / 2, count }
  }
  walk(null, 1)
  return rings
}

const isEarlier = (a: Passing, b: Passing) => a.at < b.at || (a.at === b.at && a.id < b.id)

/** How many leaves stand beside each other, and how deep it goes: the size of the picture. */
export const sizeOf = (rings: readonly Ring[]) => ({
  width: Math.max(0, ...rings.map(({ x }) => x)),
  depth: Math.max(0, ...rings.map(({ depth }) => depth)),
})
