import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { inOrder } from '#app/platform/values/pattern-parts.ts'
import type { RawDocument, RawPage } from './read-parts.ts'

const HEADING = /<h([1-6])\b[^>]{0,1000}>([^]{0,2000}?)<\/h\1\s*>/gi
const MOST_CHARS = 4_000_000
/** An element that is written so that nobody sees it, with the words that follow it. */
const UNSEEN = inOrder(
  /<[a-z][\w-]{0,20}\b[^>]{0,400}\bstyle\s*=\s*["'][^"'>]{0,300}/i,
  /(?:display:\s*none|visibility:\s*hidden|font-size:\s*0|opacity:\s*0[;"'\s]|(?<![\w-])color:\s*(?:#fff(?:fff)?|white)\b)/i,
  /[^>]{0,300}>([^<]{3,2000})/i,
)

/** A page of a web page or of a book. */
export function readHtmlPage(html: string, number: number): RawPage {
  const headings = [...html.slice(0, MOST_CHARS).matchAll(HEADING)].map(([, level, inner]) => ({
    text: wordsOfHtml(inner ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    level: Number(level),
  }))
  return { number, text: wordsOfHtml(html, { cell: '\t' }), headings }
}

export const hiddenOfHtml = (html: string): string[] =>
  [...html.slice(0, MOST_CHARS).matchAll(new RegExp(UNSEEN, 'gi'))]
    .map(([, words = '']) => wordsOfHtml(words).trim())
    .filter((words) => words !== '')

/** A web page: its words, headings, and what it hides. */
export function readHtml(html: string): RawDocument {
  const title = /<title[^>]{0,200}>([^<]{1,300})<\/title/i.exec(html.slice(0, MOST_CHARS))?.[1]
  return {
    title: title ? wordsOfHtml(title) : '',
    pages: [readHtmlPage(html, 1)],
    hidden: hiddenOfHtml(html).map((text) => ({ page: 1, text })),
  }
}
