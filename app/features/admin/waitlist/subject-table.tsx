import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { DataTable, type DataColumn } from '#app/ui/data/data-table.tsx'
import type { Monitoring, SubjectLine } from '../monitoring/admin-api-monitoring.server.ts'
import { toMsWords } from '../monitoring/ms-words.ts'

const n = (value: number) => value.toLocaleString('en')

/** Slow routes and failing engines, the worst first. */
export function NeedsALook({ view: { toLookAt, window } }: { view: Monitoring }) {
  if (toLookAt.length === 0) return null
  return (
    <section aria-labelledby="look">
      <h2 id="look" className="heading-section">
        Worth a look
      </h2>
      <ul className="mt-3 border-b border-line">
        {toLookAt.map(({ kind, subject, words, calls, errors, p95Ms }) => (
          <li
            key={`${kind} ${subject}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5"
          >
            <Badge tone={errors > 0 ? 'danger' : 'warning'}>{errors > 0 ? 'Failing' : 'Slow'}</Badge>
            <Link
              to={to('admin-api-monitoring', null, { window, kind, subject })}
              className="min-w-0 font-medium wrap-anywhere hover:underline"
            >
              {words}
            </Link>
            <span className="text-[0.8125rem] text-fg-muted tabular-nums">
              {errors > 0 ? `${n(errors)} of ${n(calls)} failed` : `95 of 100 take up to ${toMsWords(p95Ms)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every route or engine that was called. */
export function SubjectTable({
  kind,
  lines,
  toSubject,
}: {
  kind: Monitoring['kind']
  lines: readonly SubjectLine[]
  toSubject: (subject: string) => string
}) {
  const columns: readonly DataColumn<SubjectLine>[] = [
    {
      id: 'subject',
      head: kind === 'route' ? 'Route' : 'Engine',
      cell: ({ subject, words }) => (
        <Link to={toSubject(subject)} className="group grid min-h-6 py-0.5">
          <span className="font-medium wrap-anywhere group-hover:underline">{words}</span>
          {words === subject ? null : <code className="text-xs wrap-anywhere text-fg-subtle">{subject}</code>}
        </Link>
      ),
    },
    {
      id: 'calls',
      head: kind === 'route' ? 'Calls' : 'Uses',
      isNumber: true,
      onPhone: 'end',
      unit: ({ calls }) => `${kind === 'route' ? 'call' : 'use'}${calls === 1 ? '' : 's'}`,
      cell: ({ calls }) => n(calls),
    },
    {
      id: 'errors',
      head: 'Errors',
      isNumber: true,
      onPhone: 'end',
      unit: ({ errors }) => (errors === 1 ? 'error' : 'errors'),
      cell: ({ errors }) => (errors > 0 ? <Badge tone="danger">{n(errors)}</Badge> : 0),
    },
    {
      id: 'refusals',
      head: kind === 'route' ? '4xx' : 'Declined',
      isNumber: true,
      cell: ({ refusals }) => n(refusals),
    },
    { id: 'p50', head: '50%', isNumber: true, cell: ({ p50Ms }) => toMsWords(p50Ms) },
    {
      id: 'p95',
      head: '95%',
      isNumber: true,
      onPhone: 'end',
      unit: () => 'at 95%',
      cell: ({ p95Ms }) => toMsWords(p95Ms),
    },
    { id: 'p99', head: '99%', isNumber: true, cell: ({ p99Ms }) => toMsWords(p99Ms) },
  ]
  return (
    <section aria-labelledby="subjects">
      <h2 id="subjects" className="heading-section">
        {kind === 'route' ? 'By route' : 'By engine'}
      </h2>
      <DataTable
        caption={kind === 'route' ? 'Routes' : 'Engines'}
        columns={columns}
        rows={lines}
        keyOf={({ subject }) => subject}
        className="mt-4"
      />
    </section>
  )
}
