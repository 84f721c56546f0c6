import { addDays, toDay, toMoment, toWeekday } from './wall-time.ts'

/** From and to in minutes after midnight; an end past midnight lies beyond 1440. */
export type Span = readonly [from: number, to: number]
/** Seven days, Monday first, each with the spans that are open. */
export type Week = readonly (readonly Span[])[]

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const CLOSED_WEEK: Week = WEEKDAYS.map(() => [])
const DAY_MINUTES = 1_440
const MOST_SPANS = 6
const GRID = 5

type ReadSpans = { spans: Span[]; problem: null } | { spans: null; problem: string }

/** Reads "9:00–12:30, 13:30–18:00"; an empty line, "closed" and "-" are a closed day. */
export function readSpans(text: string): ReadSpans {
  const line = text.slice(0, 200).trim().toLowerCase()
  if (line === '' || line === 'closed' || /^[-–—]$/.test(line)) return { spans: [], problem: null }
  const refuse = (problem: string): ReadSpans => ({ spans: null, problem })
  const spans: Span[] = []
  for (const part of line.split(/[,;]/)) {
    const found = /^(\d{1,2})(?:[:.](\d\d))?\s?[-–—]\s?(\d{1,2})(?:[:.](\d\d))?$/.exec(part.trim())
    if (!found) return refuse('Write hours such as 9:00–12:30, 13:30–18:00, or leave it empty for closed.')
    const [h1, m1, h2, m2] = found.slice(1).map((number) => Number(number ?? 0)) as [number, number, number, number]
    if (h1 > 23 || h2 > 24 || m1 > 59 || m2 > 59 || (h2 === 24 && m2 > 0))
      return refuse('A day has 24 hours of 60 minutes.')
    const from = h1 * 60 + m1
    const end = h2 * 60 + m2
    if (from === end) return refuse('It opens and closes at the same time.')
    if (from % GRID !== 0 || end % GRID !== 0) return refuse('Hours go in steps of five minutes.')
    spans.push([from, end < from ? end + DAY_MINUTES : end])
  }
  spans.sort(([a], [b]) => a - b)
  if (spans.length > MOST_SPANS) return refuse(`A day has up to ${MOST_SPANS} spans.`)
  if (spans.some(([from], n) => n > 0 && from < spans[n - 1]![1])) return refuse('Two of these hours overlap.')
  return { spans, problem: null }
}

const two = (number: number) => String(number).padStart(2, '0')
const toTime = (minutes: number) =>
  minutes === DAY_MINUTES ? '24:00' : `${two(Math.floor((minutes % DAY_MINUTES) / 60))}:${two(minutes % 60)}`

/** The spans of a day as they are written; nothing for a closed day. */
export const writeSpans = (spans: readonly Span[]): string =>
  spans.map(([from, to]) => `${toTime(from)}–${toTime(to)}`).join(', ')

export type OpenSpan = { from: number; to: number }

/** The spans of the days from one to another as moments, in order; those a clock change leaves nothing of are left out. */
export function listOpenSpans(week: Week, zone: string, first: string, days: number): OpenSpan[] {
  return Array.from({ length: days }, (_, n) => addDays(first, n))
    .flatMap((day) =>
      (week[toWeekday(day)] ?? []).map(([from, to]) => ({
        from: toMoment(day, from, zone),
        to: toMoment(day, to, zone),
      })),
    )
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from)
}

export type OpenState = { isOpen: true; until: number } | { isOpen: false; opensAt: number | null }

/** Whether it is open at a moment, and until when or from when; spans that touch are one. */
export function toOpenState(week: Week, zone: string, now: number): OpenState {
  const spans = listOpenSpans(week, zone, addDays(toDay(now, zone), -1), 10)
  const merged: OpenSpan[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  const open = merged.find(({ from, to }) => from <= now && now < to)
  if (open) return { isOpen: true, until: open.to }
  return { isOpen: false, opensAt: merged.find(({ from }) => from > now)?.from ?? null }
}
