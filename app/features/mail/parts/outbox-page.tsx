import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { letterStates, stateWords } from '../letter-state.ts'
import type { LetterLine, OutboxView } from '../outbox.server.ts'
import { StateBadge } from './state-badge.tsx'
import { WayOut } from './way-out.tsx'

const columns: readonly DataColumn<LetterLine>[] = [
  {
    id: 'letter',
    head: 'Letter',
    cell: ({ id, subject, to: address }) => (
      <Link to={to('admin-outbox', null, { letter: id })} className="group grid min-h-6 py-0.5">
        <span className="font-medium wrap-anywhere group-hover:underline">{subject}</span>
        <span className="text-[0.8125rem] wrap-anywhere text-fg-muted">{address}</span>
      </Link>
    ),
  },
  { id: 'state', head: 'State', onPhone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'tries', head: 'Tries', isNumber: true, cell: ({ tries }) => tries },
  {
    id: 'written',
    head: 'Written',
    onPhone: 'detail',
    cell: ({ written }) => <span className="whitespace-nowrap text-fg-muted">{written}</span>,
  },
  {
    id: 'next',
    head: 'Next try',
    cell: ({ nextTry }) => <span className="whitespace-nowrap text-fg-muted">{nextTry ?? '–'}</span>,
  },
]

/** Every letter that is kept, with how far it came. */
export function OutboxPage({ outbox }: { outbox: OutboxView }) {
  const { query, state, counts, letters, page, pages, perPage, count, way } = outbox
  const toList = (changes: { state?: string | null; page?: number }) =>
    to('admin-outbox', null, { q: query, state, ...changes })
  const tabs = [
    { label: `All ${counts.all}`, to: toList({ state: null }), isChosen: state === null },
    ...letterStates.map((one) => ({
      label: `${stateWords[one]} ${counts[one]}`,
      to: toList({ state: one }),
      isChosen: state === one,
    })),
  ]
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <h1 className="heading-page">Outbox</h1>
      <p className="lead mt-3 max-w-[var(--reading)]">
        Every letter this server writes: what left, what waits, and why something does not leave. Sent ones are kept for
        30 days.
      </p>
      <WayOut way={way} />
      <SearchBox
        action={to('admin-outbox')}
        label="Search letters"
        placeholder="Address or subject"
        query={query}
        hidden={state ? { state } : {}}
        className="mt-8 max-w-[var(--reading)]"
      />
      <UnderlineTabs label="Which letters" tabs={tabs} className="mt-5" />
      <DataTable
        caption="Letters"
        columns={columns}
        rows={letters}
        keyOf={({ id }) => id}
        className="mt-5"
        empty={<Nothing isFiltered={query !== '' || state !== null} />}
        foot={
          <Pagination
            label="Letters"
            page={page}
            pages={pages}
            perPage={perPage}
            count={count}
            toPage={(n) => toList({ page: n })}
          />
        }
      />
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState pose="envelope" title="No letter was written yet">
        Ask for a test letter above to see whether mail leaves.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No letter matches"
      action={
        <ButtonLink to={to('admin-outbox')} variant="soft">
          Show all letters
        </ButtonLink>
      }
    />
  )
}
