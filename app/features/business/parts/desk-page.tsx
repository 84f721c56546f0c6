import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { DeskView, ViewName } from '../desk/desk-view.server.ts'
import { BookingsPart } from './desk/bookings-part.tsx'
import { LeadsPart } from './desk/leads-part.tsx'
import { OverviewPart, RowsPart } from './desk/overview-part.tsx'
import { PagePart } from './desk/page-part.tsx'
import { PeoplePart } from './desk/people-part.tsx'
import { ReviewsPart } from './desk/reviews-part.tsx'
import { ServicesPart } from './desk/services-part.tsx'
import { TasksPart } from './desk/tasks-part.tsx'
import { BusinessPicture, Verified } from './small-parts.tsx'

const TABS: readonly { view: ViewName; label: string }[] = [
  { view: 'overview', label: 'Overview' },
  { view: 'leads', label: 'Leads' },
  { view: 'tasks', label: 'Tasks' },
  { view: 'reviews', label: 'Reviews' },
  { view: 'bookings', label: 'Appointments' },
  { view: 'services', label: 'Services' },
  { view: 'people', label: 'People' },
  { view: 'page', label: 'Page' },
]

type Props = { view: DeskView; problem: FormProblem | null }

/** The desk of a business: numbers that open their rows, and the lists its people work with. */
export function DeskPage({ view, problem }: Props) {
  const { id, name, picture, part, isPublished, isHidden } = view
  const shown = part.view === 'rows' ? 'overview' : part.view
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <BackLink to={to('my-businesses')}>Your businesses</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
        <BusinessPicture picture={picture} className="size-14 rounded-lg" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {name}
          </h1>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge>{view.roleLabel}</Badge>
            <Badge tone={isHidden ? 'danger' : isPublished ? 'success' : 'warning'}>
              {isHidden ? 'Hidden by the administrator' : isPublished ? 'Published' : 'Not published'}
            </Badge>
            {view.verifiedAt ? <Verified /> : null}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <ButtonLink to={to('business-page', { businessId: id })} variant="plain" size="sm">
            {isPublished ? 'Public page' : 'Preview'}
          </ButtonLink>
        </span>
      </div>
      <UnderlineTabs
        label="Parts of the desk"
        className="mt-5"
        tabs={TABS.map(({ view: one, label }) => ({
          label,
          to: to('business-dashboard', { businessId: id }, { view: one === 'overview' ? null : one }),
          isChosen: one === shown,
        }))}
      />
      <div className="mt-6">
        <DeskPart view={view} problem={problem} />
      </div>
    </div>
  )
}

function DeskPart({ view, problem }: Props) {
  const { part } = view
  switch (part.view) {
    case 'overview':
      return <OverviewPart view={view} part={part} />
    case 'rows':
      return <RowsPart view={view} part={part} />
    case 'leads':
      return <LeadsPart view={view} part={part} />
    case 'tasks':
      return <TasksPart view={view} part={part} problem={problem} />
    case 'reviews':
      return <ReviewsPart view={view} part={part} problem={problem} />
    case 'bookings':
      return <BookingsPart view={view} part={part} />
    case 'services':
      return <ServicesPart view={view} part={part} problem={problem} />
    case 'people':
      return <PeoplePart view={view} part={part} problem={problem} />
    case 'page':
      return <PagePart view={view} part={part} problem={problem} />
  }
}
