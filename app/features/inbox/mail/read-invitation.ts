import ical, { type VEvent } from 'node-ical'
import { toLine } from './read-mail.ts'

const MOST_CHARS = 200_000
const MOST_PEOPLE = 50

/** An invitation to a date, as far as it is understood. */
export type Invitation = {
  method: string
  uid: string
  sequence: number
  title: string
  place: string
  about: string
  start: Date
  end: Date | null
  isWholeDay: boolean
  /** The time zone the sender named. */
  zone: string | null
  repeats: boolean
  isCancelled: boolean
  organizer: string
  people: { address: string; name: string; answer: string }[]
}

/** Reads the first event of a calendar; null when there is none. */
export function readInvitation(calendar: string): Invitation | null {
  const text = calendar.slice(0, MOST_CHARS)
  const event = Object.values(ical.sync.parseICS(text)).find((one): one is VEvent => one?.type === 'VEVENT')
  if (!event?.start || Number.isNaN(event.start.getTime())) return null
  const attendees = event.attendee === undefined ? [] : [event.attendee].flat()
  return {
    method: (/^METHOD:\s*([A-Z]{1,20})/im.exec(text)?.[1] ?? 'PUBLISH').toUpperCase(),
    uid: toLine(event.uid ?? '', 300),
    sequence: Number(event.sequence ?? 0) || 0,
    title: toLine(valueOf(event.summary), 300),
    place: toLine(valueOf(event.location), 300),
    about: valueOf(event.description).slice(0, 4_000),
    start: new Date(event.start.getTime()),
    end: event.end ? new Date(event.end.getTime()) : null,
    isWholeDay: event.datetype === 'date',
    zone: event.start.tz ? toLine(event.start.tz, 60) : null,
    repeats: event.rrule !== undefined,
    isCancelled: event.status === 'CANCELLED' || /^METHOD:\s*CANCEL/im.test(text),
    organizer: toAddress(valueOf(event.organizer)),
    people: attendees.slice(0, MOST_PEOPLE).map((one) => {
      const params = typeof one === 'object' && 'params' in one ? (one.params as Record<string, unknown>) : {}
      return {
        address: toAddress(valueOf(one)),
        name: toLine(wordOf(params['CN']), 200),
        answer: toLine(wordOf(params['PARTSTAT'] ?? 'NEEDS-ACTION'), 20),
      }
    }),
  }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A value stands alone, or with what was said of it. */
function valueOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'val' in value ? wordOf(value.val) : ''
}

const toAddress = (value: string): string => toLine(value.replace(/^mailto:/i, ''), 320).toLowerCase()
