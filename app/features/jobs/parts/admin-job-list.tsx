import { to } from '#app/catalogue/to.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { AdminJobsView } from '../admin-jobs.server.ts'
import { toWorkName } from '../work-name.ts'
import { AdminJobItem } from './admin-job-item.tsx'

const states = [
  { state: null, label: 'All' },
  { state: 'waiting', label: 'Waiting' },
  { state: 'running', label: 'Running' },
  { state: 'parked', label: 'Parked' },
  { state: 'failed', label: 'Failed' },
  { state: 'cancelled', label: 'Cancelled' },
  { state: 'done', label: 'Done' },
] as const

/** Every job, the newest first, by state and kind. */
export function AdminJobList({ view: { jobs, state, kind, paging, figures } }: { view: AdminJobsView }) {
  const hasJobs = ({ counts }: (typeof figures)[number]) => Object.values(counts).some((count) => count > 0)
  const kinds = [null, ...figures.filter((one) => one.kind === kind || hasJobs(one)).map((one) => one.kind)]
  return (
    <section aria-labelledby="jobs" className="mt-12">
      <h2 id="jobs" className="heading-section">
        Jobs
      </h2>
      <nav aria-label="State" className="mt-4 flex flex-wrap gap-2">
        {states.map((one) => (
          <ChipLink
            key={one.label}
            to={to('admin-jobs', null, { state: one.state, kind })}
            preventScrollReset
            isChosen={one.state === state}
          >
            {one.label}
          </ChipLink>
        ))}
      </nav>
      {kinds.length > 2 ? (
        <nav aria-label="Kind" className="mt-2 flex flex-wrap gap-2">
          {kinds.map((one) => (
            <ChipLink
              key={one ?? 'all'}
              to={to('admin-jobs', null, { state, kind: one })}
              preventScrollReset
              isChosen={one === kind}
            >
              {one === null ? 'Every kind' : toWorkName(one)}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {jobs.length === 0 ? (
        <EmptyState
          title={state || kind ? 'None of these' : 'No jobs yet'}
          heading="h3"
          className="mt-5 rounded-card bg-sunken"
        >
          {state || kind ? null : 'A backup is one: start it below, and follow it here.'}
        </EmptyState>
      ) : (
        <ul className="mt-5 border-b border-line">
          {jobs.map((job) => (
            <AdminJobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
      {paging.pages > 1 ? (
        <Pagination
          label="jobs"
          {...paging}
          toPage={(page) => to('admin-jobs', null, { state, kind, page: page === 1 ? null : page })}
          className="mt-4"
        />
      ) : null}
    </section>
  )
}
