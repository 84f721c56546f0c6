import type { Verdict } from '../relate/verdict.ts'

/** An edge between two claims, by their places in the list. */
export type Edge = { a: number; b: number; verdict: Verdict }

/** Two clusters are one when so many of the pairs compared across agree. */
const LEAST_TIES = 2 / 3
const TRUST: Record<Verdict['tier'], number> = { exact: 4, slots: 3, lexicon: 2, learned: 1, embedding: 1 }

/**
 * Correlation clustering: agreeing claims are joined, surest tier first, and never when a member of one cluster
 * contradicts a member of the other, nor when the joined cluster would hold a seat of which another claim contradicts
 * it: nobody stands on both sides. `keys` make the outcome independent of the order of the claims, `seats` name the
 * seat of each claim.
 */
export function cluster(size: number, edges: Edge[], keys: string[], seats: string[]): number[][] {
  const home = Array.from({ length: size }, (_, i) => i)
  const members = home.map((i) => [i])
  const rivals = rivalsOf(size, edges)
  const keyOf = ({ a, b }: Edge): string => [keys[a] ?? '', keys[b] ?? ''].toSorted().join('|')
  const agreeing = edges
    .filter(isAgreement)
    .toSorted((x, y) => TRUST[y.verdict.tier] - TRUST[x.verdict.tier] || keyOf(x).localeCompare(keyOf(y)))
  for (const { a, b } of agreeing) {
    const [left, right] = [home[a] ?? a, home[b] ?? b]
    if (left === right) continue
    const own = members[left] ?? []
    const other = members[right] ?? []
    if (!canJoin([...own, ...other], rivals, seats)) continue
    const across = edges.filter((edge) => isBetween(edge, own, other))
    if (across.filter(isAgreement).length < across.length * LEAST_TIES) continue
    for (const y of other) home[y] = left
    own.push(...other)
    members[right] = []
  }
  return members.filter((group) => group.length > 0).map((group) => group.toSorted((x, y) => x - y))
}

const isAgreement = ({ verdict }: Edge): boolean => verdict.relation === 'agree'

function isBetween({ a, b }: Edge, own: number[], other: number[]): boolean {
  return (own.includes(a) && other.includes(b)) || (own.includes(b) && other.includes(a))
}

/** For each claim the claims that contradict it. */
function rivalsOf(size: number, edges: Edge[]): Set<number>[] {
  const rivals = Array.from({ length: size }, () => new Set<number>())
  for (const { a, b, verdict } of edges) {
    if (verdict.relation !== 'contradict') continue
    rivals[a]?.add(b)
    rivals[b]?.add(a)
  }
  return rivals
}

function canJoin(joined: number[], rivals: Set<number>[], seats: string[]): boolean {
  const own = new Set(joined.map((i) => seats[i]))
  return joined.every((i) => [...(rivals[i] ?? [])].every((rival) => !joined.includes(rival) && !own.has(seats[rival])))
}

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
