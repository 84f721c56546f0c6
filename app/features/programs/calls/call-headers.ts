import type { LimitSize, Spent } from '#app/platform/request/rate-limit.server.ts'

const MS_PER_S = 1_000
const S_PER_MINUTE = 60

/** What is left of a limit, in the headers that OpenAI's clients read. */
export const toLimitHeaders = ({ points }: LimitSize, { used, leftMs }: Spent): Record<string, string> => ({
  'x-ratelimit-limit-requests': String(points),
  'x-ratelimit-remaining-requests': String(Math.max(0, points - used)),
  'x-ratelimit-reset-requests': toSpan(leftMs),
})

/** "350ms", "12s", "1m0s". */
export function toSpan(ms: number): string {
  if (ms < MS_PER_S) return `${Math.max(0, Math.round(ms))}ms`
  const seconds = Math.ceil(ms / MS_PER_S)
  const minutes = Math.floor(seconds / S_PER_MINUTE)
  return `${minutes > 0 ? `${minutes}m` : ''}${seconds % S_PER_MINUTE}s`
}
