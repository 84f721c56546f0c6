import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { DataTable } from '#app/ui/data/data-table.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'
import { Section } from '../small-parts.tsx'
import { ExportLinks } from './export-links.tsx'

type Props<View extends 'overview' | 'rows'> = { view: DeskView; part: Part<View> }
const PERIODS = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
] as const

export function OverviewPart({ view, part }: Props<'overview'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Waiting view={view} waiting={part.waiting} />
      <Numbers view={view} part={part} />
      {part.figures.length > 0 ? <OverTime view={view} part={part} /> : null}
      <Ahead part={part} />
      <Section id="export" title="Export">
        <ExportLinks exportAt={view.exportAt} figures={part.figures} />
      </Section>
    </div>
  )
}

const toHere = (view: DeskView) => (query: Record<string, string | number | null>) =>
  to('business-dashboard', { businessId: view.id }, query)

function Numbers({ view, part: { days, figures, of, hasSales } }: Props<'overview'>) {
  const here = toHere(view)
  return (
    <Section
      id="numbers"
      title="Numbers"
      aside={
        <SegmentedTabs
          label="How far back"
          tabs={PERIODS.map((one) => ({
            label: one.label,
            to: here({ days: one.days === 30 ? null : one.days, of: of === figures[0]?.name ? null : of }),
            isChosen: one.days === days,
          }))}
        />
      }
    >
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3">
        {figures.map(({ name, label, icon, total, words }) => (
          <div key={name} className="rounded-card bg-surface p-4 shadow-sm">
            <dt className="flex items-center gap-1.5 text-[0.8125rem] text-fg-muted">
              <Icon name={icon} size={15} /> {label}
            </dt>
            <dd className="mt-1">
              <Link
                to={here({ view: 'rows', of: name, days: days === 30 ? null : days })}
                className="text-2xl font-strong tabular-nums hover:text-accent-text hover:underline"
              >
                {words}
                <span className="sr-only"> {label}: see the rows</span>
              </Link>
              <span className="block text-xs text-fg-subtle">{total === 0 ? 'Nothing yet' : `in ${days} days`}</span>
            </dd>
          </div>
        ))}
      </dl>
      {hasSales ? null : (
        <p className="mt-3 text-[0.8125rem] text-fg-muted">
          Sales are counted from the marketplace. Nothing there is sold for a business yet, so there is no number.
        </p>
      )}
    </Section>
  )
}

function OverTime({ view, part }: Props<'overview'>) {
  const { days, figures, of, bars, step } = part
  const here = toHere(view)
  const chosen = figures.find(({ name }) => name === of) ?? figures[0]!
  return (
    <section aria-label="Over time" className="min-w-0">
      <nav aria-label="What is drawn" className="mb-3 flex flex-wrap gap-2">
        {figures.map(({ name, label }) => (
          <Link
            key={name}
            to={here({ of: name, days: days === 30 ? null : days })}
            preventScrollReset
            aria-current={name === of ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm font-medium aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-soft-fg lg:min-h-9"
          >
            {label}
          </Link>
        ))}
      </nav>
      <BarChart
        title={chosen.label}
        note={step === 1 ? 'by day' : `by ${step} days, from the day named`}
        direction="columns"
        labelHead="From"
        valueHead={chosen.label}
        data={bars.map(({ day, value }) => ({ label: toDayOfYear(day), value }))}
      />
      <p className="mt-2 max-w-[70ch] text-[0.8125rem] text-fg-muted">
        {chosen.about} Days are those of {part.zone}.
      </p>
    </section>
  )
}

function Ahead({ part: { ahead } }: { part: Part<'overview'> }) {
  return (
    <Section id="ahead" title="Next appointments">
      {ahead.length > 0 ? (
        <ul className="border-b border-line">
          {ahead.map((one) => (
            <li key={one.id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
              {one.who === null ? (
                <span>{one.title}</span>
              ) : (
                <Link to={to('bookings', { id: one.id })} className="link font-medium wrap-anywhere">
                  {one.title}, {one.who}
                </Link>
              )}
              <span className="text-fg-muted">{one.when}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-fg-muted">Nothing yet.</p>
      )}
    </Section>
  )
}

function Waiting({ view, waiting }: { view: DeskView; waiting: Part<'overview'>['waiting'] }) {
  const at = (name: string) => to('business-dashboard', { businessId: view.id }, { view: name })
  const lines = [
    { n: waiting.newLeads, words: waiting.newLeads === 1 ? 'new lead' : 'new leads', to: at('leads') },
    { n: waiting.due, words: waiting.due === 1 ? 'task is due' : 'tasks are due', to: at('tasks') },
    { n: waiting.open, words: waiting.open === 1 ? 'task is open' : 'tasks are open', to: at('tasks') },
  ].filter(({ n }) => n > 0)
  if (lines.length === 0)
    return (
      <p className="rounded-card bg-sunken px-5 py-4">
        Nothing waits.
        {view.isPublished || !view.can.manage
          ? ''
          : ' Publish the page when it is ready: before that nothing can come in.'}
      </p>
    )
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 rounded-card bg-accent-soft px-5 py-1.5 text-accent-soft-fg">
      {lines.map(({ n, words, to: address }) => (
        <li key={words}>
          <Link to={address} className="inline-flex min-h-tap items-center gap-1.5 font-medium hover:underline">
            <span>
              <b className="tabular-nums">{n}</b> {words}
            </span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The rows behind a number. */
export function RowsPart({ view, part }: Props<'rows'>) {
  const { label, about, rows, days, name, most } = part
  const back = to('business-dashboard', { businessId: view.id }, { days: days === 30 ? null : days, of: name })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to={back}>Overview</BackLink>
      <div>
        <h2 className="heading-section">
          {label}, {days} days
        </h2>
        <p className="mt-1 max-w-[70ch] text-fg-muted">{about}</p>
      </div>
      <DataTable
        caption={label}
        rows={rows}
        keyOf={(row) => row.id}
        empty={<EmptyState title="Nothing yet" heading="h3" />}
        columns={[
          {
            id: 'title',
            head: 'What',
            cell: (row) =>
              row.href ? (
                <Link to={row.href} className="link wrap-anywhere">
                  {row.title}
                </Link>
              ) : (
                <span className="wrap-anywhere">{row.title}</span>
              ),
          },
          {
            id: 'detail',
            head: 'More',
            onPhone: 'detail',
            cell: (row) => <span className="wrap-anywhere">{row.detail}</span>,
          },
          { id: 'day', head: 'Day', onPhone: 'detail', cell: (row) => row.day },
          { id: 'amount', head: 'Counts', isNumber: true, onPhone: 'end', cell: (row) => row.amount },
        ]}
      />
      {rows.length >= most ? <p className="text-fg-muted">The newest {most}. The export has all.</p> : null}
    </div>
  )
}
