import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { JobPageView } from '../activity.server.ts'
import { JobMessage } from './job-message.tsx'
import { JobProgress } from './job-progress.tsx'
import { StateBadge } from './state-badge.tsx'

/** One piece of long work: how far it is, and where its result stands. */
export function JobPage({ view: { job, liveMark, isStill }, message }: { view: JobPageView; message: string | null }) {
  const isUnderWay = job.state === 'waiting' || job.state === 'running'
  useLive(
    isUnderWay ? endpoints['jobs/live'] : null,
    liveMark,
    ({ name, data }) => name !== 'job' || idOf(data) === job.id,
  )
  const pageTo = to('job', { id: job.id })
  return (
    <div className="page max-w-[46rem] pt-6 pb-section sm:pt-10">
      <p className="flex items-center gap-3">
        <StateBadge state={job.state} isStopping={job.isStopping} />
        <time dateTime={job.when.at} title={job.when.title} className="text-[0.8125rem] text-fg-muted">
          {job.when.words}
        </time>
      </p>
      <h1 className="heading-page mt-3 wrap-anywhere">{job.title}</h1>
      <JobMessage message={message} />
      <Card className="mt-6 grid gap-4 p-5 sm:p-6">
        <JobProgress job={job} size="normal" />
        <p role="status" className={job.state === 'running' ? 'sr-only' : 'wrap-anywhere'}>
          {toWords(job)}
        </p>
        <div className="flex flex-wrap gap-2">
          {job.path ? <ButtonLink to={job.path}>Open the result</ButtonLink> : null}
          {job.canCancel ? (
            <ActForm act="cancel" fields={{ id: job.id }} about={job.title}>
              Cancel
            </ActForm>
          ) : null}
          {job.canRetry ? (
            <ActForm act="retry" fields={{ id: job.id }} about={job.title} variant="primary">
              Try again
            </ActForm>
          ) : null}
          <ButtonLink to={to('activity')} variant="ghost" size="sm">
            <Icon name="list" size={17} /> All your work
          </ButtonLink>
        </div>
      </Card>
      {isUnderWay ? (
        <ReadAgain isOn={!isStill} pageTo={pageTo} stillTo={to('job', { id: job.id }, { refresh: 'off' })} />
      ) : null}
    </div>
  )
}

const idOf = (data: unknown) => (data as { id?: unknown } | null)?.id

function toWords({ state, reason, tries }: JobPageView['job']): string {
  switch (state) {
    case 'waiting':
      return reason
        ? `The last try did not work: ${reason} It is tried again by itself.`
        : 'It begins as soon as there is room.'
    case 'running':
      return tries ?? 'It is under way. You can leave this page.'
    case 'done':
      return 'It is done.'
    case 'cancelled':
      return 'It was cancelled. Nothing more happens until you try again.'
    default:
      return reason ?? 'It could not be done.'
  }
}
