import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import type { DashboardView } from '../ai-dashboard.server.ts'
import { toTimeWords } from './model-words.ts'

type Use = DashboardView['latest'][number]

const tones = { held: 'info', done: 'success', failed: 'danger', cancelled: 'quiet' } as const satisfies Record<
  Use['state'],
  BadgeTone
>

const columns: readonly DataColumn<Use>[] = [
  {
    id: 'engine',
    head: 'Engine',
    cell: ({ engine, did }) => (
      <>
        <b className="block font-medium wrap-anywhere">{engine}</b>
        <span className="block text-xs text-fg-subtle">{did}</span>
      </>
    ),
  },
  { id: 'screen', head: 'Where', onPhone: 'detail', cell: ({ screen }) => screen },
  { id: 'at', head: 'When', onPhone: 'detail', cell: ({ at, ago }) => <time dateTime={at}>{ago}</time> },
  {
    id: 'took',
    head: 'Took',
    cell: ({ tookMs, took }) => (
      <span className="tabular-nums">
        {tookMs === null ? '' : toTimeWords(tookMs)}
        {took ? <span className="block text-xs text-fg-subtle">{took}</span> : null}
      </span>
    ),
  },
  { id: 'cost', head: 'Cost', onPhone: 'end', cell: ({ cost }) => <span className="tabular-nums">{cost}</span> },
  {
    id: 'outcome',
    head: 'Outcome',
    onPhone: 'end',
    cell: ({ outcome, state }) => <Badge tone={tones[state]}>{outcome}</Badge>,
  },
]

export const UsesTable = ({ uses }: { uses: readonly Use[] }) => (
  <DataTable caption="Latest uses of engines" columns={columns} rows={uses} keyOf={({ id }) => id} />
)
