import type { VoiceTraits } from './voice-traits.ts'

/** A stretch that is shorter is too little to be told by itself. */
const TOLD_FROM_S = 0.5
const ROUNDS = 40
/** How high a voice is counts for as much as so many numbers of its colour. */
const PITCH_WEIGHT = 3

/**
 * Puts stretches of speech into so many voices by how they sound: for each stretch the number of its voice, from 0, in the order in
 * which the voices begin. One too short to be told takes the voice before it. The same stretches give the same voices.
 */
export function groupVoices(stretches: readonly (VoiceTraits | null)[], voices: number): number[] {
  const told = stretches.flatMap((traits, place) =>
    traits && traits.seconds >= TOLD_FROM_S ? [{ traits, place }] : [],
  )
  if (told.length === 0) return stretches.map(() => 0)
  const points = toPoints(told.map(({ traits }) => traits))
  const weights = told.map(({ traits }) => Math.min(10, traits.seconds))
  const groups = cluster(points, weights, Math.min(voices, told.length))
  const found = new Map(told.map(({ place }, n) => [place, groups[n]!]))
  let last = found.get(told[0]!.place)!
  return inOrder(stretches.map((_, place) => (last = found.get(place) ?? last)))
}

/** Voices numbered as they begin. */
function inOrder(groups: readonly number[]): number[] {
  const order = [...new Set(groups)]
  return groups.map((group) => order.indexOf(group))
}

/** Each number of a stretch as how far it lies from the usual one, counted in usual distances. */
function toPoints(all: readonly VoiceTraits[]): number[][] {
  const pitches = all.flatMap(({ pitch }) => pitch ?? [])
  const usual = pitches.reduce((sum, one) => sum + one, 0) / Math.max(1, pitches.length)
  const rows = all.map(({ colour, pitch }) => [...colour, pitch ?? usual])
  const size = rows[0]!.length
  const means = Array.from({ length: size }, (_, k) => rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length)
  const spreads = means.map((mean, k) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[k]! - mean) ** 2, 0) / rows.length),
  )
  return rows.map((row) =>
    row.map((value, k) => ((value - means[k]!) / (spreads[k]! || 1)) * (k === size - 1 ? PITCH_WEIGHT : 1)),
  )
}

const distance = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, k) => sum + (one - b[k]!) ** 2, 0)

/** k-means from several beginnings; the tightest groups win. */
function cluster(points: readonly number[][], weights: readonly number[], count: number): number[] {
  let best: { groups: number[]; cost: number } | null = null
  const longest = weights.map((weight, n) => ({ weight, n })).toSorted((a, b) => b.weight - a.weight || a.n - b.n)
  for (const { n: first } of longest.slice(0, 8)) {
    const tried = settle(points, weights, farthest(points, first, count))
    if (!best || tried.cost < best.cost) best = tried
  }
  return best!.groups
}

/** One point, and each time the one that is farthest from all before. */
function farthest(points: readonly number[][], first: number, count: number): number[][] {
  const chosen = [points[first]!]
  const nearest = points.map((point) => distance(point, chosen[0]!))
  while (chosen.length < count) {
    const next = points[nearest.indexOf(Math.max(...nearest))]!
    chosen.push(next)
    points.forEach((point, n) => (nearest[n] = Math.min(nearest[n]!, distance(point, next))))
  }
  return chosen
}

function settle(points: readonly number[][], weights: readonly number[], from: number[][]) {
  let centres = from
  let groups: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = points.map((point) => nearestOf(point, centres))
    if (round > 0 && next.every((group, n) => group === groups[n])) break
    groups = next
    centres = centres.map((centre, group) => middleOf(points, weights, groups, group) ?? centre)
  }
  const cost = points.reduce((sum, point, n) => sum + weights[n]! * distance(point, centres[groups[n]!]!), 0)
  return { groups, cost }
}

function nearestOf(point: readonly number[], centres: readonly number[][]): number {
  let best = 0
  for (let n = 1; n < centres.length; n += 1)
    if (distance(point, centres[n]!) < distance(point, centres[best]!)) best = n
  return best
}

function middleOf(
  points: readonly number[][],
  weights: readonly number[],
  groups: readonly number[],
  group: number,
): number[] | null {
  const sums = new Array<number>(points[0]!.length).fill(0)
  let all = 0
  for (const [n, point] of points.entries()) {
    if (groups[n] !== group) continue
    all += weights[n]!
    point.forEach((value, k) => (sums[k]! += value * weights[n]!))
  }
  return all === 0 ? null : sums.map((sum) => sum / all)
}
