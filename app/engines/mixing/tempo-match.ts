/** How two tempos are made one: the second counted once, twice or half, and by how much it is stretched. */
export type TempoMatch = {
  /** Beats of the second track to one of the first: 1, 2 or 0.5. */
  fold: 1 | 2 | 0.5
  /** The tempo of the second, counted that way. */
  bpm: number
  /** The size of the change against the first, as a share: 0.03 is three per cent. */
  stretch: number
}

/** More than that is heard as another voice. */
export const MOST_STRETCH = 0.12

/** The nearest way to play two tempos together. */
export function matchTempo(first: number, second: number): TempoMatch {
  const ways = ([1, 2, 0.5] as const).map((fold) => {
    const bpm = second * fold
    return { fold, bpm, stretch: Math.abs(Math.log(bpm / first)) }
  })
  const best = ways.toSorted((a, b) => a.stretch - b.stretch)[0]!
  return { ...best, stretch: Math.abs(best.bpm / first - 1) }
}

/** Whether two tempos are near enough to be played together. */
export const canMatch = (first: number, second: number): boolean => matchTempo(first, second).stretch <= MOST_STRETCH
