/** One date as the parser read it, in calendar numbers. */
export type ParsedDate = {
  text: string
  index: number
  start: { year: number; month: number; day: number }
  end: { year: number; month: number; day: number } | null
  /** Parts that are written in the text: "day", "month", "year", "weekday", "hour". */
  certain: readonly string[]
}

export type DateParser = (text: string, reference: { year: number; month: number; day: number }) => ParsedDate[]

/** Fetches the date parser (chrono). Day or month first decides how 03/07/2024 is read. */
export async function loadDateParser(): Promise<(isDayFirst: boolean) => DateParser> {
  const { en } = await import('./date-engine.ts')
  return (isDayFirst) => (text, reference) => {
    const noon = new Date(reference.year, reference.month - 1, reference.day, 12)
    return (isDayFirst ? en.GB : en.casual).parse(text, noon).map(({ text: written, index, start, end }) => ({
      text: written,
      index,
      start: toDay(start),
      end: end ? toDay(end) : null,
      certain: (['year', 'month', 'day', 'weekday', 'hour'] as const).filter((part) => start.isCertain(part)),
    }))
  }
}

type Component = 'year' | 'month' | 'day'
const toDay = (from: { get: (part: Component) => number | null }) => ({
  year: from.get('year') ?? 0,
  month: from.get('month') ?? 1,
  day: from.get('day') ?? 1,
})
