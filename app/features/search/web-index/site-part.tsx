import { to } from '#app/catalogue/to.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { useIsBusy } from '#app/kits/pages/admin-forms/use-is-busy.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { pageStates } from '../page-states.ts'
import type { WebIndexView } from './web-index.server.ts'
import { CrawlState } from './crawl-state.tsx'
import { IndexForm } from './web-index-form.tsx'
import { WishFields } from '../parts/wish-fields.tsx'

type Site = NonNullable<WebIndexView['open']>

/** One site: how it gets on, what a crawl may do, and its pages. */
export function SitePart({ site, answer }: { site: Site; answer: AdminFormAnswer | null }) {
  return (
    <>
      <Standing site={site} />
      <Pages site={site} />
      <Wish site={site} answer={answer} />
    </>
  )
}

function Standing({ site }: { site: Site }) {
  const { id, host, startUrl, kept, skipped, failed, lastCrawl, outcome, next, crawl } = site
  const [isStopping, isStarting] = [useIsBusy('stop'), useIsBusy('crawl')]
  return (
    <Card as="section" aria-labelledby="standing" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <h2 id="standing" className="heading-card">
        How it stands
      </h2>
      <CrawlState site={site} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure label="Kept" value={kept} />
        <Figure label="Left out" value={skipped} />
        <Figure label="Failed" value={failed} />
        <Figure label="Last read" value={lastCrawl ?? 'Not yet'} />
      </dl>
      <p className="wrap-anywhere text-fg-muted">
        Begins at{' '}
        <a href={startUrl} rel="noopener noreferrer" className="link">
          {startUrl}
        </a>
        . {outcome ?? ''} {next ? `Next: ${next}.` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        {crawl ? (
          <IndexForm act="stop" site={id} className="contents">
            <Button type="submit" variant="plain" disabled={crawl.isStopping} busy={isStopping} busyLabel="Stopping...">
              Stop the crawl
            </Button>
          </IndexForm>
        ) : (
          <IndexForm act="crawl" site={id} className="contents">
            <Button type="submit" busy={isStarting} busyLabel="Starting...">
              Crawl now
            </Button>
          </IndexForm>
        )}
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-3 text-danger-text hover:bg-hover lg:min-h-10">
            Remove {host}
          </summary>
          <IndexForm act="remove" site={id} className="mt-2 grid gap-2">
            <p className="text-fg-muted">Its pages go from the index for good.</p>
            <Button type="submit" variant="danger" className="justify-self-start">
              Remove it and its pages
            </Button>
          </IndexForm>
        </details>
      </div>
    </Card>
  )
}

const Figure = ({ label, value }: { label: string; value: number | string }) => (
  <div>
    <dt className="text-[0.8125rem] text-fg-muted">{label}</dt>
    <dd className="text-lg font-strong tabular-nums">
      {typeof value === 'number' ? value.toLocaleString('en') : value}
    </dd>
  </div>
)

function Pages({ site: { id, pages } }: { site: Site }) {
  const toList = (state: string | null, page = 1) =>
    to('admin-web-index', null, { site: id, state, page: page === 1 ? null : page })
  return (
    <Card as="section" aria-labelledby="pages" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <h2 id="pages" className="heading-card">
        Pages
      </h2>
      <div className="no-scrollbar -mx-1 overflow-x-auto px-1">
        <SegmentedTabs
          label="Pages by state"
          tabs={[{ state: null, label: 'All' }, ...pageStates].map(({ state, label }) => ({
            label,
            to: toList(state),
            isChosen: state === pages.state,
          }))}
        />
      </div>
      {pages.list.length === 0 ? <p className="text-fg-muted">None.</p> : null}
      <ul className="divide-y divide-line">
        {pages.list.map((page) => {
          const state = pageStates.find((one) => one.state === page.state)
          return (
            <li key={page.id} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-2">
                <a href={page.url} rel="noopener noreferrer" className="link wrap-anywhere">
                  {page.title || page.url}
                </a>
                <Badge tone={state?.tone ?? 'quiet'}>{state?.label ?? page.state}</Badge>
                {page.language ? <span className="text-[0.8125rem] text-fg-subtle">{page.language}</span> : null}
              </p>
              {page.title ? <p className="text-[0.8125rem] wrap-anywhere text-fg-subtle">{page.url}</p> : null}
              <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">
                {[page.reason, page.when && `Seen ${page.when}`].filter(Boolean).join(' ') || 'Not visited yet'}
              </p>
            </li>
          )
        })}
      </ul>
      {pages.paging.count > 0 ? (
        <Pagination label="pages" {...pages.paging} toPage={(page) => toList(pages.state, page)} />
      ) : null}
    </Card>
  )
}

function Wish({ site: { id, wish }, answer }: { site: Site; answer: AdminFormAnswer | null }) {
  return (
    <Card as="section" aria-labelledby="wish" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
      <h2 id="wish" className="heading-card">
        What a crawl may do
      </h2>
      <IndexForm act="save" site={id}>
        <WishFields answer={answer} act="save" wish={wish} />
        <Button
          type="submit"
          variant="soft"
          className="justify-self-start"
          busy={useIsBusy('save')}
          busyLabel="Saving..."
        >
          Save
        </Button>
      </IndexForm>
    </Card>
  )
}
