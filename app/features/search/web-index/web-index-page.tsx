import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { SiteView, WebIndexView } from './web-index.server.ts'
import { AddSite } from './add-site.tsx'
import { CrawlState } from './crawl-state.tsx'
import { SitePart } from './site-part.tsx'

/** The sites whose pages this server keeps for its own web search. */
export function WebIndexPage({ view, answer }: { view: WebIndexView; answer: AdminFormAnswer | null }) {
  const { sites, open, liveMark, isStill } = view
  useLive(endpoints['jobs/live'], liveMark)
  const isUnderWay = sites.some(({ crawl }) => crawl !== null)
  const toHere = (refresh: string | null) => to('admin-web-index', null, { site: open?.id ?? null, refresh })
  const lost = answer?.problem.errors.site
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-section sm:pt-6">
      <header>
        {open ? (
          <Link to={to('admin-web-index')} className="link inline-flex items-center gap-1.5 text-[0.8125rem]">
            <Icon name="arrow-left" size={16} />
            All sites
          </Link>
        ) : null}
        <h1 className="heading-page wrap-anywhere">{open ? open.host : 'Web index'}</h1>
        {open ? null : (
          <p className="mt-2 max-w-[44em] text-fg-muted">
            Pages of sites you choose are read and kept here, so that web search and search answer from them, also with
            no search engine connected. Sites are read politely: as their robots.txt asks, one page at a time.
          </p>
        )}
        {lost ? (
          <p role="alert" className="mt-3 text-danger-text">
            {lost}
          </p>
        ) : null}
        {isUnderWay ? <ReadAgain isOn={!isStill} pageTo={toHere(null)} stillTo={toHere('off')} /> : null}
      </header>
      {open ? (
        <SitePart key={open.id} site={open} answer={answer} />
      ) : (
        <>
          {sites.length > 0 ? (
            <ul className="grid gap-4">
              {sites.map((site) => (
                <SiteRow key={site.id} site={site} />
              ))}
            </ul>
          ) : (
            <EmptyState title="No site yet" className="py-2">
              Add one below: a handbook, the pages of your town, a reference you trust.
            </EmptyState>
          )}
          <AddSite answer={answer} />
        </>
      )}
    </div>
  )
}

function SiteRow({ site }: { site: SiteView }) {
  const { id, host, pathPrefix, kept, failed, lastCrawl, outcome, next } = site
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-2 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Link to={to('admin-web-index', null, { site: id })} className="link font-strong wrap-anywhere">
          {host}
          {pathPrefix === '/' ? '' : pathPrefix}
        </Link>
        <Badge tone={kept > 0 ? 'success' : 'quiet'}>{kept === 1 ? 'One page kept' : `${kept} pages kept`}</Badge>
        {failed > 0 ? <Badge tone="danger">{failed} failed</Badge> : null}
      </p>
      <CrawlState site={site} />
      <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">
        {lastCrawl
          ? `Last read ${lastCrawl}. ${outcome ?? ''}`
          : site.crawl
            ? 'Read for the first time.'
            : 'Not read yet.'}
        {next ? ` Next: ${next}.` : ''}
      </p>
    </Card>
  )
}
