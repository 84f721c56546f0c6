import type { Invitation } from '../mail/read-invitation.ts'

const LINE_BYTES = 73

/** The answer to an invitation, as calendars exchange it (RFC 5546). */
export function toAnswerCalendar(
  { uid, sequence, start, end, isWholeDay, isFloating, only, title, organizer }: Invitation,
  own: string,
  answer: 'ACCEPTED' | 'TENTATIVE' | 'DECLINED',
  now: Date,
): string {
  const when = (name: string, moment: Date) =>
    isWholeDay
      ? `${name};VALUE=DATE:${toStamp(moment).slice(0, 8)}`
      : `${name}:${isFloating ? toStamp(moment).slice(0, -1) : toStamp(moment)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Frenly//Inbox//EN',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${toValue(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toStamp(now)}`,
    ...(only ? [when('RECURRENCE-ID', only)] : []),
    when('DTSTART', start),
    ...(end ? [when('DTEND', end)] : []),
    `SUMMARY:${toValue(title)}`,
    `ORGANIZER:mailto:${toValue(organizer)}`,
    `ATTENDEE;PARTSTAT=${answer}:mailto:${own}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const toStamp = (moment: Date): string =>
  moment
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '')

const toValue = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/([\\;,])/g, '\\$1')

/** A long line goes on in the next one, behind a blank; no letter is cut apart. */
function fold(line: string): string {
  const pieces: string[] = ['']
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > LINE_BYTES) {
      pieces.push('')
      bytes = 0
    }
    pieces[pieces.length - 1] += sign
    bytes += size
  }
  return pieces.join('\r\n ')
}
