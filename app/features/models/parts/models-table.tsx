import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { places, type ModelColumn, type ModelsFilter } from '../models-filter.ts'
import type { ModelRow, ModelsView } from '../models.server.ts'
import { toContextWords, toHealthWords, toPortWords, toTimeWords } from './model-words.ts'

const columns: readonly DataColumn<ModelRow, ModelColumn | 'ports' | 'health' | 'try'>[] = [
  {
    id: 'label',
    head: 'Engine',
    isSortable: true,
    cell: ({ label, maker, where, id, about }) => (
      <>
        <b className="block font-medium wrap-anywhere">{label}</b>
        <span className="block text-xs text-fg-subtle wrap-anywhere">
          {where === 'built-in' ? places[where] : `${places[where]}, ${maker}`} · <code>{id}</code>
        </span>
        <span className="mt-0.5 block max-w-[34ch] text-[0.8125rem] leading-[1.125rem] text-fg-muted">{about}</span>
      </>
    ),
  },
  {
    id: 'ports',
    head: 'Can',
    onPhone: 'detail',
    cell: (row) => <span className="text-[0.8125rem]">{toPortWords(row)}</span>,
  },
  { id: 'price', head: 'Price', isSortable: true, onPhone: 'detail', cell: ({ price }) => price },
  { id: 'context', head: 'Takes in', isSortable: true, cell: (row) => toContextWords(row) },
  {
    id: 'speed',
    head: 'Usually, at most',
    isSortable: true,
    cell: ({ health: { p50Ms, p95Ms } }) => (
      <span className="tabular-nums">
        {toTimeWords(p50Ms)}
        {p95Ms === null ? null : <span className="text-fg-subtle">, {toTimeWords(p95Ms)}</span>}
      </span>
    ),
  },
  {
    id: 'health',
    head: 'Health',
    onPhone: 'end',
    cell: (row) => {
      const { word, tone, detail } = toHealthWords(row)
      return (
        <>
          <Badge tone={tone}>{word}</Badge>
          <span className="sr-only">. {detail}</span>
        </>
      )
    },
  },
  {
    id: 'try',
    head: 'Try',
    onPhone: 'end',
    cell: ({ id, label }) => (
      <Link to={to('models', null, { try: id })} className="link" aria-label={`Try ${label}`}>
        Try
      </Link>
    ),
  },
]

export function ModelsTable({ view: { rows, filter } }: { view: ModelsView & { filter: ModelsFilter } }) {
  const { q, port, where, order, compare } = filter
  const kept = { q: q || null, port, where }
  return (
    <DataTable
      caption="Engines"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      order={order}
      toOrder={({ column, direction }) => to('models', null, { ...kept, compare, sort: column, dir: direction })}
      bulk={{
        name: 'compare',
        method: 'get',
        action: to('models'),
        actions: [{ value: 'compare', label: 'Compare', icon: 'scale' }],
        labelOf: ({ label }) => `Choose ${label}`,
      }}
      empty={
        <EmptyState
          heading="h2"
          title="No engine fits."
          action={
            <ButtonLink to={to('models')} variant="soft" size="sm">
              Show all engines
            </ButtonLink>
          }
        />
      }
    />
  )
}
