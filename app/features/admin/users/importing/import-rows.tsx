import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { Figures } from '../../overview/figures.tsx'
import type { ListView } from './import-view.server.ts'
import type { RowState } from './import-outcome.ts'

type Done = Extract<ListView['step'], { state: 'done' }>
type Line = Done['shown'][number]

const tones = { made: 'success', there: 'quiet', faulty: 'danger' } as const satisfies Record<RowState, string>
const words = {
  made: { check: 'Will be made', run: 'Made' },
  there: { check: 'Already there', run: 'Already there' },
  faulty: { check: 'Faulty', run: 'Faulty' },
} as const satisfies Record<RowState, { check: string; run: string }>

/** What became of the rows of a list, or what would: the counts, the faulty rows first, and all of them as a file. */
export function ImportRows({ step: { counts, shown, report }, isImport }: { step: Done; isImport: boolean }) {
  const say = (state: RowState) => words[state][isImport ? 'run' : 'check']
  const all = counts.made + counts.there + counts.faulty
  const columns: readonly DataColumn<Line, 'row' | 'name' | 'email' | 'role' | 'state' | 'why'>[] = [
    {
      id: 'email',
      head: 'Email',
      cell: ({ email }) => <span className="block wrap-anywhere md:min-w-52">{email || 'No address'}</span>,
    },
    {
      id: 'row',
      head: 'Row',
      onPhone: 'detail',
      isNumber: true,
      unit: () => 'in the list',
      cell: ({ row }) => String(row),
    },
    {
      id: 'name',
      head: 'Name',
      onPhone: 'detail',
      cell: ({ name }) => <span className="block wrap-anywhere md:min-w-32">{name}</span>,
    },
    { id: 'role', head: 'Role', cell: ({ role }) => role || 'member' },
    {
      id: 'state',
      head: 'Result',
      onPhone: 'end',
      cell: ({ state }) => <Badge tone={tones[state]}>{say(state)}</Badge>,
    },
    { id: 'why', head: 'Reason', onPhone: 'detail', cell: ({ why }) => why },
  ]
  return (
    <>
      <Figures
        label="Rows of the list"
        figures={(['made', 'there', 'faulty'] as const).map((state) => ({
          name: say(state),
          value: counts[state].toLocaleString('en'),
        }))}
      />
      <div>
        {report ? (
          <a href={report} download className={toButtonClass({ variant: 'plain', size: 'sm' })}>
            <Icon name="download" size={16} />
            Download all rows as CSV
          </a>
        ) : null}
        <DataTable
          caption={
            shown.length < all
              ? `${shown.length} of ${all.toLocaleString('en')} rows, the faulty first`
              : 'Rows of the list'
          }
          columns={columns}
          rows={shown}
          keyOf={({ row }) => String(row)}
          className="mt-5"
        />
      </div>
    </>
  )
}
