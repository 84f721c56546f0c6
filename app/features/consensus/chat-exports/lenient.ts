import { z } from 'zod'

/** Fields of exports as they come: what has another shape than expected counts as missing and spoils nothing beside it. */
export const maybeText = z.string().nullish().catch(null)
export const maybeFlag = z.boolean().nullish().catch(null)
export const maybeTime = z.union([z.string(), z.number()]).nullish().catch(null)

/** A list of which every member is looked at alone; one that does not fit is null. */
export const listOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.array(shape.nullable().catch(null as never)).catch([])

const MS_PER_S = 1_000
/** Seconds since 1970 stay below it for some thousand years, milliseconds are above. */
const MOST_SECONDS = 100_000_000_000

/** A date of an export, in seconds, milliseconds or words; null when it is none. */
export function toDate(time: string | number | null | undefined): Date | null {
  if (time === null || time === undefined || time === '') return null
  const date = new Date(typeof time === 'number' ? (time < MOST_SECONDS ? time * MS_PER_S : time) : time)
  return Number.isNaN(date.getTime()) ? null : date
}
