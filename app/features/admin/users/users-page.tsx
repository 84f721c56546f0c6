import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { TableOrder } from '#app/ui/data/table-address.ts'
import type { MemberLine, MemberList } from './admin-users.server.ts'
import { memberPlans, memberStates, planLabels, stateLabels, type MemberColumn } from './members-filter.ts'
import { ActButton, AdminFormProblem } from '../parts/admin-form.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { Figures } from '../overview/figures.tsx'
import { MemberBadges } from './member-badges.tsx'

type ColumnId = MemberColumn | 'status' | 'plan' | 'pandas' | 'runs' | 'spent'

const columns: readonly DataColumn<MemberLine, ColumnId>[] = [
  {
    id: 'name',
    head: 'Person',
    isSortable: true,
    cell: ({ id, name, email, username, picture }) => (
      <Link to={to('admin-users', null, { user: id })} className="group flex min-w-0 items-center gap-3">
        <Avatar name={name} picture={picture} />
        <span className="min-w-0">
          <b className="block font-medium wrap-anywhere group-hover:underline">{name}</b>
          <small className="block text-[0.8125rem] wrap-anywhere text-fg-subtle">
            @{username} · {email}
          </small>
        </span>
      </Link>
    ),
  },
  { id: 'status', head: 'Status', onPhone: 'detail', cell: (member) => <StatusCell member={member} /> },
  { id: 'plan', head: 'Plan', onPhone: 'end', cell: ({ plan }) => planLabels[plan] },
  {
    id: 'joined',
    head: 'Joined',
    isSortable: true,
    cell: ({ joined }) => <span className="whitespace-nowrap">{joined}</span>,
  },
  { id: 'pandas', head: 'Pandas', isNumber: true, cell: ({ pandas }) => pandas },
  {
    id: 'seen',
    head: 'Last seen',
    isSortable: true,
    cell: ({ seen }) => <span className="whitespace-nowrap">{seen}</span>,
  },
  { id: 'runs', head: 'Runs, 30 days', isNumber: true, cell: ({ runs }) => runs.toLocaleString('en') },
  { id: 'spent', head: 'Spend, 30 days', isNumber: true, onPhone: 'end', cell: ({ spent }) => spent },
]

const StatusCell = ({ member }: { member: MemberLine }) => (
  <span className="flex flex-wrap items-center gap-2">
    <MemberBadges member={member} />
    {member.isWaiting && member.mayApprove ? (
      <ActButton act="approve" fixed={{ user: member.id }} label="Let in" name={member.name} />
    ) : null}
  </span>
)

/** Everybody with an account, to search and to sift. */
export function UsersPage({ list, answer }: { list: MemberList; answer: AdminFormAnswer | null }) {
  const { members, filter, order, paging, figures, isFiltered, mayMove } = list
  const { query, plan, state } = filter
  const sorted = { sort: order.column, dir: order.direction }
  const toList = (changes: Record<string, string | number | null>) =>
    to('admin-users', null, { q: query, plan, state, ...sorted, ...changes })
  const toOrder = ({ column, direction }: TableOrder<ColumnId>) => toList({ sort: column, dir: direction })
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <AdminHead
        title="Users"
        lead="Everybody with an account. What is changed here goes into the audit log; nobody can be impersonated."
      >
        {mayMove ? <Moving query={toQuery({ q: query, plan, state })} isFiltered={isFiltered} /> : null}
      </AdminHead>
      <AdminFormProblem answer={answer} />
      <div className="mt-7">
        <Figures label="People" figures={figures} />
      </div>
      <SearchBox
        action={to('admin-users')}
        label="Search people"
        placeholder="Name, username, handle or email"
        query={query}
        hidden={{ ...(plan && { plan }), ...(state && { state }), ...sorted }}
        className="mt-8 max-w-[var(--reading)]"
      />
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <nav aria-label="Plan" className="flex flex-wrap gap-2">
          <ChipLink to={toList({ plan: null })} preventScrollReset isChosen={plan === null}>
            Any plan
          </ChipLink>
          {memberPlans.map((one) => (
            <ChipLink key={one} to={toList({ plan: one })} preventScrollReset isChosen={plan === one}>
              {planLabels[one]}
            </ChipLink>
          ))}
        </nav>
        <nav aria-label="State" className="flex flex-wrap gap-2">
          {memberStates.map((one) => (
            <ChipLink
              key={one}
              to={toList({ state: state === one ? null : one })}
              preventScrollReset
              isChosen={state === one}
            >
              {stateLabels[one]}
            </ChipLink>
          ))}
        </nav>
      </div>
      <DataTable
        caption="People"
        columns={columns}
        rows={members}
        keyOf={({ id }) => id}
        order={order}
        toOrder={toOrder}
        className="mt-5"
        empty={
          <EmptyState
            title={isFiltered ? 'Nobody matches' : 'Nobody has an account yet'}
            action={
              isFiltered ? (
                <ButtonLink to={to('admin-users')} variant="soft">
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

/** Ways in and out for many at once. */
const Moving = ({ query, isFiltered }: { query: string; isFiltered: boolean }) => (
  <>
    <ButtonLink to={to('admin-users', null, { part: 'new' })} variant="plain" size="sm">
      Make an account
    </ButtonLink>
    <ButtonLink to={to('admin-users', null, { part: 'import' })} variant="plain" size="sm">
      Import a list
    </ButtonLink>
    <a
      href={endpoints['admin/users-export'] + query}
      download
      className={toButtonClass({ variant: 'plain', size: 'sm' })}
    >
      <Icon name="download" size={16} />
      {isFiltered ? 'Download these as CSV' : 'Download all as CSV'}
    </a>
  </>
)
