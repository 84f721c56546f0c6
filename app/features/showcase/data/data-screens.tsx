import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { TableOrder } from '#app/ui/data/table-address.ts'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { listScreenRows, ScreenColumn, ScreenRow } from './data-screens.server.ts'
import { BulkAnswer, type BulkSent } from './data-bulk-answer.tsx'
import { ScreensFilter } from './data-filter.tsx'

export type ScreensTableView = ReturnType<typeof listScreenRows>

const columns: readonly DataColumn<ScreenRow, ScreenColumn>[] = [
  {
    id: 'title',
    head: 'Screen',
    isSortable: true,
    cell: ({ title, href }) => (
      <>
        <Link to={href} className="block font-medium hover:text-accent-text">
          {title}
        </Link>
        <span className="block font-mono text-xs text-fg-subtle [overflow-wrap:anywhere]">{href}</span>
      </>
    ),
  },
  { id: 'category', head: 'Category', isSortable: true, onPhone: 'detail', cell: ({ category }) => category },
  {
    id: 'state',
    head: 'State',
    isSortable: true,
    onPhone: 'detail',
    cell: ({ isWaiting }) =>
      isWaiting ? <Badge tone="warning">Not open yet</Badge> : <Badge tone="success">Open</Badge>,
  },
  {
    id: 'addresses',
    head: 'Addresses',
    isSortable: true,
    isNumber: true,
    onPhone: 'end',
    cell: ({ addresses }) => addresses,
    unit: ({ addresses }) => (addresses === 1 ? 'address' : 'addresses'),
  },
]

/** The addresses of the table. Without JavaScript a page begins at its top, so they lead back to the table. */
function useTableAddresses({ order, query, category }: ScreensTableView) {
  const anchor = useHasScript() ? '' : '#table'
  const kept = { q: query, category }
  const toTable = ({ column, direction }: TableOrder<ScreenColumn>, page?: number) =>
    to('loading-demo', null, { ...kept, sort: column, dir: direction, page: page === 1 ? null : page }) + anchor
  return {
    toOrder: (next: TableOrder<ScreenColumn>) => toTable(next),
    toPage: (page: number) => toTable(order, page),
    cleared: to('loading-demo', null, { sort: order.column, dir: order.direction }) + anchor,
    toQuery: (q: string) => to('loading-demo', null, { q }) + anchor,
  }
}

export function ScreensTable({ table, sent }: { table: ScreensTableView; sent: BulkSent | null }) {
  const { toOrder, toPage, cleared, toQuery } = useTableAddresses(table)
  const { rows, order, query, suggestions, page, pages, perPage, count } = table
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreensFilter table={table} cleared={cleared} />
      <DataTable
        caption="Screens of this site"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        order={order}
        toOrder={toOrder}
        bulk={{
          name: 'chosen',
          action: toPage(page).replace(/#.*/, '') + '#bulk-answer',
          actions: [
            { value: 'markdown', label: 'As Markdown', icon: 'list' },
            { value: 'json', label: 'As JSON', icon: 'code' },
          ],
          labelOf: ({ title }) => `Choose ${title}`,
        }}
        foot={<Pagination label="screens" {...{ page, pages, perPage, count, toPage }} />}
        empty={
          <EmptyState
            heading="h3"
            title={query ? `Nothing matched “${query}”.` : 'Nothing matched.'}
            action={
              <ButtonLink to={cleared} variant="soft" size="sm" preventScrollReset>
                Show all screens
              </ButtonLink>
            }
          >
            {suggestions.length > 0 ? (
              <p className="flex flex-wrap items-center justify-center gap-2">
                Did you mean
                {suggestions.map(({ title }) => (
                  <ChipLink key={title} to={toQuery(title)} preventScrollReset>
                    {title}
                  </ChipLink>
                ))}
              </p>
            ) : null}
          </EmptyState>
        }
      />
      <BulkAnswer sent={sent} />
    </div>
  )
}
