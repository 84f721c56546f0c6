import { endpoints } from '#app/catalogue/endpoints.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { WaitingLine, WaitlistScreen } from './admin-waitlist.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { waitingLabels, waitingStates } from './waiting-filter.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { AdminFormProblem } from '../parts/admin-form.tsx'
import { WaitingScreens } from './waiting-screens.tsx'

const columns: readonly DataColumn<WaitingLine>[] = [
  {
    id: 'email',
    head: 'Address',
    cell: ({ email, brand }) => (
      <span className="grid">
        <span className="font-medium wrap-anywhere">{email}</span>
        <span className="text-[0.8125rem] text-fg-muted">{brand}</span>
      </span>
    ),
  },
  { id: 'screen', head: 'Waits for', onPhone: 'detail', cell: ({ title }) => title },
  {
    id: 'since',
    head: 'Since',
    onPhone: 'detail',
    cell: ({ since }) => (
      <time dateTime={since.at} title={since.words} className="whitespace-nowrap text-fg-muted">
        {since.ago}
      </time>
    ),
  },
  {
    id: 'state',
    head: 'State',
    onPhone: 'end',
    cell: ({ invited, settled }) =>
      invited ? (
        <Badge tone="success">Invited {invited}</Badge>
      ) : settled ? (
        <Badge>Seen to {settled}</Badge>
      ) : (
        <Badge tone="info">Waiting</Badge>
      ),
  },
]

/** Who waits for what, and what can be done for them. */
export function WaitlistPage({ view, answer }: { view: WaitlistScreen; answer: AdminFormAnswer | null }) {
  const { filter, paging, people, screens, isFiltered } = view
  const { query, screen, state } = filter
  const toList = (changes: Record<string, string | number | null>) =>
    to('admin-waitlist', null, { q: query, screen, state, ...changes })
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <AdminHead
        title="Waitlist"
        lead="People who left an address on a screen that was not open yet. Each was promised one message, when it opens."
      >
        <a
          href={endpoints['admin/waitlist-export'] + toQuery({ q: query, screen, state })}
          download
          className={toButtonClass({ variant: 'plain', size: 'sm' })}
        >
          <Icon name="download" size={16} />
          {isFiltered ? 'Download these as CSV' : 'Download all as CSV'}
        </a>
      </AdminHead>
      <AdminFormProblem answer={answer} />
      <WaitingScreens screens={screens} chosen={screen} toList={toList} />
      <SearchBox
        action={to('admin-waitlist')}
        label="Search the waitlist"
        placeholder="Address or screen"
        query={query}
        hidden={{ ...(screen && { screen }), ...(state && { state }) }}
        className="mt-8 max-w-[var(--reading)]"
      />
      <SegmentedTabs
        label="State"
        className="mt-4 max-w-full overflow-x-auto"
        tabs={[
          { label: 'All', to: toList({ state: null }), isChosen: state === null },
          ...waitingStates.map((one) => ({
            label: waitingLabels[one],
            to: toList({ state: one }),
            isChosen: state === one,
          })),
        ]}
      />
      <DataTable
        caption="People who wait"
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
        className="mt-5"
        bulk={{
          name: 'chosen',
          action: toList({ page: paging.page }),
          actions: [
            { value: 'invite', label: 'Invite', icon: 'send' },
            { value: 'settle', label: 'Seen to', icon: 'check' },
            { value: 'reopen', label: 'Waiting again', icon: 'undo' },
            { value: 'remove', label: 'Remove', icon: 'trash' },
          ],
          labelOf: ({ email, title }) => `Choose ${email} for ${title}`,
        }}
        empty={
          <EmptyState
            pose="envelope"
            title={isFiltered ? 'Nobody matches' : 'Nobody waits'}
            action={
              isFiltered ? (
                <ButtonLink to={to('admin-waitlist')} variant="soft">
                  Show everybody
                </ButtonLink>
              ) : null
            }
          />
        }
        foot={<Pagination label="People" {...paging} toPage={(page) => toList({ page })} />}
      />
    </div>
  )
}
