const SAYS_ASCII = /charset=["']?(?:us-)?ascii\b/i
const BEYOND_ASCII = /[\x80-\uffff]/
const windows1252 = new TextDecoder('windows-1252')
const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [windows1252.decode(new Uint8Array([byte])), byte]))

/** Whether a message says of some of its words that they are ASCII, which programs write over UTF-8 too. */
export const saysAscii = (raw: Uint8Array): boolean => SAYS_ASCII.test(Buffer.from(raw).toString('latin1'))

/** Words that were read as Windows-1252 because they were said to be ASCII, as UTF-8 where all of them are. */
export function asMeant(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  const read = [...text].map((sign) => bytes.get(sign))
  if (read.includes(undefined)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(read as number[]))
  } catch {
    return text
  }
}
