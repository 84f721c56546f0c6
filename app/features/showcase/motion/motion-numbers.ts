/** "360ms" as 360. */
export const toMs = (duration: string): number => Number.parseFloat(duration)

/** "360ms" as "360 ms"; leaving takes two thirds of arriving. */
export const sayMs = (duration: string): string => `${toMs(duration)} ms`
export const sayLeaving = (duration: string): string => `${Math.round((toMs(duration) * 2) / 3)} ms`

/** "40rem" as "640 px". */
export const sayPx = (length: string): string =>
  `${length.endsWith('rem') ? Number.parseFloat(length) * 16 : Number.parseFloat(length)} px`
