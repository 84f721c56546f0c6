import { dayOf, sayDay } from '#app/engines/mail-triage/wall-time.ts'
import type { Place } from '../inbox-state.ts'
import { SAMPLE_NOW } from '../sample-mail.ts'

/** The hours a snoozed mail comes back at. */
export const EVENING = '18:00'
export const MORNING = '08:00'

/** When a mail came: the hour today, else the day. */
export function sayReceived(at: string): string {
  const day = sayDay(dayOf(at), SAMPLE_NOW)
  if (day === 'today') return at.slice(11)
  return day === 'yesterday' ? 'Yesterday' : day.slice(0, 3)
}

/** The text as one line, without the greeting. */
export const snippetOf = (text: string) =>
  text.replace(/^(?:(?:hi|hello|dear)\b[^,\n]{0,30}|mira),\s*/i, '').replace(/\s+/g, ' ')

/** What happened to a mail that now lies here. */
export const placeWords: Readonly<Record<Place, string>> = {
  in: 'Moved to the inbox',
  done: 'Archived',
  e: 'Snoozed until this evening',
  t: 'Snoozed until tomorrow',
  w: 'Snoozed until next week',
}
