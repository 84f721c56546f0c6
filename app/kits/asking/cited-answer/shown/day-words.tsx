import { toLongDay } from '#app/ui/controls/day-words.ts'

/** "3 May 2024", or nothing where no date is known. */
export function DayWords({ date, before = '' }: { date: string | null | undefined; before?: string }) {
  if (!date) return null
  return (
    <>
      {before}
      <time dateTime={date}>{toLongDay(new Date(date))}</time>
    </>
  )
}
