import type { PageInput } from './page-reading.ts'

const HEAD_BYTES = 2_048
const CHARSET = /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i

/** The letters of a page in the encoding it names, else UTF-8; bytes that fit none become replacement marks. */
export function decodePage({ bytes, contentType }: Pick<PageInput, 'bytes' | 'contentType'>): string {
  const marked = [0xef, 0xbb, 0xbf].every((byte, n) => bytes[n] === byte) ? 'utf-8' : null
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const named = marked ?? CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(head)?.[1] ?? 'utf-8'
  const decoder = toDecoder(named)
  const text = decoder.decode(bytes)
  return decoder.encoding === 'windows-1252' ? text.replace(/[\u0080-\u009f]/g, toWesternMark) : text
}

/** Node reads windows-1252 as if it were Latin-1: these are its marks from 80 to 9F. */
const WESTERN_MARKS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FIRST_WESTERN_MARK = 0x80
const toWesternMark = (letter: string) => WESTERN_MARKS[letter.charCodeAt(0) - FIRST_WESTERN_MARK] ?? letter

function toDecoder(name: string): TextDecoder {
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder('utf-8')
  }
}
