import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { BarChart } from '#app/ui/data/bar-chart.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { DashboardView } from '../ai-dashboard.server.ts'
import { dashboardDays } from '../dashboard-days.ts'
import { DashboardFigures } from './dashboard-figures.tsx'
import { UsesTable } from './uses-table.tsx'

/** A member's own use: what is left, what it took, what it cost. */
export function DashboardPage({ view }: { view: DashboardView }) {
  const { days, figures, byDay, byEngine, byScreen, latest, isCut } = view
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-section sm:pt-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading-page">AI dashboard</h1>
          <p className="mt-2 max-w-[40em] text-fg-muted">
            Every engine you used, what it took and what it cost. Only you and whoever runs this server can see it.
          </p>
        </div>
        <SegmentedTabs
          label="How far back"
          tabs={dashboardDays.map((one) => ({
            label: `${one} days`,
            to: to('ai-dashboard', null, { days: one }),
            isChosen: one === days,
          }))}
        />
      </header>
      <DashboardFigures view={view} />
      {figures.uses === 0 ? (
        <EmptyState
          title="Nothing used in this time."
          action={<ButtonLink to={to('consensus')}>Ask a question</ButtonLink>}
        >
          <p>Ask several engines at once, and the figures begin to grow here.</p>
        </EmptyState>
      ) : (
        <>
          {isCut ? (
            <p className="text-fg-muted">There is more than can be added up here: these are the latest uses.</p>
          ) : null}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            <BarChart
              title="Runs a day"
              data={byDay.map(({ day, runs }) => ({ label: toDayOfYear(day), value: runs }))}
              labelHead="Day"
              valueHead="Runs"
              direction="columns"
              className="lg:col-span-2"
            />
            <BarChart
              title="Engines you used most"
              data={byEngine.map(({ label, uses }) => ({ label, value: uses }))}
              labelHead="Engine"
              valueHead="Uses"
            />
            <BarChart
              title="Where you used them"
              data={byScreen.map(({ label, uses }) => ({ label, value: uses }))}
              labelHead="Screen"
              valueHead="Uses"
            />
          </div>
          <section aria-labelledby="latest" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="latest" className="heading-section">
                Latest uses
              </h2>
              <span className="flex flex-wrap gap-2">
                <Take days={days} format="csv" />
                <Take days={days} format="json" />
              </span>
            </div>
            <UsesTable uses={latest} />
          </section>
        </>
      )}
    </div>
  )
}

function Take({ days, format }: { days: number; format: 'csv' | 'json' }) {
  return (
    <a
      href={`${endpoints['models/usage-export']}?days=${days}&format=${format}`}
      download
      className={toButtonClass({ variant: 'plain', size: 'sm' })}
    >
      <Icon name="download" size={16} />
      {format.toUpperCase()}
    </a>
  )
}
