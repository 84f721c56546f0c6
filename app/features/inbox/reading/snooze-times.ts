import { fromLocal, toLocal } from '#app/kits/members/authoring/local-time.ts'

const HOUR_MS = 3_600_000
const MORNING = 8
const EVENING = 18

/** Until when something waits: later today, tomorrow, the weekend, the next week. */
export const snoozes = ['evening', 'tomorrow', 'weekend', 'week'] as const
export type Snooze = (typeof snoozes)[number]

/** The moment a wait ends, by the clock of the reader's zone; without scripts that is UTC, and the page says so. */
export function snoozeUntil(snooze: Snooze, now: Date, zone: string): Date {
  const local = new Date(`${toLocal(now, zone)}Z`)
  const weekday = local.getUTCDay()
  const at = (days: number, hour: number): Date => {
    const day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hour))
    return fromLocal(day.toISOString().slice(0, 16), zone)!.at
  }
  switch (snooze) {
    case 'evening':
      return local.getUTCHours() < EVENING - 1 ? at(0, EVENING) : new Date(now.getTime() + 3 * HOUR_MS)
    case 'tomorrow':
      return at(1, MORNING)
    case 'weekend':
      return at((6 - weekday + 7) % 7 || 7, MORNING)
    case 'week':
      return at((8 - weekday) % 7 || 7, MORNING)
  }
}

/** `2026-04-07` or `2026-04-07T09:30` on the clock of a zone as a moment; null for anything else. */
export function readLocalTime(text: string, zone: string): Date | null {
  const hasTime = text.includes('T')
  return fromLocal(hasTime ? text : `${text}T${String(MORNING).padStart(2, '0')}:00`, zone)?.at ?? null
}
