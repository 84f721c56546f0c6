import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { Monitoring } from '../monitoring/admin-api-monitoring.server.ts'

type Key = Monitoring['keys'][number]
const n = (value: number) => value.toLocaleString('en')

const columns: readonly DataColumn<Key>[] = [
  {
    id: 'member',
    head: 'Member',
    cell: ({ userId, username, keyName, ending }) => (
      <>
        {userId && username ? (
          <Link
            to={to('admin-users', null, { user: userId })}
            className="block font-medium wrap-anywhere hover:underline"
          >
            {username}
          </Link>
        ) : (
          <span className="block font-medium">Somebody who is gone</span>
        )}
        <span className="block text-xs wrap-anywhere text-fg-subtle">
          {keyName && ending ? `${keyName}, …${ending}` : 'A key that was removed'}
        </span>
      </>
    ),
  },
  {
    id: 'runs',
    head: 'Calls',
    isNumber: true,
    onPhone: 'end',
    unit: ({ runs }) => (runs === 1 ? 'call' : 'calls'),
    cell: ({ runs }) => n(runs),
  },
  { id: 'failed', head: 'Failed uses', isNumber: true, cell: ({ failed }) => n(failed) },
  { id: 'tokens', head: 'Tokens', isNumber: true, cell: ({ tokens }) => n(tokens) },
  { id: 'cost', head: 'Cost', isNumber: true, onPhone: 'end', cell: ({ cost }) => cost },
  {
    id: 'last',
    head: 'Last',
    onPhone: 'detail',
    cell: ({ last }) => <span className="whitespace-nowrap">{last}</span>,
  },
]

/** Who calls `/v1` with a key, and how much. */
export const KeysTable = ({ keys }: { keys: readonly Key[] }) => (
  <section aria-labelledby="keys">
    <h2 id="keys" className="heading-section">
      Programs with keys
    </h2>
    <p className="mt-1 text-fg-muted">Calls of /v1 by member. What was asked is not kept here.</p>
    <DataTable
      caption="Keys for programs"
      columns={columns}
      rows={keys}
      keyOf={({ id }) => id}
      className="mt-4"
      empty={<EmptyState pose="sleepy" title="No program called in this time" heading="h3" />}
    />
  </section>
)
