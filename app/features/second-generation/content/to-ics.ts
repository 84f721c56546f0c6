export type CalendarEntry = { id: string; day: string; summary: string; text: string }

const FOLD_BYTES = 73
const encoder = new TextEncoder()

const escapeText = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/;/g, '\\;').replace(/,/g, '\\,').replace(/\r?\n/g, '\\n')

/** Long lines go on in the next, which begins with a blank; no sign is cut in two (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > FOLD_BYTES) {
      lines.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...lines, part].join('\r\n')
}

const toStamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Days on which pieces go out, as a calendar other programs read. */
export function toIcs(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const events = entries.flatMap(({ id, day, summary, text }) => {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
    return [
      'BEGIN:VEVENT',
      `UID:${id}@frenly`,
      `DTSTAMP:${toStamp(now)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${next.toISOString().slice(0, 10).replaceAll('-', '')}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(text)}`,
      'END:VEVENT',
    ]
  })
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Frenly//Content studio//EN', 'CALSCALE:GREGORIAN']
  return `${[...head, `X-WR-CALNAME:${escapeText(name)}`, ...events, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`
}
