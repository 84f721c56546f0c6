import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { toWorkName } from '../work-name.ts'
import type { KindFigures } from '../job-figures.server.ts'

const toCount = (state: keyof KindFigures['counts'], head: string): DataColumn<KindFigures> => ({
  id: state,
  head,
  isNumber: true,
  cell: ({ kind, counts }) =>
    counts[state] === 0 ? (
      <span className="text-fg-subtle">0</span>
    ) : (
      <Link to={to('admin-jobs', null, { kind, state })} preventScrollReset className="link">
        {counts[state]}
        <span className="sr-only">
          {' '}
          {head.toLowerCase()}, {toWorkName(kind)}
        </span>
      </Link>
    ),
})

const columns: readonly DataColumn<KindFigures>[] = [
  {
    id: 'kind',
    head: 'Kind',
    cell: ({ kind, atOnce, counts, waits }) => (
      <>
        <span className="block font-medium">{toWorkName(kind)}</span>
        <span className="block text-xs text-fg-muted md:hidden">
          {`${counts.waiting} waiting, ${counts.running} running, ${counts.parked} parked${waits ? `; longest wait ${waits}` : ''}`}
        </span>
        {atOnce === null ? <Badge tone="warning">Nothing here does this kind any more</Badge> : null}
      </>
    ),
  },
  toCount('waiting', 'Waiting'),
  toCount('running', 'Running'),
  toCount('done', 'Done'),
  toCount('failed', 'Failed'),
  toCount('parked', 'Parked'),
  toCount('cancelled', 'Cancelled'),
  { id: 'waits', head: 'Longest wait now', isNumber: true, cell: ({ waits }) => waits ?? 'none' },
  { id: 'usual', head: 'Usually takes', isNumber: true, cell: ({ usual }) => usual ?? 'not known' },
]

export function KindTable({ figures }: { figures: readonly KindFigures[] }) {
  return (
    <section aria-labelledby="kinds" className="mt-8">
      <h2 id="kinds" className="heading-section">
        Kinds
      </h2>
      <DataTable
        className="mt-4"
        caption="Jobs by kind and state"
        columns={columns}
        rows={figures}
        keyOf={({ kind }) => kind}
      />
    </section>
  )
}
