const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "3 May 2024", or nothing where no date is known. */
export function DayWords({ date, before = '' }: { date: string | null | undefined; before?: string }) {
  if (!date) return null
  return (
    <>
      {before}
      <time dateTime={date}>{day.format(new Date(date))}</time>
    </>
  )
}
