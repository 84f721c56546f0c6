import { toDayWords } from '#app/ui/controls/day-words.ts'

/** The day of a moment, without an hour that would be wrong elsewhere. */
export function DayOf({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {toDayWords(at.slice(0, 10))}
    </time>
  )
}
