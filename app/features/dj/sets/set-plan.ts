import { z } from 'zod'
import { curves } from '#app/engines/mixing/timeline.ts'
import { MOST_IN_SET } from '../dj.limits.ts'

export const overlaps = [8, 16, 32, 64] as const
export const playTimes = [30, 60, 90, 120, 180] as const

const plan = z.object({
  tracks: z.array(z.string().max(64)).max(MOST_IN_SET),
  overlapBeats: z.union(overlaps.map((beats) => z.literal(beats))).catch(32),
  curve: z.enum(curves).catch('bass'),
  playS: z.union([...playTimes.map((s) => z.literal(s)), z.null()]).catch(null),
})
/** A set list as it is kept: the tracks in their order, and the wishes for the mix. */
export type SetPlan = z.infer<typeof plan>
export type SetWishes = Omit<SetPlan, 'tracks'>

export const USUAL_WISHES: SetWishes = { overlapBeats: 32, curve: 'bass', playS: null }

export const readPlan = (value: unknown): SetPlan => plan.safeParse(value).data ?? { tracks: [], ...USUAL_WISHES }
