import { ADDED_MAX_WORDS, ADDED_WORD_MAX_CHARS, NOTE_MAX_CHARS } from '#app/engines/redaction/redaction.limits.ts'

export const NOTE_MISSING = 'Please write or paste a note first.'

/** Words to mask as well, written with commas between them. */
export const readAlso = (also: string): string[] =>
  also
    .split(/[,\n;]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** The sentence beside the note, or null: the same in the browser and on the server. */
export function findNoteError(text: string): string | null {
  if (text.trim() === '') return NOTE_MISSING
  if (text.length <= NOTE_MAX_CHARS) return null
  return `A note may have ${NOTE_MAX_CHARS.toLocaleString('en')} characters. This one has ${text.length.toLocaleString('en')}: please cut it in two.`
}

export function findAlsoError(also: string): string | null {
  const words = readAlso(also)
  if (words.length > ADDED_MAX_WORDS) return `At most ${ADDED_MAX_WORDS} words can be added.`
  if (words.every((word) => word.length <= ADDED_WORD_MAX_CHARS)) return null
  return `One word or phrase may have ${ADDED_WORD_MAX_CHARS} characters. Put commas between them.`
}
