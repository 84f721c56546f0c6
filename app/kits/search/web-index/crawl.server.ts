import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { store } from '#app/database/store.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { outside } from './fetch-page.server.ts'
import { hostsOf, type Scope } from './page-address.ts'
import { readRobots } from './robots.server.ts'
import { readSitemaps } from './sitemap.server.ts'
import { visitPage, type Visit } from './visit-page.server.ts'
import * as rows from './web-sites.store.server.ts'
import type { PageRow, SiteRow } from './web-sites.store.server.ts'

/** So many pages in a row that the site did not answer for, and it is left alone. */
const MOST_TROUBLE = 5
/** Addresses kept in line, for each page that may be read: a trap of endless links fills no disk. */
const LINE_PER_PAGE = 4
const MOST_QUERIES_OF_A_PATH = 30
const SEARCH_IDS = 2 ** 47
const DAY_MS = 86_400_000

export type CrawlTools = { signal: AbortSignal; progress(share: number | null, note?: string): void }

/** What a crawl came to, for the job's page. */
export type CrawlResult = { visited: number; kept: number; words: string }

/**
 * Reads a site from its start address, nearest pages first, one request at a time. What it has visited is in the tables
 * after each page, so that a crawl that was cut off goes on where it was. Throws JobFailure when the site cannot be read.
 */
export async function crawlSite(site: SiteRow, { signal, progress }: CrawlTools): Promise<CrawlResult> {
  const { id, crawl } = site
  const start = new URL(site.startUrl)
  const scope: Scope = { hosts: hostsOf(start.host), pathPrefix: site.pathPrefix }
  const robots = await readRobots(start.origin, outside.fetch, signal)
  const delayMs = Math.max(site.delayMs, robots.delayMs)
  const rest = (ms = delayMs) => pause(ms, undefined, { signal })
  const paths = new Map<string, number>()
  await queue(site, [site.startUrl], 0, paths)
  if (site.maxDepth > 0 && (await rows.countCrawl(id, crawl)).visited === 0) {
    const named = [...robots.sitemaps, `${start.origin}/sitemap.xml`]
    const asking = { fetch: outside.fetch, scope, most: site.maxPages, signal, pause: () => rest() }
    await queue(site, await readSitemaps([...new Set(named)], asking), 1, paths)
  }
  let trouble = 0
  for (;;) {
    signal.throwIfAborted()
    const { queued, visited } = await rows.countCrawl(id, crawl)
    const page = visited < site.maxPages ? await rows.findNextPage(id, crawl) : null
    if (!page) return finish(site, visited, queued > visited)
    progress(visited / Math.min(site.maxPages, queued), `${visited} read, ${queued - visited} to go`)
    await rest()
    const visit = await visitPage(page, { fetch: outside.fetch, scope, signal, isAllowed: robots.isAllowed })
    if (!(await keep(site, page, visit, paths))) return { visited, kept: 0, words: 'The site was taken out meanwhile.' }
    trouble = visit.isTrouble ? trouble + 1 : 0
    if (trouble >= MOST_TROUBLE || (visit.isTrouble && page.depth === 0 && queued === 1))
      throw new JobFailure(`The site does not answer: ${visit.change.reason ?? 'nothing came back.'}`)
    if (visit.waitMs > 0) await rest(visit.waitMs)
  }
}

/** Writes what a visit gave and queues where it leads, together. False when the site is gone. */
function keep(site: SiteRow, page: PageRow, { change, links }: Visit, paths: Map<string, number>): Promise<boolean> {
  return store().tx(async () => {
    if (!(await rows.findSite(site.id))) return false
    await rows.savePage(page.id, { ...change, visitedIn: site.crawl })
    if (page.depth < site.maxDepth) await queue(site, links, page.depth + 1, paths)
    return true
  })
}

async function queue(
  site: SiteRow,
  links: readonly string[],
  depth: number,
  paths: Map<string, number>,
): Promise<void> {
  const { id: siteId, crawl, maxPages } = site
  const { queued } = await rows.countCrawl(siteId, crawl)
  const room = Math.max(0, maxPages * LINE_PER_PAGE - queued)
  const wanted = [...new Set(links)].filter((url) => isNotOneOfMany(url, paths)).slice(0, room)
  await rows.queuePages(
    wanted.map((url) => ({ id: createId(), searchId: randomInt(SEARCH_IDS), siteId, url, depth, queuedIn: crawl })),
    crawl,
  )
}

/** A calendar or a sorted list makes endless addresses of one path: some of them are enough. */
function isNotOneOfMany(url: string, paths: Map<string, number>): boolean {
  const { origin, pathname, search } = new URL(url)
  if (search === '') return true
  const known = (paths.get(origin + pathname) ?? 0) + 1
  paths.set(origin + pathname, known)
  return known <= MOST_QUERIES_OF_A_PATH
}

async function finish(site: SiteRow, visited: number, isCapped: boolean): Promise<CrawlResult> {
  const { id, crawl, everyDays } = site
  const now = clock.now()
  const result = await store().tx(async () => {
    if (isCapped) await rows.removeUnvisited(id, crawl)
    const gone = isCapped ? 0 : await rows.removeUnqueued(id, crawl)
    const kept = await rows.countPages(id, 'stored')
    const words = toWords({ visited, kept, gone, isCapped, maxPages: site.maxPages })
    const nextCrawlAt = everyDays === null ? null : new Date(now.getTime() + everyDays * DAY_MS)
    await rows.saveSite(id, { lastCrawlAt: now, lastOutcome: words, nextCrawlAt })
    await bumpContent()
    return { visited, kept, words }
  })
  return result
}

const toWords = (told: { visited: number; kept: number; gone: number; isCapped: boolean; maxPages: number }) =>
  [
    `${told.visited === 1 ? 'One page' : `${told.visited} pages`} visited, ${told.kept} kept.`,
    told.gone > 0 ? `${told.gone} that nothing leads to any more ${told.gone === 1 ? 'was' : 'were'} dropped.` : '',
    told.isCapped ? `There are more; the cap is ${told.maxPages}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
