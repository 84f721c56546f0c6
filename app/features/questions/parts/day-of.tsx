import { toDayWords } from '#app/ui/controls/day-words.ts'

/** The day of a moment. Pages are kept for guests, so no hour that would be wrong by then. */
export function DayOf({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {toDayWords(at.slice(0, 10))}
    </time>
  )
}
