import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { listByCategory, readFilter } from './list.server.ts'
import { CategoryJumps, ScreenGroup } from './parts/screen-group.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.('show')
  return listByCategory(readFilter(new URL(request.url).searchParams))
}

export default function List() {
  const { query, show, counts, groups } = useLoaderData<typeof loader>()
  const toShow = (wanted: 'all' | 'open' | 'waiting') =>
    to('list', null, { q: query, show: wanted === 'all' ? null : wanted })
  return (
    <div className="page pt-4 sm:pt-6">
      <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-8 lg:grid-cols-[minmax(0,var(--reading))_minmax(0,1fr)]">
        <div>
          <h1 className="heading-page">All screens</h1>
          <p className="lead mt-3">Everything there is, in the order of the menu. What is still being built says so.</p>
          <SearchBox
            action={to('list')}
            label="Search the list of screens"
            placeholder="Name, purpose or address"
            query={query}
            hidden={show === 'all' ? {} : { show }}
            className="mt-6"
          />
        </div>
        <div className="lg:justify-self-end lg:text-right">
          <p>
            <span className="heading-section">{counts.open}</span>{' '}
            <span className="text-fg-muted">of {counts.all} screens are open</span>
          </p>
          <Culm
            value={counts.open}
            of={counts.all}
            segments={20}
            label={`${counts.open} of ${counts.all} screens are open`}
            className="mt-2.5 w-60"
          />
        </div>
      </header>
      <div className="no-scrollbar -mx-1 mt-6 overflow-x-auto px-1">
        <SegmentedTabs
          label="Which screens"
          tabs={[
            { label: `All ${counts.found}`, to: toShow('all'), isChosen: show === 'all' },
            { label: `Open ${counts.foundOpen}`, to: toShow('open'), isChosen: show === 'open' },
            {
              label: `Not open yet ${counts.found - counts.foundOpen}`,
              to: toShow('waiting'),
              isChosen: show === 'waiting',
            },
          ]}
        />
      </div>
      {groups.length > 0 ? (
        <>
          {query === '' ? <CategoryJumps groups={groups} /> : null}
          <div className="mt-10 grid gap-12">
            {groups.map((group) => (
              <ScreenGroup key={group.category} group={group} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState
          className="mt-8"
          title={query ? `No screen matched “${query}”` : 'No screen is of this kind'}
          action={
            <>
              <ButtonLink to={to('list')} variant="soft">
                Show all screens
              </ButtonLink>
              {query ? (
                <ButtonLink to={to('search', null, { q: query })} variant="plain">
                  Search everything
                </ButtonLink>
              ) : null}
            </>
          }
        />
      )}
    </div>
  )
}
