import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { DirectoryView } from '../finding/directory.server.ts'
import { DayOf } from './day-of.tsx'
import { FacetForm } from './facet-form.tsx'
import { MemberList } from './member-list.tsx'
import { MoreLinks } from './more-links.tsx'
import { toKindWords } from '../offering/offer-words.ts'
import { PageHead } from './page-head.tsx'

/** Everybody who chose to be found, by name, with what to narrow them by. */
export function DirectoryPage({ view }: { view: DirectoryView }) {
  const { sought, facets, total, isAdmin, reports } = view
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <PageHead
        title="Directory"
        lead={
          total === 0
            ? 'Members who chose to be found are listed here.'
            : `${total === 1 ? 'One member' : `${total.toLocaleString('en')} members`} chose to be found${view.isMember ? '' : ' by everybody'}.`
        }
      >
        {isAdmin ? (
          <ButtonLink to={to('directory', null, { part: reports ? null : 'reports' })} variant="plain" size="sm">
            <Icon name="flag" size={16} /> {reports ? 'The directory' : 'Reports'}
          </ButtonLink>
        ) : null}
        <Listed view={view} />
      </PageHead>
      {reports ? (
        <Reports reports={reports} />
      ) : (
        <>
          <FacetForm
            label="Name, interest, place or what is offered"
            text={sought.text}
            facets={facets}
            choices={[
              { name: 'interest', label: 'Interest', any: 'Any', value: sought.interest },
              { name: 'country', label: 'Country', any: 'Any', value: sought.country },
              { name: 'language', label: 'Language', any: 'Any', value: sought.language },
              {
                name: 'offer',
                label: 'Offers',
                any: 'Anything',
                value: sought.offer,
                words: ({ value }) => toKindWords(value),
              },
            ]}
          />
          <Found view={view} />
        </>
      )}
    </div>
  )
}

function Listed({ view: { isListed, isMember } }: { view: DirectoryView }) {
  if (isListed === true) return null
  return (
    <ButtonLink to={isMember ? to('my-profile', null, { part: 'seen' }) : to('join')} size="sm">
      {isMember ? 'Let others find you' : 'Join'}
    </ButtonLink>
  )
}

function Found({ view }: { view: DirectoryView }) {
  const { cards, sought, next, isFirst, total, mostCounted, facets } = view
  const { text, ...filters } = sought
  const here = (after: string | null) => to('directory', null, { q: text, ...filters, after })
  const isNarrowed = Object.values(sought).some(Boolean)
  if (cards.length === 0)
    return (
      <EmptyState
        className="mt-6 rounded-card bg-sunken"
        title={isNarrowed ? 'Nobody like that is to be found' : 'Nobody has chosen to be found yet'}
        action={
          isNarrowed ? (
            <ButtonLink to={to('directory')} variant="plain">
              Show everybody
            </ButtonLink>
          ) : null
        }
      >
        {isNarrowed
          ? 'Try fewer words, or another choice.'
          : 'Be the first: choose in your profile, under “Who sees it”, whether members find you here.'}
      </EmptyState>
    )
  return (
    <>
      <MemberList cards={cards} />
      <MoreLinks label="More members" first={isFirst ? null : here(null)} more={next ? here(next) : null} />
      {isNarrowed && total > mostCounted && facets.length > 0 ? (
        <p className="mt-4 text-xs text-fg-subtle">
          The numbers beside the choices count the first {mostCounted.toLocaleString('en')} that fit.
        </p>
      ) : null}
    </>
  )
}

function Reports({ reports }: { reports: NonNullable<DirectoryView['reports']> }) {
  if (reports.length === 0)
    return (
      <EmptyState className="mt-6 rounded-card bg-sunken" title="Nothing is reported" pose="celebrate">
        What members report of profiles and offerings appears here.
      </EmptyState>
    )
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {reports.map((report) => (
        <li key={report.id} className="flex flex-wrap items-start justify-between gap-3 py-4">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {report.reason}:{' '}
              {report.kind === 'profile' ? (
                <Link to={to('profile', { handle: report.handle })} className="underline">
                  the profile of {report.name}
                </Link>
              ) : (
                <Link to={to('offerings', null, { offering: report.thingId })} className="underline">
                  an offering of {report.name}
                </Link>
              )}
              {report.isSuspended ? ' (suspended)' : ''}
            </p>
            {report.words ? <p className="mt-1 text-fg-muted wrap-anywhere">{report.words}</p> : null}
            <small className="text-xs text-fg-subtle">
              <DayOf at={report.at} />
            </small>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={to('admin-users', null, { user: report.aboutId })} variant="plain" size="sm">
              The member
            </ButtonLink>
            <ActForm name="do" act="close" fields={{ kind: report.kind, thing: report.thingId }} about={report.name}>
              Close
            </ActForm>
          </div>
        </li>
      ))}
    </ul>
  )
}
