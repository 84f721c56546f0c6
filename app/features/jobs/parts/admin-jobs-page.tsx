import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { AdminJobsView } from '../admin-jobs.server.ts'
import { AdminJobList } from './admin-job-list.tsx'
import { BackupCard } from './backup-card.tsx'
import { ExportCard } from './export-card.tsx'
import { JobMessage } from './job-message.tsx'
import { KindTable } from './kind-table.tsx'
import { ScheduleList } from './schedule-list.tsx'

/** The long work of the whole house, for the administrator. */
export function AdminJobsPage({ view, message }: { view: AdminJobsView; message: string | null }) {
  const { figures, schedules, backups, exports, liveMark, isStill, state, kind, paging } = view
  useLive(endpoints['jobs/live'], liveMark)
  const isUnderWay = figures.some(({ counts }) => counts.waiting + counts.running > 0)
  const toHere = (refresh: string | null) =>
    to('admin-jobs', null, { state, kind, page: paging.page === 1 ? null : paging.page, refresh })
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Jobs</h1>
      <p className="lead mt-2 max-w-[44rem]">
        Work that takes longer than a page. It survives a restart; what keeps failing is parked here, with the reason.
      </p>
      <JobMessage message={message} />
      {isUnderWay ? <ReadAgain isOn={!isStill} pageTo={toHere(null)} stillTo={toHere('off')} /> : null}
      <KindTable figures={figures} />
      <AdminJobList view={view} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 lg:grid-cols-2">
        <ScheduleList schedules={schedules} />
        <BackupCard backups={backups} />
        <ExportCard exports={exports} />
      </div>
    </div>
  )
}
