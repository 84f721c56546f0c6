import { addDays, toMoment } from './wall-time.ts'
import { listOpenSpans, type OpenSpan, type Week } from './week.ts'

const MINUTE_MS = 60_000
/** All that is booked begins and ends on this grid, whatever the zone. */
export const CELL_MINUTES = 5
const MOST_SLOTS = 500

export type SlotRules = {
  week: Week
  zone: string
  minutes: number
  /** What stays free after each, before the next. */
  pauseMinutes: number
  /** How far apart beginnings lie; 0: one after the other. */
  stepMinutes: number
  /** Days that are closed whatever the week says. */
  closedDays: readonly string[]
}
export type Slot = { from: number; to: number }

/**
 * The free slots of some days. `taken` are spans with their pauses; nothing begins before `earliest` or after `latest`. A
 * slot has its whole length in true minutes, lies in one span, and neither it nor its pause meets what is taken.
 */
export function listSlots(
  rules: SlotRules,
  asked: { first: string; days: number; taken: readonly OpenSpan[]; earliest: number; latest: number },
): Slot[] {
  const { week, zone, minutes, pauseMinutes, stepMinutes, closedDays } = rules
  const lengthMs = minutes * MINUTE_MS
  const pauseMs = pauseMinutes * MINUTE_MS
  const stepMs = Math.max(CELL_MINUTES * MINUTE_MS, (stepMinutes || minutes + pauseMinutes) * MINUTE_MS)
  const closed = new Set(closedDays)
  const taken = asked.taken.toSorted((a, b) => a.from - b.from)
  const slots: Slot[] = []
  const days = Array.from({ length: asked.days + 1 }, (_, n) => addDays(asked.first, n))
  const starts = days.map((day) => toMoment(day, 0, zone))
  for (const span of listOpenSpans(week, zone, addDays(asked.first, -1), asked.days + 1)) {
    for (let from = span.from; from + lengthMs <= span.to; from += stepMs) {
      const to = from + lengthMs
      if (from < asked.earliest || from > asked.latest) continue
      const n = starts.findLastIndex((start) => start <= from)
      if (n < 0 || n >= asked.days || closed.has(days[n]!)) continue
      if (taken.some((one) => one.from < to + pauseMs && from < one.to)) continue
      slots.push({ from, to })
      if (slots.length >= MOST_SLOTS) return slots
    }
  }
  return slots
}

/** The cells of the grid a span covers: two spans overlap where they share one. */
export function toCells(from: number, to: number): number[] {
  const cellMs = CELL_MINUTES * MINUTE_MS
  const first = Math.floor(from / cellMs)
  return Array.from({ length: Math.ceil(to / cellMs) - first }, (_, n) => first + n)
}
