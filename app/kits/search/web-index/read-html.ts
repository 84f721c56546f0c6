import { Readability } from '@mozilla/readability'
import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { decodePage } from './decode-page.ts'
import { readMarks } from './page-marks.ts'
import { isNestedDeeper } from './nesting.ts'
import { parsePage } from './parse-page.ts'
import type { PageInput, PageReading } from './page-reading.ts'
import { textOf } from './text-of.ts'

/** A page of more letters or tags is read for its words alone. */
const MAX_HTML_CHARS = 2_000_000
const MAX_TAGS = 60_000
const MAX_NESTING = 400
const MAX_TEXT_CHARS = 60_000
const MAX_TITLE_CHARS = 300
const MAX_HEADINGS = 60
/** Less than this is what stands round a page, not the page. */
const MIN_ARTICLE_CHARS = 140

/** Reads a page of HTML or plain text, whatever is in it. Never throws for what a page holds. */
export function readPage(input: PageInput): PageReading {
  const source = decodePage(input)
  const isText = /^text\/plain\b/i.test(input.contentType)
  const read = isText ? plainly(source, source) : readHtml(source, input.url)
  return {
    ...read,
    title: toLine(read.title).slice(0, MAX_TITLE_CHARS),
    headings: clean(read.headings),
    text: clean(read.text).slice(0, MAX_TEXT_CHARS).toWellFormed(),
  }
}

function readHtml(html: string, url: string): PageReading {
  const tags = html.split('<', MAX_TAGS + 1).length
  const isHeavy = html.length > MAX_HTML_CHARS || tags > MAX_TAGS || isNestedDeeper(html, MAX_NESTING)
  if (isHeavy) return plainly(html, wordsOfHtml(html.slice(0, MAX_HTML_CHARS)))
  try {
    return readDocument(html, url)
  } catch {
    return plainly(html, wordsOfHtml(html))
  }
}

/** For what no parser may be given: the words, and no links. */
const plainly = (source: string, text: string): PageReading => ({
  title: /<title[^>]{0,200}>([^<]{1,300})/i.exec(source)?.[1] ?? text.trim().split('\n', 1)[0] ?? '',
  headings: '',
  text,
  language: null,
  publishedAt: null,
  canonical: null,
  links: [],
  isIndexed: !/<meta[^>]{0,200}\bnoindex\b/i.test(source),
  isFollowed: false,
})

function readDocument(html: string, url: string): PageReading {
  const document = parsePage(html)
  const marks = readMarks(document, html, url)
  const ownTitle = document.querySelector('title')?.textContent ?? ''
  const firstHeading = document.querySelector('h1')?.textContent ?? ''
  const whole = textOf(document.body, { isWhole: false })
  const article = new Readability<Element>(document, {
    charThreshold: MIN_ARTICLE_CHARS,
    serializer: (element) => element as Element,
  }).parse()
  const read = article?.content ? textOf(article.content, { isWhole: true }) : null
  const best = read && read.text.length >= MIN_ARTICLE_CHARS ? read : whole
  const headings = [...new Set([firstHeading, ...best.headings].map(toLine).filter(Boolean))].slice(0, MAX_HEADINGS)
  return {
    ...marks,
    title: firstHeading.trim() || article?.title || ownTitle || new URL(url).pathname,
    headings: headings.join('\n'),
    text: best.text,
    publishedAt: marks.publishedAt,
  }
}

const toLine = (text: string) => clean(text).replace(/\s+/g, ' ').trim()

/** Control characters, halves of letters and marks nobody sees have no place in a table. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?!\n)[\p{Cc}\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u00AD]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
