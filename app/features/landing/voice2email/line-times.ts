import type { Line } from '#app/engines/email-writer/letter.ts'
import { WORDS_PER_MINUTE } from './talking/said.limits.ts'
import type { Moment } from './talking/use-said-letter.ts'

const S_PER_MINUTE = 60

/** When each line was said, in s: heard by the clock, or for typed words how long saying them takes. */
export function toTimes(said: string, lines: readonly Line[], moments: readonly Moment[]): number[] {
  return lines.map(({ start }) => {
    const heard = moments.findLast((moment) => moment.start <= start)
    return heard ? heard.atS : toSpokenS(said.slice(0, start))
  })
}

/** How long the words take to say, in s. */
export const toSpokenS = (said: string): number => ((said.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE) * S_PER_MINUTE

/** "0:07" */
export const toClock = (atS: number): string =>
  `${Math.floor(atS / S_PER_MINUTE)}:${String(Math.floor(atS % S_PER_MINUTE)).padStart(2, '0')}`
