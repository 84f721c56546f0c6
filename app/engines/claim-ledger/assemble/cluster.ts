import type { Verdict } from '../relate/verdict.ts'

/** An edge between two claims, by their places in the list. */
export type Edge = { a: number; b: number; verdict: Verdict }

/** A contradiction between two clusters, and how likely it is. */
export type Tie = { a: number; b: number; share: number }

/**
 * The contradictions between clusters that can stand together: the likeliest begin a dispute or join the one of either
 * side, as long as no seat stands in it twice; what cannot join begins another. `seatsOf` are the seats of each cluster.
 */
export function settledTies(ties: Tie[], seatsOf: string[][]): Tie[] {
  const home = new Map<number, Set<number>>()
  const isFree = (row: number, group: Iterable<number>): boolean =>
    [...group].every((other) => !seatsOf[other]!.some((seat) => seatsOf[row]!.includes(seat)))
  const kept: Tie[] = []
  for (const tie of ties.toSorted((x, y) => y.share - x.share || x.a - y.a || x.b - y.b)) {
    const [own, other] = [home.get(tie.a), home.get(tie.b)]
    if (own && other) {
      if (own === other) kept.push(tie)
      continue
    }
    const group = own ?? other ?? new Set<number>()
    const joining = [tie.a, tie.b].filter((row) => !group.has(row))
    if (!joining.every((row) => isFree(row, [...group, ...joining.filter((one) => one !== row)]))) continue
    for (const row of joining) home.set(row, group.add(row))
    kept.push(tie)
  }
  return kept
}

/** Groups of clusters tied by contradictions: the rival positions of one dispute. */
export function disputesOf(size: number, clashes: [number, number][]): number[][] {
  const home = Array.from({ length: size }, (_, i) => i)
  const root = (i: number): number => (home[i] === i || home[i] === undefined ? i : root(home[i]))
  for (const [a, b] of clashes) home[root(a)] = root(b)
  const groups = new Map<number, number[]>()
  for (const i of new Set(clashes.flat()))
    groups.set(
      root(i),
      [...(groups.get(root(i)) ?? []), i].toSorted((x, y) => x - y),
    )
  return [...groups.values()]
}
