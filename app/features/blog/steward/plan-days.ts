import { toLocal } from '#app/kits/members/authoring/local-time.ts'

export const PLAN_DAYS = 28
const DAY_MS = 86_400_000

export type PlanDay<Post> = { day: string; weekday: number; isPostingDay: boolean; posts: Post[] }

/** The coming four weeks by the calendar of a place, from the Monday of this one: what stands on each day, and where it is still empty. */
export function toPlanDays<Post extends { dueAt: Date | null }>(
  posts: readonly Post[],
  { zone, days, now }: { zone: string; days: readonly number[]; now: Date },
): PlanDay<Post>[] {
  const today = toLocal(now, zone).slice(0, 10)
  const noon = Date.parse(`${today}T12:00:00Z`)
  const monday = noon - (weekdayOf(noon) - 1) * DAY_MS
  return Array.from({ length: PLAN_DAYS }, (_, n) => {
    const moment = monday + n * DAY_MS
    const day = new Date(moment).toISOString().slice(0, 10)
    const weekday = weekdayOf(moment)
    const due = posts.filter(({ dueAt }) => dueAt !== null && toLocal(dueAt, zone).startsWith(day))
    return { day, weekday, isPostingDay: days.includes(weekday), posts: due }
  })
}

/** 1 is Monday. */
const weekdayOf = (moment: number): number => new Date(moment).getUTCDay() || 7
