/** A line of a song’s text: its indent, its words and what stands behind `#`. */
export type Line = { number: number; indent: number; text: string; note: string | null }

const UNSEEN = /[\p{Cc}\u200B\uFEFF\u2028\u2029]/gu

/** Cuts a text into lines; empty ones are left out. Characters nobody sees are taken away, tabs are two spaces. */
export function cutLines(text: string): Line[] {
  return text.split(/\r\n?|\n/).flatMap((raw, n): Line[] => {
    const plain = raw.replaceAll('\t', '  ').replace(UNSEEN, '').trimEnd()
    const indent = plain.length - plain.trimStart().length
    const said = plain.slice(indent)
    if (said === '') return []
    if (said.startsWith('#')) return [{ number: n + 1, indent, text: '', note: said.slice(1).trim() }]
    const isTitle = /^(?:song|title)\b/i.test(said)
    const at = isTitle ? -1 : said.search(/\s#(?:\s|$)/)
    if (at < 0) return [{ number: n + 1, indent, text: said, note: null }]
    return [{ number: n + 1, indent, text: said.slice(0, at).trimEnd(), note: said.slice(at + 2).trim() }]
  })
}

export type Word = { text: string; column: number }

/** The words of a stretch of a line with the column each begins at. */
export const cutWords = (text: string, column: number): Word[] =>
  [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], column: column + found.index }))
