import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import type { ChecksScreen } from './admin-qa.server.ts'

type Run = ChecksScreen['runs'][number]

const columns: readonly DataColumn<Run>[] = [
  {
    id: 'run',
    head: 'Begun',
    cell: ({ id, words, at, isScheduled }) => (
      <Link to={to('admin-qa', null, { run: id })} className="group grid min-h-6 py-0.5">
        <time dateTime={at} className="font-medium group-hover:underline">
          {words}
        </time>
        <span className="text-[0.8125rem] text-fg-muted">{isScheduled ? 'By the clock' : 'By hand'}</span>
      </Link>
    ),
  },
  {
    id: 'failed',
    head: 'Failed',
    isNumber: true,
    onPhone: 'end',
    unit: () => 'failed',
    cell: ({ failed }) => (failed > 0 ? <Badge tone="danger">{failed}</Badge> : 0),
  },
  { id: 'passed', head: 'Passed', isNumber: true, onPhone: 'end', unit: () => 'passed', cell: ({ passed }) => passed },
  { id: 'skipped', head: 'Left out', isNumber: true, cell: ({ skipped }) => skipped },
]

/** The runs that are kept. */
export function CheckHistory({ view: { runs, kept } }: { view: ChecksScreen }) {
  if (runs.length < 2) return null
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="heading-section">
        The last {kept} runs
      </h2>
      <DataTable caption="Runs of checks" columns={columns} rows={runs} keyOf={({ id }) => id} className="mt-4" />
    </section>
  )
}
