import type { WebPageState } from '#app/database/tables/web-index.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import * as rows from '#app/kits/search/web-index/web-sites.store.server.ts'
import type { SiteRow } from '#app/kits/search/web-index/web-sites.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toPaging } from '#app/ui/data/table-address.ts'
import { pageStates } from '../page-states.ts'

const PAGES_PER_PAGE = 25
const PERCENT = 100
const MS_PER_S = 1_000

/** The sites the operator chose, or one of them with its pages, as the address asks. */
export async function readWebIndex(params: URLSearchParams) {
  const liveMark = createLiveMark()
  const [sites, counts] = await Promise.all([rows.listSites(), rows.countPagesBySite()])
  const views = await Promise.all(
    sites.map((site) =>
      toSiteView(
        site,
        counts.filter(({ siteId }) => siteId === site.id),
      ),
    ),
  )
  const id = params.get('site')
  const open = id === null ? null : views.find((site) => site.id === id)
  if (open === undefined) throw notFound('There is no such site in the index. It may have been removed.')
  const row = sites.find((site) => site.id === id)
  return {
    liveMark,
    isStill: params.get('refresh') === 'off',
    sites: views,
    open: open && row ? { ...open, wish: toWish(row), pages: await readPages(row, params) } : null,
  }
}
export type WebIndexView = Awaited<ReturnType<typeof readWebIndex>>

type Counts = Awaited<ReturnType<typeof rows.countPagesBySite>>

async function toSiteView(site: SiteRow, counts: Counts) {
  const now = clock.now()
  const job = site.jobId === null ? null : await findJob(site.jobId)
  const isUnderWay = job !== null && isOpen(job)
  const countOf = (state: WebPageState) => Number(counts.find((one) => one.state === state)?.pages ?? 0)
  const isDue = site.nextCrawlAt !== null && site.nextCrawlAt <= now
  return {
    id: site.id,
    host: site.host,
    startUrl: site.startUrl,
    pathPrefix: site.pathPrefix,
    kept: countOf('stored'),
    failed: countOf('failed'),
    skipped: countOf('skipped'),
    lastCrawl: site.lastCrawlAt && toAgoWords(site.lastCrawlAt, now),
    outcome: site.lastOutcome,
    next: isUnderWay ? null : isDue ? 'within a minute' : (site.nextCrawlAt?.toISOString().slice(0, 10) ?? null),
    crawl: isUnderWay
      ? {
          isRunning: job.state === 'running',
          isStopping: job.cancelRequestedAt !== null,
          percent: job.progress === null ? null : Math.round(job.progress * PERCENT),
          note: job.progressNote,
          trouble: job.state === 'waiting' ? job.lastError : null,
        }
      : null,
  }
}
export type SiteView = Awaited<ReturnType<typeof toSiteView>>

const toWish = ({ pathPrefix, maxDepth, maxPages, delayMs, everyDays }: SiteRow) => ({
  pathPrefix,
  maxDepth: String(maxDepth),
  maxPages: String(maxPages),
  delayS: String(Math.round(delayMs / MS_PER_S)),
  everyDays: everyDays === null ? '' : String(everyDays),
})

async function readPages(site: SiteRow, params: URLSearchParams) {
  const state = pageStates.find((one) => one.state === params.get('state'))?.state
  const paging = toPaging(params, await rows.countPages(site.id, state), PAGES_PER_PAGE)
  const offset = (paging.page - 1) * PAGES_PER_PAGE
  const list = await rows.listPages(site.id, { state, limit: PAGES_PER_PAGE, offset })
  const now = clock.now()
  return {
    state: state ?? null,
    paging,
    list: list.map(({ fetchedAt, ...one }) => ({ ...one, when: fetchedAt && toAgoWords(fetchedAt, now) })),
  }
}
