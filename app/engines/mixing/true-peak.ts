const TAPS = 24
const HALF = TAPS / 2
const PHASES = 4

/** Weights that give the value of a wave a quarter, a half and three quarters of the way between two samples. */
const between = [1, 2, 3].map((phase) =>
  Float64Array.from({ length: TAPS }, (_, n) => {
    const x = n - (HALF - 1) - phase / PHASES
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / HALF)
    return Math.abs(x) < 1e-12 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  }),
)

/** Samples beside a place that its true peak depends on. */
export const PEAK_REACH = HALF

/**
 * The highest point of the wave between one sample and the next, as ITU-R BS.1770 asks for: four times as many points as there are samples.
 * Places outside the row are silent.
 */
export function peakAfter(row: Float32Array, at: number): number {
  let peak = Math.abs(row[at] ?? 0)
  for (const weights of between) {
    let sum = 0
    for (let n = 0; n < TAPS; n += 1) sum += weights[n]! * (row[at + n - (HALF - 1)] ?? 0)
    if (sum < 0) sum = -sum
    if (sum > peak) peak = sum
  }
  return peak
}

/** The true peak of a row. Quiet places are passed over: between two samples a wave rises to twice of them at most here. */
export function truePeakOf(row: Float32Array): number {
  let peak = 0
  for (const value of row) peak = Math.max(peak, Math.abs(value))
  const worth = peak * 0.4
  for (let at = 0; at < row.length; at += 1)
    if (Math.abs(row[at]!) > worth || Math.abs(row[at + 1] ?? 0) > worth) peak = Math.max(peak, peakAfter(row, at))
  return peak
}

/** A share of full scale as decibels; silence is -120. */
export const toDecibels = (value: number): number => (value <= 1e-6 ? -120 : 20 * Math.log10(value))
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20)
