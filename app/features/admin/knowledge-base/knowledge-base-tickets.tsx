import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { teamStateLabels, ticketStates } from '#app/kits/members/tickets/tickets.limits.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { TicketLine, TicketQueue } from './knowledge-base-tickets.server.ts'
import { ticketTones } from './knowledge-base-states.ts'
import { KnowledgeBaseHead } from './knowledge-base-head.tsx'

const columns: readonly DataColumn<TicketLine, string>[] = [
  {
    id: 'subject',
    head: 'Message',
    cell: ({ number, subject }) => (
      <Link
        to={to('admin-knowledge-base', null, { part: 'tickets', ticket: number })}
        className="block font-medium wrap-anywhere hover:underline"
      >
        {subject}
        <small className="block font-normal text-fg-subtle">{number}</small>
      </Link>
    ),
  },
  {
    id: 'state',
    head: 'State',
    onPhone: 'detail',
    cell: ({ state, stateLabel }) => <Badge tone={ticketTones[state]}>{stateLabel}</Badge>,
  },
  {
    id: 'from',
    head: 'From',
    onPhone: 'detail',
    cell: ({ email, isMember }) => (
      <span className="wrap-anywhere">
        {email} <small className="text-fg-subtle">{isMember ? 'member' : 'guest'}</small>
      </span>
    ),
  },
  { id: 'asked', head: 'Asked', cell: ({ asked }) => <span className="whitespace-nowrap">{asked}</span> },
  {
    id: 'moved',
    head: 'Last turn',
    onPhone: 'end',
    cell: ({ moved }) => <span className="whitespace-nowrap">{moved}</span>,
  },
]

/** Messages to the team, those that wait longest first. */
export function KnowledgeBaseTickets({ queue: { tickets, counts, state, paging } }: { queue: TicketQueue }) {
  const toQueue = (changes: Record<string, string | number | null>) =>
    to('admin-knowledge-base', null, { part: 'tickets', state, ...changes })
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <KnowledgeBaseHead part="tickets" lead="What visitors wrote to the team. An answer goes out by mail." />
      <nav aria-label="State" className="mt-7 flex flex-wrap gap-2">
        <ChipLink to={toQueue({ state: null })} isChosen={state === null}>
          Wait for an answer ({counts.open + counts.waiting})
        </ChipLink>
        {ticketStates.map((one) => (
          <ChipLink key={one} to={toQueue({ state: one })} isChosen={state === one}>
            {teamStateLabels[one]} ({counts[one]})
          </ChipLink>
        ))}
        <ChipLink to={toQueue({ state: 'all' })} isChosen={state === 'all'}>
          All
        </ChipLink>
      </nav>
      <DataTable
        className="mt-5"
        caption="Messages"
        columns={columns}
        rows={tickets}
        keyOf={({ number }) => number}
        empty={
          <EmptyState title={state === null ? 'Nobody waits' : 'No message in this state'}>
            What visitors write on the help page comes here and to your mail.
          </EmptyState>
        }
        foot={<Pagination label="Messages" {...paging} toPage={(page) => toQueue({ page })} />}
      />
    </div>
  )
}
