import type { ReactNode } from 'react'
import { Card } from '#app/ui/brand/card.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { DashboardView } from '../ai-dashboard.server.ts'

const count = (n: number) => n.toLocaleString('en')

/** What is left of today, and the sums of the time shown. */
export function DashboardFigures({ view: { quota, budget, figures, days } }: { view: DashboardView }) {
  return (
    <section aria-label="Figures" className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Figure name="Runs today" value={`${count(quota.used)} of ${count(quota.cap)}`}>
        <ProgressBar
          label="Runs used today"
          value={quota.used}
          of={Math.max(1, quota.cap)}
          words={`${quota.used} of ${quota.cap}`}
        />
        <p>New ones grow back at {quota.resets}.</p>
      </Figure>
      <Figure name="Paid engines today" value={budget.spent}>
        <ProgressBar
          label="Budget used today"
          value={budget.spentMicros}
          of={Math.max(1, budget.capMicros)}
          words={`${budget.spent} of ${budget.cap}`}
        />
        <p>Of {budget.cap} a day that this place pays for you.</p>
      </Figure>
      <Figure name={`Runs in ${days} days`} value={count(figures.runs)}>
        <p>
          {count(figures.uses)} {figures.uses === 1 ? 'use' : 'uses'} of engines, {count(figures.failed)} failed.
        </p>
      </Figure>
      <Figure name={`Cost in ${days} days`} value={figures.cost}>
        <p>Reckoned from each company’s list prices. What is unknown is never counted as nothing.</p>
      </Figure>
    </section>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <Card className="grid content-start gap-2 p-5 text-[0.8125rem] text-fg-muted">
      <h2 className="font-medium">{name}</h2>
      <p className="font-display text-2xl tracking-[-0.02em] text-fg tabular-nums">{value}</p>
      {children}
    </Card>
  )
}
