import { isIsoDay } from '#app/engines/chronology/calendar.ts'
import { STORY_MAX_CHARS } from '#app/engines/chronology/chronology.limits.ts'

export const STORY_MISSING = 'Please write or paste what happened.'
export const DAY_MISSING = 'Please give the day from which words such as “last Tuesday” count.'

/** The sentence beside the story, or null: the same in the browser and on the server. */
export function findStoryError(story: string): string | null {
  if (story.trim() === '') return STORY_MISSING
  if (story.length <= STORY_MAX_CHARS) return null
  return `A story may have ${STORY_MAX_CHARS.toLocaleString('en')} characters. Leave out what a stranger does not need, or do it in two parts.`
}

export function findDayError(day: string): string | null {
  if (day === '') return DAY_MISSING
  return isIsoDay(day) ? null : 'Please give a day as year, month, day, such as 2025-06-20.'
}
