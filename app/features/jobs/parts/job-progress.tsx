import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import type { JobView } from '../job-view.server.ts'

/** How far a running job is; nothing for one that waits or is over. */
export function JobProgress({ job, size = 'thin' }: { job: JobView; size?: 'thin' | 'normal' }) {
  if (job.state !== 'running') return null
  const words = [job.note, job.percent === null ? null : `${job.percent}%`].filter(Boolean).join(', ')
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={job.title} value={job.percent} words={words || undefined} size={size} />
      <p aria-hidden="true" className="text-[0.8125rem] text-fg-muted tabular-nums">
        {words || 'Under way'}
      </p>
    </div>
  )
}
