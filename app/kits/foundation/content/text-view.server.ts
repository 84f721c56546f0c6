import { toTable } from '#app/platform/table.ts'
import { toHtml } from './markdown.server.ts'

export type Heading = { id: string; text: string }

/** A text as a page draws it: its HTML, and the headings of its second level for a list of contents. */
export function toTextView(markdown: string): { html: string; headings: Heading[] } {
  const html = toHtml(markdown)
  const found = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)]
  const headings = found.map(([, id = '', inner = '']) => ({ id, text: wordsOf(inner) }))
  return { html, headings }
}

const NAMED: Readonly<Record<string, string>> = toTable({ amp: '&', lt: '<', gt: '>', quot: '"' })

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED[name] ?? '')
