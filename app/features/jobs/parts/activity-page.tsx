import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { ActivityView, Show } from '../activity.server.ts'
import { JobItem } from './job-item.tsx'
import { JobMessage } from './job-message.tsx'

const tabs = [
  { show: 'all', label: 'All' },
  { show: 'open', label: 'Under way' },
  { show: 'done', label: 'Done' },
  { show: 'stopped', label: 'Not done' },
] as const satisfies readonly { show: Show; label: string }[]

const toActivity = (show: Show, page = 1, isStill = false) =>
  to('activity', null, {
    show: show === 'all' ? null : show,
    page: page === 1 ? null : page,
    refresh: isStill ? 'off' : null,
  })

/** A member's long work, as it happens. */
export function ActivityPage({ view, message }: { view: ActivityView; message: string | null }) {
  const { jobs, show, paging, underWay, isStill } = view
  useLive(endpoints['jobs/live'], view.liveMark)
  return (
    <div className="page max-w-[56rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Activity</h1>
      <p className="lead mt-2">
        Work that takes longer than a page. It goes on when you leave, and waits for you here.
      </p>
      <JobMessage message={message} />
      <div className="no-scrollbar -mx-1 mt-6 overflow-x-auto px-1">
        <SegmentedTabs
          label="Which work"
          tabs={tabs.map((tab) => ({ label: tab.label, to: toActivity(tab.show), isChosen: tab.show === show }))}
        />
      </div>
      <p role="status" className="sr-only">
        {underWay === 0 ? 'Nothing is under way.' : `${underWay} under way.`}
      </p>
      {jobs.length === 0 ? <NoJobs show={show} /> : null}
      {jobs.length > 0 ? (
        <ul className="mt-5 border-b border-line">
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      ) : null}
      {paging.pages > 1 ? (
        <Pagination label="work" {...paging} toPage={(page) => toActivity(show, page)} className="mt-4" />
      ) : null}
      {underWay > 0 ? (
        <ReadAgain
          isOn={!isStill}
          pageTo={toActivity(show, paging.page)}
          stillTo={toActivity(show, paging.page, true)}
        />
      ) : null}
    </div>
  )
}

function NoJobs({ show }: { show: Show }) {
  if (show !== 'all')
    return (
      <EmptyState
        title="Nothing of that kind"
        className="mt-6 rounded-card bg-sunken"
        action={
          <ButtonLink to={toActivity('all')} variant="plain">
            Show all
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title="No long work yet"
      className="mt-6 rounded-card bg-sunken"
      action={
        <ButtonLink to={to('consensus')} variant="plain">
          Ask a question
        </ButtonLink>
      }
    >
      Films, transcripts and other things that take minutes will appear here, with how far they are.
    </EmptyState>
  )
}
