import type { Verdict } from './compare.ts'

/** An edge between two claims, by their places in the list. */
export type Edge = { a: number; b: number; verdict: Verdict }

const TRUST: Record<Verdict['tier'], number> = { exact: 4, slots: 3, lexicon: 2, embedding: 1 }

/**
 * Correlation clustering: agreeing claims are joined, surest tier first, and never when any member of one cluster
 * contradicts a member of the other. `keys` make the outcome independent of the order of the claims.
 */
export function cluster(size: number, edges: Edge[], keys: string[]): number[][] {
  const home = Array.from({ length: size }, (_, i) => i)
  const members = home.map((i) => [i])
  const clashes = new Set(edges.filter(({ verdict }) => verdict.relation === 'contradict').flatMap(({ a, b }) => [`${a}|${b}`, `${b}|${a}`]))
  const keyOf = ({ a, b }: Edge): string => [keys[a] ?? '', keys[b] ?? ''].toSorted().join('|')
  const agreeing = edges
    .filter(({ verdict }) => verdict.relation === 'agree')
    .toSorted((x, y) => TRUST[y.verdict.tier] - TRUST[x.verdict.tier] || keyOf(x).localeCompare(keyOf(y)))
  for (const { a, b } of agreeing) {
    const [left, right] = [home[a] ?? a, home[b] ?? b]
    if (left === right) continue
    const own = members[left] ?? []
    const other = members[right] ?? []
    if (own.some((x) => other.some((y) => clashes.has(`${x}|${y}`)))) continue
    for (const y of other) home[y] = left
    own.push(...other)
    members[right] = []
  }
  return members.filter((group) => group.length > 0).map((group) => group.toSorted((x, y) => x - y))
}

/** Groups of clusters tied by contradictions: the rival positions of one dispute. */
export function disputesOf(size: number, clashes: [number, number][]): number[][] {
  const home = Array.from({ length: size }, (_, i) => i)
  const root = (i: number): number => (home[i] === i || home[i] === undefined ? i : root(home[i]))
  for (const [a, b] of clashes) home[root(a)] = root(b)
  const groups = new Map<number, number[]>()
  for (const i of new Set(clashes.flat())) groups.set(root(i), [...(groups.get(root(i)) ?? []), i].toSorted((x, y) => x - y))
  return [...groups.values()]
}
