import type { When } from './alert-schedule.ts'
import type { Condition } from './condition.ts'
import { toFigureWords } from './figure.ts'

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const PICKS = { one: '', max: 'the largest ', min: 'the smallest ' } as const

export type Watched = {
  pick: keyof typeof PICKS
  label: string
  condition: Condition
  threshold: number
  isPercent: boolean
}

/** "The largest Revenue is above 1,000" */
export function toConditionWords({ pick, label, condition, threshold, isPercent }: Watched): string {
  const what = `${PICKS[pick]}${label}`
  const words =
    condition === 'changes'
      ? `${what} changes by more than ${toFigureWords(threshold, true)} from one look to the next`
      : `${what} is ${condition} ${toFigureWords(threshold, isPercent)}`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const twoDigits = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** "Every Monday at 08:00, by the clocks of Europe/Berlin" */
export function toWhenWords({ often, hour, weekday, zone }: When): string {
  if (often === 'hourly') return 'Every hour'
  const day = often === 'daily' ? 'Every day' : `Every ${WEEKDAYS[weekday - 1] ?? 'Monday'}`
  return `${day} at ${twoDigits(hour)}, by the clocks of ${zone}`
}

const TITLE_CHARS = 50
const toShortTitle = (title: string) =>
  title.length > TITLE_CHARS ? `${title.slice(0, TITLE_CHARS - 1).trimEnd()}…`.toWellFormed() : title

/** What a member is told when there is nothing to look at any more. */
export const toPausedWords = (title: string, why: string): string =>
  `The alert “${toShortTitle(title)}” is paused. ${why}`

/** What a member is told: "Sum of Revenue by Region: the largest Revenue is 1,250, above 1,000." */
export function toToldWords(title: string, watched: Watched, figure: number, before: number | null): string {
  const { pick, label, condition, threshold, isPercent } = watched
  const now = toFigureWords(figure, isPercent)
  const than =
    condition === 'changes'
      ? `after ${before === null ? 'none' : toFigureWords(before, isPercent)}: more than ${toFigureWords(threshold, true)} of change`
      : `${condition} ${toFigureWords(threshold, isPercent)}`
  return `${toShortTitle(title)}: ${PICKS[pick]}${label} is ${now}, ${than}.`
}
