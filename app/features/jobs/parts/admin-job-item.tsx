import { ActForm } from '#app/ui/controls/act-form.tsx'
import type { AdminJobsView } from '../admin-jobs.server.ts'
import { toWorkName } from '../work-name.ts'
import { JobActs } from './job-acts.tsx'
import { JobProgress } from './job-progress.tsx'
import { StateBadge } from './state-badge.tsx'

/** One job in the administrator's list. */
export function AdminJobItem({ job }: { job: AdminJobsView['jobs'][number] }) {
  const { id, title, kind, owner, when, tries, reason } = job
  return (
    <li className="grid gap-3 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-medium wrap-anywhere">{title}</b>
          <StateBadge state={job.state} isStopping={job.isStopping} isOperator />
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-fg-muted">
          <span className="font-medium">{toWorkName(kind)}</span>
          <span>{owner === null ? 'Of the server' : `Of ${owner}`}</span>
          <time dateTime={when.at} title={when.title}>
            {when.words}
          </time>
          {tries ? <span>{tries}</span> : null}
        </p>
        {reason ? (
          <p className="max-w-[80ch] rounded-control-sm bg-sunken px-3 py-2 font-mono text-[0.8125rem] wrap-anywhere">
            {reason}
          </p>
        ) : null}
        <JobProgress job={job} />
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        <JobActs id={id} title={title} canCancel={job.canCancel} canRetry={job.canRetry} />
        {job.canRemove ? (
          <ActForm act="remove" fields={{ id }} about={title} variant="ghost">
            Remove
          </ActForm>
        ) : null}
      </div>
    </li>
  )
}
