import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { cancelJob, findJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { clock } from '#app/platform/clock.ts'
import { crawlSite } from './crawl.server.ts'
import { findSite, listDueSites, saveSite, type SiteRow } from './web-sites.store.server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Crawls wait most of their time, so several may do so at once; of one host there is only ever one. */
const AT_ONCE = 4

const crawlJob = defineJob({
  kind: 'crawl',
  payload: z.object({ siteId: z.string(), crawl: z.number().int() }),
  concurrency: AT_ONCE,
  limitMs: DAY_MS,
  firstRetryMs: MINUTE_MS,
  async run({ siteId, crawl }, { signal, progress }) {
    const site = await findSite(siteId)
    if (!site) return { visited: 0, kept: 0, words: 'The site was taken out.' }
    if (site.crawl !== crawl) throw new JobFailure('A newer crawl has taken its place.', { isFinal: true })
    try {
      return await crawlSite(site, { signal, progress })
    } catch (error) {
      const words = toEndWords(error, signal)
      if (words) await saveSite(siteId, { lastCrawlAt: clock.now(), lastOutcome: words, nextCrawlAt: toNext(site) })
      throw error
    }
  },
})

function toEndWords(error: unknown, signal: AbortSignal): string | null {
  if (signal.aborted)
    return signal.reason instanceof JobStop && signal.reason.why === 'cancel' ? 'Stopped. What was read is kept.' : null
  return error instanceof JobFailure ? error.message : 'The crawl broke off. The log of the server says why.'
}

const toNext = ({ everyDays }: SiteRow) =>
  everyDays === null ? null : new Date(clock.now().getTime() + everyDays * DAY_MS)

/**
 * Starts a crawl of a site. `waits`: another site of the same host is being read, and this one comes after it.
 * `running`: it is under way already. Null when there is no such site.
 */
export function beginCrawl(siteId: string): Promise<'started' | 'waits' | 'running' | null> {
  return store().tx(async () => {
    const site = await findSite(siteId)
    if (!site) return null
    const crawl = site.crawl + 1
    const { job, isNew } = await startJob(
      crawlJob,
      { siteId, crawl },
      {
        title: `Crawl of ${site.host}${site.pathPrefix}`,
        path: `/admin/web-index?site=${siteId}`,
        dedupeKey: site.host,
      },
    )
    if (isNew) {
      await saveSite(siteId, { crawl, jobId: job.id, nextCrawlAt: null })
      return 'started'
    }
    if (job.id === site.jobId) return 'running'
    await saveSite(siteId, { nextCrawlAt: clock.now() })
    return 'waits'
  })
}

/** Stops a crawl under way, or one that waits for its turn. False when there was none. */
export async function stopCrawl(site: SiteRow): Promise<boolean> {
  if (site.nextCrawlAt !== null && site.nextCrawlAt <= clock.now())
    await saveSite(site.id, { nextCrawlAt: toNext(site) })
  const job = site.jobId === null ? null : await findJob(site.jobId)
  return job !== null && isOpen(job) && (await cancelJob(job.id)) !== null
}

export const crawlAgain = defineSchedule({
  name: 'crawl-again',
  everyMs: MINUTE_MS,
  async run() {
    for (const { id } of await listDueSites(clock.now())) await beginCrawl(id)
  },
})
