import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { ChecksScreen } from './admin-qa.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { AdminHead } from '../parts/admin-head.tsx'
import { CheckGroups, FailedChecks } from './check-results.tsx'
import { CheckHistory } from './check-history.tsx'
import { ActButton, AdminFormProblem } from '../parts/admin-form.tsx'

/** The checks of the house: what fails first, then what stands, then the runs before. */
export function ChecksPage({ view, answer }: { view: ChecksScreen; answer: AdminFormAnswer | null }) {
  const { liveMark, clockDoubt, underWay, isStill, isDaily, open, runs, all } = view
  useLive(endpoints['jobs/live'], liveMark)
  const run = runs.find(({ id }) => id === open?.id) ?? null
  const isNewest = run?.id === runs[0]?.id
  const toHere = (refresh: string | null) => to('admin-qa', null, { run: isNewest ? null : (run?.id ?? null), refresh })
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <AdminHead
        title="Quality checks"
        lead={`${all} checks of this server: every screen as a guest sees it, every engine with a small task, mail, storage, jobs, database and backups.`}
      >
        <ActButton act="run" label="Run all checks" variant="primary" size="md" />
        <ActButton act="daily" label={isDaily ? 'Stop the daily run' : 'Run them once a day'} size="md" />
      </AdminHead>
      <AdminFormProblem answer={answer} />
      {clockDoubt ? (
        <section aria-label="The clock" className="mt-6 grid max-w-[var(--reading)] gap-3 rounded-card bg-sunken p-5">
          <p>
            The clock of this server says {clockDoubt.now}, far from {clockDoubt.lastSeen}, when it was last open. Until
            it is right, or has held for a day, nothing is removed by age, and people may find themselves signed out.
          </p>
          <div>
            <ActButton act="clock" label="The clock is right" size="md" />
          </div>
        </section>
      ) : null}
      {underWay.length > 0 ? (
        <ul className="mt-6 grid max-w-[var(--reading)] gap-4">
          {underWay.map(({ id, title, percent, note }) => (
            <li key={id} className="grid gap-1.5">
              <ProgressBar label={title} value={percent} words={note ?? 'Waits for its turn'} showsLabel />
            </li>
          ))}
        </ul>
      ) : null}
      {underWay.length > 0 ? <ReadAgain isOn={!isStill} pageTo={toHere(null)} stillTo={toHere('off')} /> : null}
      {open && run ? (
        <>
          <p className="mt-7 text-fg-muted tabular-nums">
            <time dateTime={run.at} title={run.words}>
              {isNewest ? 'The newest run' : 'A run'}, begun {run.ago}
            </time>
            : {run.passed} passed, {run.failed} failed, {run.skipped} left out
            {run.isOver ? '' : underWay.length > 0 ? ', and more to come' : ', cut off before its end'}.
          </p>
          <FailedChecks run={open.id} lines={open.failed} hasAny={run.passed > 0} />
          <CheckGroups run={open.id} groups={open.groups} />
        </>
      ) : (
        <EmptyState pose="thinking" title="Never run so far" className="mt-8 rounded-card bg-sunken">
          Run all checks now. It takes some minutes and costs nothing.
        </EmptyState>
      )}
      <CheckHistory view={view} />
    </div>
  )
}
