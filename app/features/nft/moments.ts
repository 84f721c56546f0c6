import { toClockWords, toLongDay } from '#app/ui/controls/day-words.ts'

/** "3 December 2026, 20:00 UTC": ends are told as dates, and nothing counts down. */
export const toMomentWords = (moment: Date): string => `${toLongDay(moment)}, ${toClockWords(moment)}`
