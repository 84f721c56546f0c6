import { toLongDay } from '#app/ui/controls/day-words.ts'

/** The day of erasure in words: "22 December 2026". */
export const toEraseDay = (eraseAt: Date): string => toLongDay(eraseAt)
