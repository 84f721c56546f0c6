/** A day, perhaps with a time, that a text speaks of. A deadline is one that something has to be done by. */
export type FoundDate = {
  text: string
  start: number
  end: number
  day: string
  time: string | null
  isDeadline: boolean
}

/** Days and times without repetition, earliest first; a day alone gives way to the same day with a time. */
export function listDays(dates: readonly FoundDate[]): FoundDate[] {
  const key = ({ day, time }: FoundDate) => `${day}T${time ?? ''}`
  const kept = dates.filter((one, index) => {
    if (dates.findIndex((other) => key(other) === key(one)) !== index) return false
    return one.time !== null || !dates.some((other) => other.day === one.day && other.time !== null)
  })
  return kept.sort((a, b) => key(a).localeCompare(key(b)))
}
