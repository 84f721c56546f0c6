export const MINUTES_IN_DAY = 1440
/** The pattern of what `readClockTime` reads, in lower case. */
export const CLOCK_TIME = String.raw`(?:(?:\d{1,2}(?::|\.|h)\d{2}|\d{1,4}(?= ?(?:[ap]\.?m|o'clock|h\b))|\d{1,2})(?::\d{2})? ?(?:[ap]\.?m\.?|o'clock(?: in the (?:morning|afternoon|evening))?|hours|h)?|noon|midday|midnight)`

/** Minutes after midnight of a clock time as people write it ("3 pm", "15:30", "noon"); null when it is none. */
export function readClockTime(text: string): number | null {
  const phrase = text.trim().replace(/\./g, (_dot, at: number) => (/\d/.test(text[at + 1] ?? '') ? ':' : ''))
  if (phrase === 'noon' || phrase === 'midday') return 720
  if (phrase === 'midnight') return 0
  const groups =
    /^(?<hour>\d{1,2})(?:[:h](?<minute>\d{2}))?(?::\d{2})? ?(?<half>am|pm)?(?<rest> ?(?:o'clock(?: in the (?<part>morning|afternoon|evening))?|hours|h))?$/.exec(
      phrase,
    )?.groups
  if (!groups) return null
  const [hour, minute] = [Number(groups.hour), Number(groups.minute ?? 0)]
  const half = groups.half ?? (groups.part === 'morning' ? 'am' : groups.part ? 'pm' : null)
  if (minute > 59 || hour > 24 || (half && (hour > 12 || hour === 0)) || (!half && !groups.minute && !groups.rest))
    return null
  const full = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour % 24
  return full * 60 + minute
}

/** "09:05" of minutes after midnight. */
export const writeClockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
