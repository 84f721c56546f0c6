/** How long a share link can be readable. */
export const SHARE_TERMS = {
  never: 'Until I take it back',
  day: 'For a day',
  week: 'For a week',
  month: 'For 30 days',
} as const
export type ShareTerm = keyof typeof SHARE_TERMS

const DAY_MS = 86_400_000
const DAYS = { never: null, day: 1, week: 7, month: 30 } as const satisfies Record<ShareTerm, number | null>

/** When a link that is made now stops working; null: not before it is taken back. */
export function toShareEnd(term: ShareTerm, now: Date): Date | null {
  const days = DAYS[term]
  return days === null ? null : new Date(now.getTime() + days * DAY_MS)
}
