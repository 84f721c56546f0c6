import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ReportForm } from '#app/kits/asking/moderation/report-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import type { PageView } from '../page/page-view.server.ts'
import { LeadForm } from './lead-form.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { BusinessPicture, OpenWords, Rating, Section, Verified } from './small-parts.tsx'

type Props = { view: PageView; problem: FormProblem | null }

/** What everybody sees of a business. */
export function BusinessPage({ view, problem }: Props) {
  const { id, isPreview, isHidden, isMember, services, aboutHtml, hours, links } = view
  return (
    <div className="page max-w-[64rem] pt-6 pb-section sm:pt-10">
      {isPreview ? (
        <p role="status" className="mb-5 rounded-card bg-warning-soft px-4 py-3 text-warning-soft-fg">
          {isHidden
            ? 'Hidden by the administrator: only its people see this.'
            : 'A preview: only the people of the business see this.'}
        </p>
      ) : null}
      <Head view={view} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          {aboutHtml ? <Prose html={aboutHtml} /> : null}
          {services.length > 0 ? <Services view={view} /> : null}
          <ReviewsSection view={view} problem={problem} />
          <Section id="write" title="Write to them">
            <LeadForm view={view} problem={problem?.values['act'] === 'lead' ? problem : null} />
          </Section>
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 max-lg:order-first" aria-label="Hours and links">
          {hours ? <Hours hours={hours} /> : null}
          {links.length > 0 ? (
            <Section id="links" title="Links">
              <ul className="grid gap-1">
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <a
                      href={url}
                      rel="nofollow noopener ugc"
                      className="link inline-flex min-h-tap items-center gap-1.5 wrap-anywhere"
                      dir="auto"
                    >
                      {label} <Icon name="external" size={14} />
                    </a>
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
        </aside>
      </div>
      <div className="mt-10 border-t border-line pt-4">
        {isMember ? (
          <ButtonLink to={to('business-dashboard', { businessId: id })} size="sm" variant="plain">
            Dashboard
          </ButtonLink>
        ) : (
          <ReportForm target={id} problem={problem} />
        )}
      </div>
    </div>
  )
}

function Head({ view }: { view: PageView }) {
  const { id, name, tagline, profession, verifiedAt, place, picture, rating, hours, services } = view
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <BusinessPicture
        picture={picture}
        className={`h-32 w-44 rounded-card ${picture ? 'max-sm:h-44 max-sm:w-full' : 'max-sm:hidden'}`}
      />
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="heading-page wrap-anywhere" dir="auto">
          {name}
        </h1>
        <p className="lead mt-1 max-w-[40em] wrap-anywhere" dir="auto">
          {tagline}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2">
          {verifiedAt ? <Verified /> : null}
          {profession ? <Badge>{profession}</Badge> : null}
          {hours ? <OpenWords isOpen={hours.isOpen} words={hours.words} /> : null}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-fg-muted">
          <span className="inline-flex items-center gap-1.5 wrap-anywhere" dir="auto">
            <Icon name="map-pin" size={15} /> {place}
          </span>
          <Link to="#reviews" className="hover:text-fg">
            <Rating rating={rating} />
          </Link>
        </p>
        {verifiedAt ? (
          <p className="mt-2 text-xs text-fg-subtle">
            The administrator of this site saw proof on {verifiedAt}. What it says of itself is still its own.
          </p>
        ) : profession ? (
          <p className="mt-2 text-xs text-fg-subtle">It says this of itself. Nobody here has checked it.</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {services.length > 0 ? (
          <ButtonLink to={to('business-book', { businessId: id })}>
            <Icon name="calendar" size={17} /> Book
          </ButtonLink>
        ) : null}
        <ButtonLink to="#write" variant="plain">
          Write to them
        </ButtonLink>
      </div>
    </header>
  )
}

function Hours({ hours }: { hours: NonNullable<PageView['hours']> }) {
  return (
    <Section id="hours" title="Opening hours">
      <dl className="grid gap-0.5">
        {hours.days.map(({ day, hours: words }, n) => (
          <div
            key={day}
            className={`flex justify-between gap-4 py-1 ${n === hours.today ? 'font-strong' : 'text-fg-muted'}`}
          >
            <dt>{day}</dt>
            <dd className="text-end tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-fg-subtle">By the clocks of {hours.zone}.</p>
    </Section>
  )
}

function Services({ view: { id, services } }: { view: PageView }) {
  return (
    <Section id="services" title="By appointment">
      <ul className="border-b border-line">
        {services.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-strong wrap-anywhere" dir="auto">
                {one.name}
              </p>
              <p className="text-[0.8125rem] text-fg-muted wrap-anywhere">
                {[`${one.minutes} minutes`, one.price].filter(Boolean).join(', ')}
              </p>
              {one.about ? <p className="mt-1 max-w-[60ch] text-fg-muted wrap-anywhere">{one.about}</p> : null}
            </div>
            <ButtonLink to={to('business-book', { businessId: id }, { service: one.id })} size="sm" variant="soft">
              Free times<span className="sr-only"> for {one.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
