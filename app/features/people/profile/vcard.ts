type Contact = {
  name: string
  handle: string
  url: string
  links: readonly { url: string }[]
  languages: readonly string[]
  city: string
  country: string
  note: string
}

const LINE_BYTES = 75
const encoder = new TextEncoder()

/** A member as a contact card (vCard 4.0, RFC 6350). Nothing in it but what was handed over. */
export function toVCard({ name, handle, url, links, languages, city, country, note }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${toText(name)}`,
    `NICKNAME:${toText(handle)}`,
    `URL:${url}`,
    ...links.map((link) => `URL:${link.url}`),
    ...languages.map((code) => `LANG:${code}`),
    ...(city || country ? [`ADR:;;;${toText(city)};;;${toText(country)}`] : []),
    ...(note ? [`NOTE:${toText(note)}`] : []),
    'END:VCARD',
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

const toText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Lines of at most 75 bytes; what is longer goes on in the next, behind a blank. No letter is cut. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...parts, part].join('\r\n')
}
