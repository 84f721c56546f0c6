import { anyOf } from '#app/platform/values/pattern-parts.ts'
import type { Span } from '#app/providers/ports.ts'

/**
 * What a translation must leave alone: addresses, names with @ and #, pictures, and the signs Apertium means something
 * by. In its stream they stand in square brackets, which it carries over as they are.
 */
const KEPT = anyOf(
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /[@#][\p{L}\p{N}_]+/gu,
  /`[^`\n]*`/gu,
  /[^\S ]+/gu,
  / {2,}/gu,
  /(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*)+/gu,
  /[*@#^$[\]{}<>\\~|+_]+/gu,
)
/** What must be escaped between the brackets and in words. */
const SIGNS = /[[\]{}^$/\\@<>*#]/g
/** Apertium's marks of a word it does not know, cannot translate or cannot inflect. */
const MARKS = '*@#'
const WORD = /[\p{L}\p{M}\p{N}'’-]/u

const escape = (text: string) => text.replace(SIGNS, '\\$&')

/** Text as Apertium reads it (`-f none`). */
export function toStream(text: string): string {
  let stream = ''
  let at = 0
  for (const match of text.matchAll(KEPT)) {
    stream += `${escape(text.slice(at, match.index))}[${escape(match[0])}]`
    at = match.index + match[0].length
  }
  return stream + escape(text.slice(at))
}

/** What Apertium wrote, as text without its marks; `unknown` are the words that carried one. */
export function fromStream(stream: string): { text: string; unknown: Span[] } {
  let text = ''
  let isKept = false
  let start: number | null = null
  const unknown: Span[] = []
  const close = () => {
    if (start !== null && text.length > start) unknown.push({ start, end: text.length })
    start = null
  }
  const signs = [...stream]
  for (let i = 0; i < signs.length; i += 1) {
    let sign = signs[i] ?? ''
    if (sign === '\\') sign = signs[++i] ?? ''
    else if (sign === '[' || sign === ']') {
      isKept = sign === '['
      close()
      continue
    } else if (!isKept && MARKS.includes(sign)) {
      close()
      start = text.length
      continue
    }
    if (start !== null && !WORD.test(sign)) close()
    text += sign
  }
  close()
  return { text, unknown }
}
