import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'

/** What tells runs of one question apart: "22 Nov 2026, 13:05 UTC". */
export const toRunName = (createdAt: Date): string => `${toShortDay(createdAt)}, ${toClockWords(createdAt)}`
