import { extensionOf, findTypeOfName, usualExtension } from './media/media-types.ts'

const MAX_CHARS = 120
/** File systems count bytes. */
const MAX_BYTES = 200
/** Control characters, invisible marks, and those that turn the reading direction round, so that `gpj.exe` reads `exe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu
/** What Windows takes for a device, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** A name that is safe in any folder, header and page, as close as possible to the one that was sent. */
export function toSafeName(sent: string, type: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*\uFFFD]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const named = plain === '' ? 'file' : plain.replace(RESERVED, (device) => `${device}-file`)
  return shorten(withExtension(named, type))
}

/** A name that speaks of no type we know gets the ending of what it holds; `notes.py` stays as it is. */
function withExtension(name: string, type: string): string {
  const usual = usualExtension(type)
  if (usual === '' || findTypeOfName(name) !== null) return name
  return extensionOf(name) !== '' && type === 'text/plain' ? name : `${name}.${usual}`
}

/** Shortens the name in front of its ending. */
function shorten(name: string): string {
  const end = extensionOf(name)
  const tail = end ? name.slice(-end.length - 1) : ''
  let front = [...name.slice(0, name.length - tail.length)]
  const isTooLong = () => front.length + tail.length > MAX_CHARS || Buffer.byteLength(front.join('') + tail) > MAX_BYTES
  while (isTooLong()) front = front.slice(0, -1)
  return front.join('').trimEnd() + tail
}
