import ical, { type VEvent } from 'node-ical'
import { toLine } from './read-mail.ts'
import { recurrenceWords } from './recurrence-words.ts'

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
  /** Of a whole day the universal time is the day wherever somebody is; `end` is the day after the last. */
  isWholeDay: boolean
  /** By the clock on the wall wherever somebody is: universal time reads as that clock does. */
  isFloating: boolean
  /** The time zone the sender named. */
  zone: string | null
  /** How it repeats, in words. */
  repeats: string | null
  /** The date of a series that this is about; null for all of them, and for an event that is no series. */
  only: Date | null
  isCancelled: boolean
  organizer: string
  people: { address: string; name: string; answer: string }[]
}

/** Reads the first event of a calendar; null when there is none. */
export function readInvitation(calendar: string): Invitation | null {
  const text = calendar.slice(0, MOST_CHARS)
  const event = Object.values(ical.sync.parseICS(text)).find((one): one is VEvent => one?.type === 'VEVENT')
  if (!event?.start || Number.isNaN(event.start.getTime())) return null
  const isWholeDay = event.datetype === 'date'
  const isFloating = !isWholeDay && !event.start.tz
  // The library makes such times with the clock of this server.
  const read = (date: Date): Date => (isWholeDay || isFloating ? toWall(date) : new Date(date.getTime()))
  const attendees = event.attendee === undefined ? [] : [event.attendee].flat()
  return {
    method: (/^METHOD:\s*([A-Z]{1,20})/im.exec(text)?.[1] ?? 'PUBLISH').toUpperCase(),
    uid: toLine(event.uid ?? '', 300),
    sequence: Number(event.sequence ?? 0) || 0,
    title: toLine(valueOf(event.summary), 300),
    place: toLine(valueOf(event.location), 300),
    about: valueOf(event.description).slice(0, 4_000),
    start: read(event.start),
    end: event.end ? read(event.end) : null,
    ...{ isWholeDay, isFloating },
    zone: event.start.tz && event.start.tz !== 'Etc/UTC' ? toLine(event.start.tz, 60) : null,
    repeats: event.rrule ? recurrenceWords(/RRULE:(\S{1,300})/.exec(event.rrule.toString())?.[1] ?? '') : null,
    only: event.recurrenceid && !event.rrule ? read(event.recurrenceid as Date) : null,
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

const toWall = (date: Date): Date =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()))

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A value stands alone, or with what was said of it. */
function valueOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'val' in value ? wordOf(value.val) : ''
}

const toAddress = (value: string): string => toLine(value.replace(/^mailto:/i, ''), 320).toLowerCase()
