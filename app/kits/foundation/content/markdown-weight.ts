import { escapeHtml } from '#app/platform/values/escape-html.ts'

/** Longer texts are shown as plain text: the parser's time grows faster than the text. */
export const MAX_MARKDOWN_BYTES = 20_480
/** More marks of emphasis, links or quotes than this in one text is an attack on the parser, not writing. */
const MAX_MARKS = 2_000
/** Signs that open a list or a quote, side by side in one line: each is one level deeper. */
const MAX_LEVELS = 100

/** True for a text that is better not given to the Markdown parser. Reads it once, in time that grows with its length. */
export function isTooHeavy(markdown: string): boolean {
  if (Buffer.byteLength(markdown) > MAX_MARKDOWN_BYTES) return true
  if (count(markdown, /[*_~[\]<>`]/g) > MAX_MARKS) return true
  return markdown.split('\n').some((line) => count(line, /(?:^|\s)(?:\d{1,9}[.)]|[-+*>])(?=\s)/g) > MAX_LEVELS)
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0

/** A text as it was written: escaped, a blank line between paragraphs, line ends kept. */
export function toParagraphs(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join('\n')
}
