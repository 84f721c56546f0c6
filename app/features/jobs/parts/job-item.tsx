import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import type { JobView } from '../job-view.server.ts'
import { JobActs } from './job-acts.tsx'
import { JobProgress } from './job-progress.tsx'
import { StateBadge } from './state-badge.tsx'

/** One job in the member's list. */
export function JobItem({ job }: { job: JobView }) {
  const { id, title, when, tries, reason } = job
  return (
    <li className="grid gap-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={to('job', { id })} className="font-medium wrap-anywhere hover:text-accent-text">
            {title}
          </Link>
          <StateBadge state={job.state} isStopping={job.isStopping} />
        </p>
        <p className="text-[0.8125rem] text-fg-muted">
          <time dateTime={when.at} title={when.title}>
            {when.words}
          </time>
          {tries ? <span>. {tries}</span> : null}
        </p>
        {reason ? <p className="max-w-[60ch] wrap-anywhere">{reason}</p> : null}
        <JobProgress job={job} />
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:justify-end">
        {job.path ? (
          <ButtonLink to={job.path} variant="soft" size="sm">
            Open the result<span className="sr-only">: {title}</span>
          </ButtonLink>
        ) : null}
        <JobActs id={id} title={title} canCancel={job.canCancel} canRetry={job.canRetry} />
      </div>
    </li>
  )
}
