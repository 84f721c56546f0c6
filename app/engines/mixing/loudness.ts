type Filter = { b: [number, number, number]; a: [number, number] }

/** The two filters of ITU-R BS.1770 (K weighting), worked out for any rate. */
function weights(rate: number): [Filter, Filter] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1_681.974450955533) / rate)
    const [q, high] = [0.7071752369554196, 10 ** (3.999843853973347 / 20)]
    const middle = high ** 0.4996667741545416
    const below = 1 + k / q + k * k
    return {
      b: [
        (high + (middle * k) / q + k * k) / below,
        (2 * (k * k - high)) / below,
        (high - (middle * k) / q + k * k) / below,
      ],
      a: [(2 * (k * k - 1)) / below, (1 - k / q + k * k) / below],
    } as Filter
  })()
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const below = 1 + k / q + k * k
  return [shelf, { b: [1, -2, 1], a: [(2 * (k * k - 1)) / below, (1 - k / q + k * k) / below] }]
}

export type LoudnessMeter = {
  /** Both sides of the next piece. */
  add(left: Float32Array, right: Float32Array): void
  /** Integrated loudness in LUFS; null where nothing is louder than silence. */
  read(): number | null
}

const GATE_LUFS = -70
const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)

/** Measures loudness by ITU-R BS.1770-4: blocks of 400 ms that overlap by three quarters, gated twice. */
export function createLoudnessMeter(rate: number): LoudnessMeter {
  const [shelf, high] = weights(rate)
  const sides = [0, 1].map(() => new Float64Array(8))
  const step = Math.round(rate / 10)
  const steps: number[] = []
  let [sum, count] = [0, 0]
  const weigh = (z: Float64Array, x: number) => {
    const y = shelf.b[0] * x + shelf.b[1] * z[0]! + shelf.b[2] * z[1]! - shelf.a[0] * z[2]! - shelf.a[1] * z[3]!
    z[1] = z[0]!
    z[0] = x
    z[3] = z[2]!
    z[2] = y
    const w = high.b[0] * y + high.b[1] * z[4]! + high.b[2] * z[5]! - high.a[0] * z[6]! - high.a[1] * z[7]!
    z[5] = z[4]!
    z[4] = y
    z[7] = z[6]!
    z[6] = w
    return w
  }
  return {
    add(left, right) {
      for (let n = 0; n < left.length; n += 1) {
        const [a, b] = [weigh(sides[0]!, left[n]!), weigh(sides[1]!, right[n]!)]
        sum += a * a + b * b
        count += 1
        if (count < step) continue
        steps.push(sum / step)
        ;[sum, count] = [0, 0]
      }
    },
    read() {
      const blocks = steps.slice(3).map((_, n) => (steps[n]! + steps[n + 1]! + steps[n + 2]! + steps[n + 3]!) / 4)
      const rows = blocks.length > 0 ? blocks : steps
      const heard = rows.filter((power) => power > 0 && toLufs(power) > GATE_LUFS)
      if (heard.length === 0) return null
      const mean = (all: readonly number[]) => all.reduce((total, one) => total + one, 0) / all.length
      const gate = toLufs(mean(heard)) - 10
      return toLufs(mean(heard.filter((power) => toLufs(power) > gate)))
    },
  }
}
