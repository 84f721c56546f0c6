/** Longer values hold nothing that anybody reads. */
const VALUE_CHARS = 2_000
const HEAD_CHARS = 262_144

export type MimeHead = {
  /** The first value of a header, unfolded, as it came; empty when there is none. */
  value(name: string): string
  /** How often a header stands there. */
  count(name: string): number
}

/** Cuts bytes (as latin1) into head and body at the first empty line. */
export function splitHead(part: string): { head: MimeHead; body: string } {
  const end = /^\r?\n/.exec(part) ?? /\r?\n\r?\n/.exec(part)
  const at = end?.index ?? part.length
  return { head: readHead(part.slice(0, Math.min(at, HEAD_CHARS))), body: part.slice(at + (end?.[0].length ?? 0)) }
}

function readHead(text: string): MimeHead {
  const values = new Map<string, string>()
  const counts = new Map<string, number>()
  let name = ''
  for (const line of text.split(/\r?\n/)) {
    const begun = /^([!-9;-~]{1,100}):/.exec(line)
    if (begun) {
      name = begun[1]!.toLowerCase()
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (counts.get(name) === 1) values.set(name, line.slice(begun[0].length).slice(0, VALUE_CHARS))
    } else if (/^[ \t]/.test(line) && counts.get(name) === 1) {
      const before = values.get(name) ?? ''
      if (before.length < VALUE_CHARS) values.set(name, (before + line).slice(0, VALUE_CHARS))
    }
  }
  return { value: (wanted) => (values.get(wanted) ?? '').trim(), count: (wanted) => counts.get(wanted) ?? 0 }
}

/** `multipart/mixed` and its parameters by name: `boundary`, `charset`. */
export function readType(value: string): { type: string; parameter(name: string): string } {
  const type = /^[^\s;]{1,100}/.exec(value)?.[0].toLowerCase() ?? ''
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, bare] of value.matchAll(
    /;\s*([\w*-]{1,50})\s*=\s*(?:"([^"]{0,500})"|([^\s;"]{0,500}))/g,
  )) {
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), quoted ?? bare ?? '')
  }
  return { type, parameter: (name) => parameters.get(name) ?? '' }
}

/** Bytes that came as latin1, in the letters of an alphabet; an alphabet nobody knows is read as UTF-8, else as latin1. */
export function toLetters(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8', { fatal: charset === '' }).decode(bytes)
  } catch {
    return charset === '' ? new TextDecoder('latin1').decode(bytes) : toLetters(bytes, '')
  }
}

/** `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=` in letters (RFC 2047); what stands there without coding is UTF-8. */
export function decodeWords(value: string): string {
  const joined = value.replace(/(=\?[^?\s]{1,50}\?[bq]\?[^?\s]{0,500}\?=)\s+(?==\?)/gi, '$1')
  return joined
    .split(/(=\?[^?\s]{1,50}\?[bq]\?[^?\s]{0,500}\?=)/i)
    .map((piece) => {
      const word = /^=\?([^?*\s]{1,50})(?:\*[^?\s]{0,20})?\?([bq])\?([^?\s]{0,500})\?=$/i.exec(piece)
      if (!word) return toLetters(Buffer.from(piece, 'latin1'), '')
      const [, charset = '', coding = '', text = ''] = word
      const bytes = /b/i.test(coding) ? Buffer.from(text, 'base64') : fromQuoted(text.replaceAll('_', ' '))
      return toLetters(bytes, charset)
    })
    .join('')
}

/** Quoted-printable text in bytes (RFC 2045). */
export const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

/** Name and address of a From line; both empty when it says nothing. */
export function readSender(value: string): { name: string; address: string } {
  const angled = /<\s*([^<>\s]{1,320})\s*>/.exec(value)
  if (!angled) return { name: '', address: /[^\s<>",;:()]{1,256}@[^\s<>",;:()]{1,256}/.exec(value)?.[0] ?? '' }
  const name = value.slice(0, angled.index).trim()
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(name)?.[1]
  return { name: decodeWords(quoted?.replace(/\\(.)/g, '$1') ?? name).trim(), address: angled[1] ?? '' }
}
