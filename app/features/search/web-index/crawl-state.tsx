import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { SiteView } from './web-index.server.ts'

/** How far a crawl is; nothing when none is under way. */
export function CrawlState({ site: { crawl, host } }: { site: Pick<SiteView, 'crawl' | 'host'> }) {
  if (!crawl) return null
  const words = crawl.isStopping
    ? 'Stopping'
    : crawl.isRunning
      ? (crawl.note ?? 'Reading robots.txt and sitemaps')
      : crawl.trouble
        ? `Tries again soon. ${crawl.trouble}`
        : 'Waits for its turn'
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={`Reading ${host}`} value={crawl.percent} words={words} size="thin" />
      <p aria-hidden="true" className="text-[0.8125rem] wrap-anywhere text-fg-muted tabular-nums">
        {words}
      </p>
    </div>
  )
}
