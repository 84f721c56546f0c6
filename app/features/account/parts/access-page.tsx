import type { AccessView } from '../access.server.ts'
import { AccessChecks } from './access-checks-list.tsx'
import { AccessHead } from './access-head.tsx'
import { AccessInvitation } from './access-invitation.tsx'
import { AccessRuns } from './access-runs.tsx'
import { AccessToday } from './access-today.tsx'
import { EraseNotice } from './erase-notice.tsx'

/** A member's account on one page. The shape at /dashboard-backup has the same in one column, for reading down. */
export function AccessPage({ view }: { view: AccessView }) {
  const { variant, who, eraseDay, latest, checks } = view
  const isOneColumn = variant === 'backup'
  const columns = isOneColumn ? '' : 'lg:grid-cols-[minmax(0,1fr)_27rem]'
  return (
    <div className={`page pt-6 pb-section sm:pt-10 ${isOneColumn ? 'max-w-[49rem]' : ''}`}>
      <AccessHead who={who} />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-5 sm:mt-9">
        {eraseDay ? <EraseNotice userId={who.id} eraseDay={eraseDay} /> : null}
        <AccessToday view={view} isOneColumn={isOneColumn} />
        {who.isBlank ? <AccessInvitation /> : null}
      </div>
      <div className={`mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:mt-14 ${columns}`}>
        <AccessRuns runs={latest} />
        <AccessChecks checks={checks} />
      </div>
    </div>
  )
}
