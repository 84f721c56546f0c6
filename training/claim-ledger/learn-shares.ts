import { toShares } from '#app/engines/statistics/softmax.ts'

/** What is known of one text: the rows of the signs it has, how much of each, and the class it belongs to. */
export type Sample = { rows: ArrayLike<number>; weights: ArrayLike<number>; label: number }
/** `weights` holds a number for each row and class, row after row. */
export type Learned = { weights: Float32Array; biases: Float32Array }
type Size = { rows: number; classes: number }
type Pace = { rounds: number; decay: number; step: number; batch: number }

/** Samples are taken in an order that mixes the classes and is the same every time. */
const STRIDE = 7_919
/** The step falls to this share of itself towards the end. */
const LAST_STEP = 0.02

/** Multinomial logistic regression by Adam (Kingma and Ba, 2015) over batches, with weight decay. */
export function learnShares(samples: readonly Sample[], { rows, classes }: Size, pace: Pace): Learned {
  const weights = new Float32Array(rows * classes)
  const biases = new Float32Array(classes)
  const parts = [weights, biases].map(toPart)
  const [ofWeights, ofBiases] = parts.map(({ slopes }) => slopes)
  const steps = pace.rounds * Math.ceil(samples.length / pace.batch)
  for (let step = 0; step < steps; step += 1) {
    for (const { slopes } of parts) slopes.fill(0)
    for (let n = 0; n < pace.batch; n += 1) {
      const sample = samples[((step * pace.batch + n) * STRIDE) % samples.length]!
      const shares = sharesOf({ weights, biases }, sample)
      shares[sample.label]! -= 1
      for (let label = 0; label < classes; label += 1) ofBiases![label]! += shares[label]! / pace.batch
      for (let i = 0; i < sample.rows.length; i += 1) {
        const [from, much] = [sample.rows[i]! * classes, sample.weights[i]! / pace.batch]
        for (let label = 0; label < classes; label += 1) ofWeights![from + label]! += shares[label]! * much
      }
    }
    const falling = pace.step * (LAST_STEP + (1 - LAST_STEP) * (1 - step / steps))
    for (const part of parts) turn(part, step + 1, falling, pace.decay)
  }
  return { weights, biases }
}

/** How likely each class is for a sample. */
export function sharesOf({ weights, biases }: Learned, { rows, weights: much }: Omit<Sample, 'label'>): number[] {
  const scores = Float64Array.from(biases)
  const classes = scores.length
  for (let i = 0; i < rows.length; i += 1) {
    const [from, share] = [rows[i]! * classes, much[i]!]
    for (let label = 0; label < classes; label += 1) scores[label]! += weights[from + label]! * share
  }
  return toShares(Array.from(scores))
}

/** Numbers as bytes, the greatest of them as 127, and what a byte is worth. */
export function toBytes(numbers: Float32Array): { weights: string; scale: number } {
  const highest = 127
  const scale = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / highest
  const bytes = Int8Array.from(numbers, (value) => Math.round(value / scale))
  return { weights: Buffer.from(bytes.buffer).toString('base64'), scale }
}

const toPart = (numbers: Float32Array) => ({
  numbers,
  slopes: new Float32Array(numbers.length),
  mean: new Float32Array(numbers.length),
  square: new Float32Array(numbers.length),
})

function turn({ numbers, slopes, mean, square }: ReturnType<typeof toPart>, at: number, step: number, decay: number) {
  const [ofMean, ofSquare] = [1 - 0.9 ** at, 1 - 0.999 ** at]
  for (let i = 0; i < numbers.length; i += 1) {
    const slope = slopes[i]! + decay * numbers[i]!
    mean[i] = 0.9 * mean[i]! + 0.1 * slope
    square[i] = 0.999 * square[i]! + 0.001 * slope * slope
    numbers[i]! -= (step * (mean[i]! / ofMean)) / (Math.sqrt(square[i]! / ofSquare) + 1e-8)
  }
}
