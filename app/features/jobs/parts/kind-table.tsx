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

/** The kinds that have jobs on record; the others are named, folded away, so that the work itself is soon in sight. */
export function KindTable({ figures }: { figures: readonly KindFigures[] }) {
  const used = figures.filter(({ counts }) => Object.values(counts).some((count) => count > 0))
  const idle = figures.filter((one) => !used.includes(one))
  return (
    <section aria-labelledby="kinds" className="mt-8">
      <h2 id="kinds" className="heading-section">
        Kinds
      </h2>
      {used.length > 0 ? (
        <DataTable
          className="mt-4"
          caption="Jobs by kind and state"
          columns={columns}
          rows={used}
          keyOf={({ kind }) => kind}
        />
      ) : null}
      {idle.length > 0 ? <Idle kinds={idle.map(({ kind }) => toWorkName(kind))} /> : null}
    </section>
  )
}

const Idle = ({ kinds }: { kinds: readonly string[] }) => (
  <details className="mt-3">
    <summary className="cursor-pointer py-2 text-[0.8125rem] text-fg-muted hover:text-fg">
      {kinds.length === 1 ? '1 kind has no jobs on record' : `${kinds.length} kinds have no jobs on record`}
    </summary>
    <p className="mt-1 text-[0.8125rem] text-fg-muted">{kinds.join(', ')}</p>
  </details>
)
