/** Samples of both sides of a track, as they lie in its file. */
export type TrackSamples = {
  /** 16-bit samples, left and right in turn. */
  samples: Int16Array
  frames: number
}

const FRAME = 2_048
const HOP = FRAME / 2
const REACH = 512
const COARSE = 4
/** How much it counts that a piece lies where its beat wants it, against how well it joins. */
const PLACE_WEIGHT = 0.25

export type Follower = {
  /** The next pieces of both sides, half a frame long. `toOwn` gives the sample of the track for a sample of the mix. */
  next(toOwn: (outSample: number) => number, outSample: number): [Float32Array, Float32Array]
}

const window = Float32Array.from({ length: FRAME }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / FRAME))

/**
 * Plays a track along a time of its own without changing its pitch: overlapping pieces are taken from where the time wants them, moved by
 * a few milliseconds to where they join best (WSOLA, Verhelst and Roelands, ICASSP 1993). Played as it is, it comes out as it is.
 */
export function createFollower({ samples, frames }: TrackSamples): Follower {
  let before: number | null = null
  const mono = (at: number) => (at < 0 || at >= frames ? 0 : samples[2 * at]! + samples[2 * at + 1]!)
  const likeness = (a: number, b: number, step: number): number => {
    let [top, left, right] = [0, 1, 1]
    for (let n = 0; n < HOP; n += step) {
      const [x, y] = [mono(a + n), mono(b + n)]
      top += x * y
      left += x * x
      right += y * y
    }
    return top / Math.sqrt(left * right)
  }
  const search = (wanted: number, going: number): number => {
    const score = (shift: number, step: number) =>
      likeness(going, wanted + shift, step) - PLACE_WEIGHT * (shift / REACH) ** 2
    let [best, most] = [0, -Infinity]
    for (let shift = -REACH; shift <= REACH; shift += COARSE) {
      const value = score(shift, COARSE)
      if (value > most) [best, most] = [shift, value]
    }
    const middle = best
    most = -Infinity
    for (let shift = middle - COARSE; shift <= middle + COARSE; shift += 1) {
      const value = score(shift, 2)
      if (value > most) [best, most] = [shift, value]
    }
    return wanted + best
  }
  return {
    next(toOwn, outSample) {
      const wanted = Math.round(toOwn(outSample))
      const going = before === null ? wanted : before + HOP
      const isAsItIs = Math.abs(toOwn(outSample + HOP) - toOwn(outSample) - HOP) < 0.01
      const off = Math.abs(wanted - going)
      const chosen = off <= 1 || (isAsItIs && off <= REACH) ? going : search(wanted, going)
      const [left, right] = [new Float32Array(HOP), new Float32Array(HOP)]
      for (let n = 0; n < HOP; n += 1) {
        const [a, b] = [chosen + n, going + n]
        const rise = before === null ? 1 : window[n]!
        const [x, y] = [a >= 0 && a < frames ? rise : 0, b >= 0 && b < frames ? 1 - rise : 0]
        left[n] = (x && (x * samples[2 * a]!) / 32_768) + (y && (y * samples[2 * b]!) / 32_768)
        right[n] = (x && (x * samples[2 * a + 1]!) / 32_768) + (y && (y * samples[2 * b + 1]!) / 32_768)
      }
      before = chosen
      return [left, right]
    },
  }
}

/** So many samples come at once. */
export const PIECE = HOP
