import { to } from '#app/catalogue/to.ts'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LineChart } from '#app/ui/data/line-chart.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { Monitoring } from './admin-api-monitoring.server.ts'
import { toMsWords } from './ms-words.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { Figures } from '../overview/figures.tsx'
import { KeysTable } from '../overview/keys-table.tsx'
import { NeedsALook, SubjectTable } from '../waitlist/subject-table.tsx'

const windowLabels = { hour: 'Last hour', day: 'Last day', week: 'Last week' } as const
const kindLabels = { route: 'Routes', engine: 'Engines' } as const

const n = (value: number) => value.toLocaleString('en')
const PERCENT = 100
const toShare = (part: number, all: number) =>
  all === 0 ? '0%' : `${((part / all) * PERCENT).toFixed(part / all < 0.1 ? 1 : 0)}%`

/** Calls, times and errors of this server, measured here and sent nowhere. */
export function MonitoringPage({ view }: { view: Monitoring }) {
  const { window, kind, subject, subjectWords, figures, lines, lastFailure } = view
  const toHere = (changes: Record<string, string | null>) =>
    to('admin-api-monitoring', null, { window, kind, subject, ...changes })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-7 pt-4 pb-section sm:pt-6">
      <AdminHead
        title="API monitoring"
        lead="Calls, times and errors of every server of this site, measured here and sent nowhere else. Kept for 30 days."
      >
        <SegmentedTabs
          label="How far back"
          tabs={(['hour', 'day', 'week'] as const).map((one) => ({
            label: windowLabels[one],
            to: toHere({ window: one }),
            isChosen: one === window,
          }))}
        />
      </AdminHead>
      <NeedsALook view={view} />
      <nav aria-label="What is measured" className="flex flex-wrap gap-2">
        {(['route', 'engine'] as const).map((one) => (
          <ChipLink
            key={one}
            to={toHere({ kind: one, subject: null })}
            preventScrollReset
            isChosen={one === kind && subject === null}
          >
            {kindLabels[one]}
          </ChipLink>
        ))}
        {subjectWords ? (
          <ChipLink to={toHere({})} isChosen preventScrollReset className="max-w-full">
            <span className="truncate">{subjectWords}</span>
          </ChipLink>
        ) : null}
      </nav>
      <FiguresOfWindow view={view} />
      {lastFailure ? (
        <p className="text-fg-muted">
          The last failure was “{lastFailure.kind}”, {lastFailure.ago}.
        </p>
      ) : null}
      {figures.calls === 0 ? (
        <EmptyState pose="sleepy" title="Nothing was counted in this time" className="rounded-card bg-sunken">
          What comes in is written down within a minute.
        </EmptyState>
      ) : (
        <Charts view={view} />
      )}
      {lines.length > 0 ? (
        <SubjectTable kind={kind} lines={lines} toSubject={(one) => toHere({ subject: one })} />
      ) : null}
      <KeysTable keys={view.keys} />
    </div>
  )
}

function FiguresOfWindow({ view: { kind, figures } }: { view: Monitoring }) {
  return (
    <Figures
      label="Figures"
      figures={[
        { name: kind === 'route' ? 'Calls' : 'Uses', value: n(figures.calls) },
        {
          name: kind === 'route' ? 'Errors (5xx)' : 'Failures',
          value: n(figures.errors),
          note: `${toShare(figures.errors, figures.calls)}; ${n(figures.refusals)} ${kind === 'route' ? 'refused (4xx)' : 'declined or stopped'}`,
          isBad: figures.errors > 0,
        },
        { name: 'Half answered within', value: toMsWords(figures.p50Ms), note: 'median, about' },
        {
          name: '95 of 100 take at most',
          value: toMsWords(figures.p95Ms),
          note: `99 of 100: ${toMsWords(figures.p99Ms)}`,
        },
      ]}
    />
  )
}

function Charts({ view: { kind, figures, steps } }: { view: Monitoring }) {
  const timed = steps.filter(({ p50Ms }) => p50Ms !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BarChart
        title={kind === 'route' ? 'Calls' : 'Uses'}
        note="by universal time"
        data={steps.map(({ label, calls }) => ({ label, value: calls }))}
        labelHead="From"
        valueHead={kind === 'route' ? 'Calls' : 'Uses'}
        direction="columns"
      />
      <LineChart
        title="Time"
        note="where something was timed, about"
        steps={timed.map(({ label }) => label)}
        series={[
          { name: '50%', values: timed.map(({ p50Ms }) => p50Ms ?? 0) },
          { name: '95%', values: timed.map(({ p95Ms }) => p95Ms ?? 0) },
          { name: '99%', values: timed.map(({ p99Ms }) => p99Ms ?? 0) },
        ]}
        stepHead="From"
        format={toMsWords}
      />
      {figures.errors > 0 ? (
        <BarChart
          title={kind === 'route' ? 'Errors' : 'Failures'}
          data={steps.map(({ label, errors }) => ({ label, value: errors }))}
          labelHead="From"
          valueHead="Errors"
          direction="columns"
        />
      ) : null}
    </div>
  )
}
