/** A Fourier transform of one size, a power of two, that keeps its tables and its room. */
export type Fourier = {
  size: number
  /** The magnitudes of `size / 2` bins of real samples that were weighted already. */
  magnitudes(samples: Float32Array, into: Float32Array): void
  /** Both parts of a complex row, changed where they stand. */
  transform(real: Float64Array, imaginary: Float64Array): void
}

/** Makes the tables for transforms of one size. */
export function createFourier(size: number): Fourier {
  const half = size / 2
  const cosine = Float64Array.from({ length: half }, (_, n) => Math.cos((2 * Math.PI * n) / size))
  const sine = Float64Array.from({ length: half }, (_, n) => Math.sin((2 * Math.PI * n) / size))
  const bits = Math.round(Math.log2(size))
  const reversed = Uint32Array.from({ length: size }, (_, n) => {
    let turned = 0
    for (let bit = 0; bit < bits; bit += 1) if (n & (1 << bit)) turned |= 1 << (bits - 1 - bit)
    return turned
  })
  const [a, b] = [new Float64Array(size), new Float64Array(size)]

  function transform(real: Float64Array, imaginary: Float64Array): void {
    for (let n = 0; n < size; n += 1) {
      const other = reversed[n]!
      if (other <= n) continue
      ;[real[n], real[other]] = [real[other]!, real[n]!]
      ;[imaginary[n], imaginary[other]] = [imaginary[other]!, imaginary[n]!]
    }
    for (let width = 2; width <= size; width *= 2) {
      const step = size / width
      const arm = width / 2
      for (let from = 0; from < size; from += width) {
        for (let k = 0; k < arm; k += 1) {
          const [c, s] = [cosine[k * step]!, sine[k * step]!]
          const [even, odd] = [from + k, from + k + arm]
          const re = real[odd]! * c + imaginary[odd]! * s
          const im = imaginary[odd]! * c - real[odd]! * s
          real[odd] = real[even]! - re
          imaginary[odd] = imaginary[even]! - im
          real[even]! += re
          imaginary[even]! += im
        }
      }
    }
  }

  return {
    size,
    transform,
    magnitudes(samples, into) {
      for (let n = 0; n < size; n += 1) {
        a[n] = samples[n]!
        b[n] = 0
      }
      transform(a, b)
      for (let n = 0; n < half; n += 1) into[n] = Math.hypot(a[n]!, b[n]!)
    },
  }
}

/** A Hann window. */
export const hann = (size: number): Float32Array =>
  Float32Array.from({ length: size }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size))
