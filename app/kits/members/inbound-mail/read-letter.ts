import { toStorableText } from '#app/platform/values/storable.ts'
import { decodeWords, readSender, splitHead } from './mime-head.ts'
import { findText } from './mime-text.ts'

/** The words of a letter stand in its first part; pictures and files come after. */
export const LOOKED_AT_BYTES = 1_048_576
const NAME_CHARS = 200
const ADDRESS_CHARS = 320
const SUBJECT_CHARS = 500
const TEXT_CHARS = 200_000
const MOST_HOPS = 100

/** What a list of mail shows of a letter. The whole of it is kept as it came. */
export type LetterHead = { fromName: string; fromAddress: string; subject: string; text: string }

/**
 * Reads who wrote and what, from the beginning of a message. This happens at the door, before anything is known of the
 * sender, so it is done by steps whose time grows with the length alone; a mail parser that reads everything took minutes
 * for a megabyte made of commas. Never throws.
 */
export function readLetter(beginning: Buffer): LetterHead {
  const message = beginning.toString('latin1')
  const { head } = splitHead(message)
  const { name, address } = readSender(head.value('from'))
  return {
    fromName: toLine(name, NAME_CHARS),
    fromAddress: toLine(address, ADDRESS_CHARS),
    subject: toLine(decodeWords(head.value('subject')), SUBJECT_CHARS),
    text: toStorableText(findText(message)).slice(0, TEXT_CHARS).toWellFormed(),
  }
}

/** Whether a message went through so many hands that it goes round in a circle. */
export const isInALoop = (beginning: Buffer): boolean =>
  splitHead(beginning.toString('latin1')).head.count('received') > MOST_HOPS

/** One line, whatever was hidden in it. */
const toLine = (text: string, most: number) =>
  toStorableText(text)
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
