import type { Forest } from '#app/engines/claim-ledger/judge/trees.ts'
import { toShares } from '#app/engines/statistics/softmax.ts'

/**
 * Boosted trees for several classes, grown without chance from outside: the same rows give the same trees. Each tree
 * looks at a share of the rows and of the signs, drawn from one seed.
 */

export type Growth = {
  rounds: number
  depth: number
  rate: number
  ridge: number
  leastWeight: number
  signShare: number
  rowShare: number
  seed: number
}

export type Sample = { signs: number[]; label: number; weight: number }

const MOST_BINS = 32
const DIGITS = 4

/** A small generator of equally spread numbers from 0 to 1. */
function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) / 16_777_216
  }
}

/** Thresholds between the values of one sign, spread over its rows. */
function cutsOf(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const cuts = new Set<number>()
  for (let i = 1; i < MOST_BINS; i += 1) {
    const at = Math.floor((i * sorted.length) / MOST_BINS)
    const [below, here] = [sorted[at - 1] ?? 0, sorted[at] ?? 0]
    if (below < here) cuts.add(Number(((below + here) / 2).toPrecision(DIGITS)))
    else {
      const next = sorted.find((value) => value > here)
      if (next !== undefined) cuts.add(Number(((here + next) / 2).toPrecision(DIGITS)))
    }
  }
  return [...cuts].toSorted((a, b) => a - b)
}

type Split = { sign: number; bin: number; gain: number }

/** Grows `rounds` trees for each class on the gradient of the log loss. */
export function growForest(samples: Sample[], classes: number, growth: Growth): Forest {
  const roll = dice(growth.seed)
  const size = samples.length
  const width = samples[0]?.signs.length ?? 0
  const cuts = Array.from({ length: width }, (_, sign) => cutsOf(samples.map(({ signs }) => signs[sign] ?? 0)))
  const bins = cuts.map((own, sign) =>
    Uint8Array.from(samples, ({ signs }) => own.filter((cut) => (signs[sign] ?? 0) >= cut).length),
  )
  const scores = Array.from({ length: classes }, () => new Float64Array(size))
  const trees: number[][] = []
  const slope = new Float64Array(size)
  const bend = new Float64Array(size)

  const bestSplit = (rows: number[], open: number[]): Split | null => {
    let [allSlope, allBend] = [0, 0]
    for (const row of rows) {
      allSlope += slope[row] ?? 0
      allBend += bend[row] ?? 0
    }
    const worth = (g: number, h: number): number => (g * g) / (h + growth.ridge)
    const base = worth(allSlope, allBend)
    let best: Split | null = null
    const sums = new Float64Array(MOST_BINS + 1)
    const bends = new Float64Array(MOST_BINS + 1)
    for (const sign of open) {
      const own = bins[sign]
      const most = cuts[sign]?.length ?? 0
      if (!own || most === 0) continue
      sums.fill(0)
      bends.fill(0)
      for (const row of rows) {
        const bin = own[row] ?? 0
        sums[bin] = (sums[bin] ?? 0) + (slope[row] ?? 0)
        bends[bin] = (bends[bin] ?? 0) + (bend[row] ?? 0)
      }
      let [left, leftBend] = [0, 0]
      for (let bin = 0; bin < most; bin += 1) {
        left += sums[bin] ?? 0
        leftBend += bends[bin] ?? 0
        if (leftBend < growth.leastWeight || allBend - leftBend < growth.leastWeight) continue
        const gain = worth(left, leftBend) + worth(allSlope - left, allBend - leftBend) - base
        if (gain > (best?.gain ?? 1e-6)) best = { sign, bin, gain }
      }
    }
    return best
  }

  const grow = (rows: number[], every: number[], open: number[], depth: number, score: Float64Array): number[] => {
    const split = depth === 0 ? null : bestSplit(rows, open)
    if (!split) {
      let [g, h] = [0, 0]
      for (const row of rows) {
        g += slope[row] ?? 0
        h += bend[row] ?? 0
      }
      const value = Number(((growth.rate * g) / (h + growth.ridge)).toFixed(DIGITS))
      for (const row of every) score[row] = (score[row] ?? 0) + value
      return [-1, value]
    }
    const own = bins[split.sign]
    const isLeft = (row: number): boolean => (own?.[row] ?? 0) <= split.bin
    const side = (holds: boolean): number[] =>
      grow(
        rows.filter((row) => isLeft(row) === holds),
        every.filter((row) => isLeft(row) === holds),
        open,
        depth - 1,
        score,
      )
    const below = side(true)
    return [split.sign, cuts[split.sign]?.[split.bin] ?? 0, below.length, ...below, ...side(false)]
  }

  const everything = Array.from({ length: size }, (_, row) => row)
  for (let round = 0; round < growth.rounds; round += 1) {
    const drawn = everything.filter(() => roll() < growth.rowShare)
    const shares = everything.map((row) => toShares(scores.map((score) => score[row] ?? 0)))
    for (const [label, score] of scores.entries()) {
      for (const row of everything) {
        const share = shares[row]?.[label] ?? 0
        const weight = samples[row]?.weight ?? 1
        slope[row] = weight * (Number(samples[row]?.label === label) - share)
        bend[row] = weight * Math.max(1e-6, share * (1 - share))
      }
      const open = cuts.flatMap((_, sign) => (roll() < growth.signShare ? [sign] : []))
      trees.push(grow(drawn, everything, open, growth.depth, score))
    }
  }
  return { classes, trees }
}
