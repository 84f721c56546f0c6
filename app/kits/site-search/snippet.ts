import { escapeHtml } from '#app/platform/escape-html.ts'

const SNIPPET_CHARS = 180

/** Markdown marks out, so that a snippet reads as prose. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\-*\d.\s]+/gm, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A passage round the first found word, as HTML in which nothing but `<mark>` is markup. */
export function toSnippet(markdown: string, words: readonly string[]): string {
  const text = plain(markdown)
  const stems = words.filter((word) => word.length > 2).map((word) => word.slice(0, Math.max(3, word.length - 2)))
  const pattern = stems.length ? new RegExp(`\\b(?:${stems.join('|')})[\\p{L}\\p{N}]*`, 'giu') : null
  const at = pattern ? text.search(pattern) : -1
  const start = at > SNIPPET_CHARS / 2 ? text.lastIndexOf(' ', at - SNIPPET_CHARS / 3) + 1 : 0
  const cut = text.slice(start, start + SNIPPET_CHARS)
  const end = start + SNIPPET_CHARS < text.length ? cut.slice(0, cut.lastIndexOf(' ')) + '…' : cut
  const marked = escapeHtml(end).replace(pattern ?? /$^/g, (word) => `<mark>${word}</mark>`)
  return (start > 0 ? '…' : '') + marked
}
