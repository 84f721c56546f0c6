type Scheduled = { isActive: boolean; startsAt: Date | null; endsAt: Date | null }
export type BannerState = 'off' | 'waiting' | 'shown' | 'over'

/** Whether a banner stands at a moment: switched on, begun, and not over. */
export function toBannerState({ isActive, startsAt, endsAt }: Scheduled, now: Date): BannerState {
  if (!isActive) return 'off'
  if (endsAt && endsAt <= now) return 'over'
  return startsAt && startsAt > now ? 'waiting' : 'shown'
}
