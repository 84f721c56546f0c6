const SENTENCE_END = /[.!?…:]["'”’)\]*_]*(?=\s)|\n/g
const SIGNS = /[#*_`>|]+/g

/** What of a growing text can be read out next: whole sentences after what was read. Null while there is none. */
export function nextSentences(text: string, from: number): { words: string; until: number } | null {
  const rest = text.slice(from)
  const last = [...rest.matchAll(SENTENCE_END)].at(-1)
  if (!last) return null
  const until = last.index + last[0].length
  const words = toSpoken(rest.slice(0, until))
  return words === '' ? null : { words, until: from + until }
}

/** The words of Markdown without its signs. */
export const toSpoken = (text: string): string => text.replace(SIGNS, ' ').replace(/\s+/g, ' ').trim()
