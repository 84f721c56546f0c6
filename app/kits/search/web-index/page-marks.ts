import { clock } from '#app/platform/clock.ts'
import { toPublishedAt } from '#app/providers/web/published-at.ts'
import { toPlainAddress } from './page-address.ts'
import type { PageReading } from './page-reading.ts'
import { readRobotsWords } from './robots-words.ts'

const MAX_LINKS = 300
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i
const DATE_NAMES =
  /^(?:article:published_time|og:published_time|datepublished|date|dc\.date(?:\.issued)?|dcterms\.(?:created|issued|date)|article:modified_time|last-modified)$/i
const JSON_DATE = /"datePublished"\s*:\s*"([^"]{4,40})"/
/** The web has no older pages; an older date is that of what a page is about. */
const FIRST_YEAR = 1990

/** What a page says about itself: language, date, address, links, and what it asks of those who read it by machine. */
export function readMarks(
  document: Document,
  html: string,
  url: string,
): Omit<PageReading, 'title' | 'headings' | 'text'> {
  const base = baseOf(document, url)
  const metas = [...document.getElementsByTagName('meta')].map((meta) => ({
    name: meta.getAttribute('name') ?? meta.getAttribute('property') ?? meta.getAttribute('itemprop') ?? '',
    content: meta.getAttribute('content') ?? '',
  }))
  const robots = metas.filter(({ name }) => /^(?:robots|frenly)$/i.test(name)).map(({ content }) => content)
  const asked = readRobotsWords(robots.join(','))
  const language = document.documentElement.getAttribute('lang')?.trim() ?? ''
  const canonical = [...document.getElementsByTagName('link')].find((link) =>
    hasWord(link.getAttribute('rel'), 'canonical'),
  )
  const dates = [
    ...metas.filter(({ name }) => DATE_NAMES.test(name)).map(({ content }) => content),
    JSON_DATE.exec(html)?.[1],
    document.querySelector('time[datetime]')?.getAttribute('datetime'),
  ]
  return {
    language: LANGUAGE.test(language) ? language : null,
    publishedAt: dates.map(toDate).find((date) => date !== null) ?? null,
    canonical: toWholeAddress(canonical?.getAttribute('href'), base),
    links: asked.isFollowed ? linksOf(document, base) : [],
    ...asked,
  }
}

const toWholeAddress = (href: string | null | undefined, base: string) =>
  href ? (toPlainAddress(href, base)?.href ?? null) : null

function baseOf(document: Document, url: string): string {
  const href = document.querySelector('base[href]')?.getAttribute('href') ?? ''
  return URL.canParse(href, url) ? new URL(href, url).href : url
}

function linksOf(document: Document, base: string): string[] {
  const links = new Set<string>()
  for (const anchor of document.getElementsByTagName('a')) {
    if (links.size >= MAX_LINKS) break
    const href = anchor.getAttribute('href')
    if (!href || href.startsWith('#') || hasWord(anchor.getAttribute('rel'), 'nofollow')) continue
    const address = toPlainAddress(href, base)
    if (address) links.add(address.href)
  }
  return [...links]
}

const hasWord = (words: string | null, word: string) => (words ?? '').toLowerCase().split(/\s+/).includes(word)

function toDate(said: string | null | undefined): string | null {
  const iso = toPublishedAt(said)
  if (iso === null) return null
  const year = Number(iso.slice(0, 4))
  return year >= FIRST_YEAR && Date.parse(iso) <= clock.now().getTime() ? iso : null
}
