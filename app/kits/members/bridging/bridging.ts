/** One member's judgement of one post: 1 agrees, -1 sees it differently. */
export type View = { member: string; post: string; value: 1 | -1 }
export type GroupViews = { agree: number; of: number }
export type Bridged = { score: number; groups: GroupViews[] }

/** Fewer judged too little to say to which group they belong. */
const LEAST_VIEWS = 3
/** Fewer members make no two groups. */
const LEAST_MEMBERS = 8
const LEAST_IN_GROUP = 3
const STEPS = 60
const ROUNDS = 25
/** How clearly two groups must stand apart, as the share of the spread that lies between them. */
const LEAST_APART = 0.5

/**
 * How far groups that judge differently agree with each post. Members are placed by what they judged (the two directions in
 * which they differ most, silence as the mean), parted into two groups where two stand apart, and a post's score is the
 * product of the groups' agreement, each shrunk towards one half while few of the group have judged: (agree + 1) / (all + 2).
 */
export function bridge(views: readonly View[]): Map<string, Bridged> {
  const groups = groupMembers(views)
  const counts = new Map<string, GroupViews[]>()
  const size = Math.max(1, new Set(groups.values()).size)
  for (const { member, post, value } of views) {
    const row = counts.get(post) ?? Array.from({ length: size }, () => ({ agree: 0, of: 0 }))
    const group = row[groups.get(member) ?? 0]!
    group.of += 1
    if (value === 1) group.agree += 1
    counts.set(post, row)
  }
  return new Map([...counts].map(([post, row]) => [post, { score: toScore(row), groups: row }]))
}

/** The root of the product over groups, so that one group and two are measured alike. */
const toScore = (groups: readonly GroupViews[]): number =>
  groups.reduce((product, { agree, of }) => product * ((agree + 1) / (of + 2)), 1) ** (1 / groups.length)

/** The group of each member who judged enough, 0 or 1; nobody where no two groups stand apart. The others count by nearness. */
export function groupMembers(views: readonly View[]): Map<string, number> {
  const rows = toRows(views)
  const known = [...rows].filter(([, row]) => row.size >= LEAST_VIEWS)
  if (known.length < LEAST_MEMBERS) return new Map()
  const points = place(known.map(([, row]) => row))
  const parted = part(points)
  return parted === null ? new Map() : new Map(known.map(([member], n) => [member, parted[n]!]))
}

function toRows(views: readonly View[]): Map<string, Map<string, number>> {
  const rows = new Map<string, Map<string, number>>()
  for (const { member, post, value } of views) {
    const row = rows.get(member) ?? new Map<string, number>()
    row.set(post, value)
    rows.set(member, row)
  }
  return rows
}

type Point = [number, number]
/** What a member judged, less the mean of each post: silence is the mean and adds nothing. */
type Sparse = { at: number; by: number }[]

function place(rows: readonly Map<string, number>[]): Point[] {
  const posts = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const index = new Map(posts.map((post, n) => [post, n]))
  const sums = posts.map(() => ({ sum: 0, of: 0 }))
  for (const row of rows)
    for (const [post, value] of row) {
      const one = sums[index.get(post)!]!
      one.sum += value
      one.of += 1
    }
  const centred: Sparse[] = rows.map((row) =>
    [...row].map(([post, value]) => {
      const at = index.get(post)!
      return { at, by: value - sums[at]!.sum / sums[at]!.of }
    }),
  )
  const first = direction(centred, posts.length, null)
  const second = direction(centred, posts.length, first)
  return centred.map((row) => {
    // Who judged few is not drawn to the middle for it.
    const scale = Math.sqrt(posts.length / row.length)
    return [project(row, first) * scale, project(row, second) * scale]
  })
}

const project = (row: Sparse, along: Float64Array) => row.reduce((sum, { at, by }) => sum + by * along[at]!, 0)

/** The direction of the widest spread, by power iteration; at a right angle to another one. */
function direction(rows: readonly Sparse[], size: number, other: Float64Array | null): Float64Array {
  let along = Float64Array.from({ length: size }, (_, n) => Math.sin(n + 1))
  for (let step = 0; step < STEPS; step += 1) {
    const next = new Float64Array(size)
    for (const row of rows) {
      const by = project(row, along)
      for (const { at, by: value } of row) next[at]! += by * value
    }
    if (other) {
      const shared = next.reduce((sum, value, n) => sum + value * other[n]!, 0)
      for (let n = 0; n < size; n += 1) next[n]! -= shared * other[n]!
    }
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0))
    if (length === 0) return next
    along = next.map((value) => value / length)
  }
  return along
}

const apart = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Parts points into two groups, the same each time; null where they do not stand apart, or one is too small. */
function part(points: readonly Point[]): number[] | null {
  const all = middle(points)
  const spread = points.reduce((sum, point) => sum + apart(point, all), 0)
  if (spread === 0) return null
  const farthest = (from: Point) =>
    points.reduce((best, point) => (apart(point, from) > apart(best, from) ? point : best))
  const begin = farthest(all)
  let centres: [Point, Point] = [begin, farthest(begin)]
  let groups: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = points.map((point) => (apart(point, centres[0]) <= apart(point, centres[1]) ? 0 : 1))
    if (next.every((group, n) => group === groups[n])) break
    groups = next
    const [one, two] = [0, 1].map((group) => points.filter((_, n) => groups[n] === group))
    if (one!.length < LEAST_IN_GROUP || two!.length < LEAST_IN_GROUP) return null
    centres = [middle(one!), middle(two!)]
  }
  const within = points.reduce((sum, point, n) => sum + apart(point, centres[groups[n]!]!), 0)
  return 1 - within / spread >= LEAST_APART ? groups : null
}
