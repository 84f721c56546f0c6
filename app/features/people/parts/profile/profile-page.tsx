import type { ReactNode } from 'react'
import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { FileLink } from '../file-link.tsx'
import type { ProfileView } from '../../profile/profile-view.server.ts'
import { audienceWords } from '../../profile/audience.ts'
import { toKindWords } from '../../offering/offer-words.ts'
import { PublishedPart } from './published-part.tsx'
import { RelationForms } from './relation-forms.tsx'

/** A member with what they chose to show. */
export function ProfilePage({ view, problem }: { view: ProfileView; problem: FormProblem | null }) {
  const { aboutHtml, parts, offerings, name } = view
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <SelfNote view={view} />
      <Head view={view} />
      {view.relation || view.looker === 'guest' ? <RelationForms view={view} problem={problem} /> : null}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {aboutHtml ? (
            <section aria-labelledby="about">
              <h2 id="about" className="heading-section">
                About
              </h2>
              <Prose html={aboutHtml} className="mt-3" />
            </section>
          ) : null}
          {offerings.length > 0 ? <Offerings view={view} /> : null}
          {parts.map((part) => (
            <PublishedPart key={part.id} part={part} name={name} />
          ))}
          {!aboutHtml && offerings.length === 0 && parts.length === 0 ? (
            <Panel className="p-5 text-fg-muted">
              {view.looker === 'self' ? 'Nothing is here yet.' : `${name} has not said or shown anything yet.`}
            </Panel>
          ) : null}
        </div>
        <Side view={view} />
      </div>
    </div>
  )
}

function SelfNote({ view: { looker, isPreview, handle, reach } }: { view: ProfileView }) {
  if (looker !== 'self' && !isPreview) return null
  const as = (eyes: string | null) => to('profile', { handle }, { as: eyes })
  const eyes = [
    { label: 'All of it', as: null, isNow: looker === 'self' },
    { label: 'As members see it', as: 'member', isNow: looker === 'member' },
    { label: 'As guests see it', as: 'guest', isNow: looker === 'guest' },
  ]
  return (
    <Panel as="aside" aria-label="Your profile" className="mb-6 flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="text-fg-muted">
        This is your profile. It opens for <strong className="text-fg">{audienceWords[reach].toLowerCase()}</strong>.
      </p>
      <nav aria-label="With whose eyes" className="flex flex-wrap gap-1.5">
        {eyes.map((one) => (
          <Link
            key={one.label}
            to={as(one.as)}
            aria-current={one.isNow ? 'true' : undefined}
            className={toChipClass(one.isNow)}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <ButtonLink to={to('my-profile')} size="sm" variant="plain">
        <Icon name="pen-line" size={16} /> Change it
      </ButtonLink>
    </Panel>
  )
}

function Head({ view: { name, handle, picture, place, followers, relation } }: { view: ProfileView }) {
  return (
    <header className="flex flex-wrap items-center gap-5">
      <Avatar name={name} picture={picture} size="xl" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="heading-page wrap-anywhere" dir="auto">
          {name}
        </h1>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-fg-muted">
          <span className="wrap-anywhere">{`@${handle}`}</span>
          {place ? (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="map-pin" size={15} />
              <span>
                {place.city && place.cityId ? (
                  <>
                    <Link to={to('location', { id: place.cityId })} className="hover:underline" dir="auto">
                      {place.city}
                    </Link>
                    {', '}
                  </>
                ) : null}
                <Link to={to('location', { id: place.country })} className="hover:underline">
                  {place.name}
                </Link>
              </span>
            </span>
          ) : null}
          {followers !== null ? (
            <span>
              {followers === 0 ? 'No followers yet' : followers === 1 ? 'One follower' : `${followers} followers`}
            </span>
          ) : null}
          {relation?.followsBack ? <span>Follows you</span> : null}
        </p>
      </div>
    </header>
  )
}

function Offerings({ view: { offerings, name } }: { view: ProfileView }) {
  return (
    <section aria-labelledby="offerings">
      <h2 id="offerings" className="heading-section">
        What {name} offers
      </h2>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {offerings.map(({ id, title, kind }) => (
          <Card as="li" key={id} className="relative p-4 hover:shadow-md">
            <Link
              to={to('offerings', null, { offering: id })}
              className="font-medium wrap-anywhere after:absolute after:inset-0"
              dir="auto"
            >
              {title}
            </Link>
            <small className="block text-xs text-fg-subtle">{toKindWords(kind)}</small>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Side({ view }: { view: ProfileView }) {
  const { links, interests, languages, points, hasNess, motto, handle, isOpen } = view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      {links.length > 0 ? <Links links={links} /> : null}
      {interests.length > 0 ? <Interests interests={interests} /> : null}
      {languages.length > 0 ? (
        <SidePart id="languages" title="Languages">
          <p className="mt-1 text-fg-muted">{languages.map(({ name }) => name).join(', ')}</p>
        </SidePart>
      ) : null}
      {hasNess ? (
        <SidePart id="ness" title="Ness">
          {motto ? (
            <p className="mt-1 text-fg-muted wrap-anywhere" dir="auto">
              “{motto}”
            </p>
          ) : null}
          <Link
            to={to('ness', { handle })}
            className="mt-1 inline-flex min-h-9 items-center text-accent-text hover:underline"
          >
            See it drawn
          </Link>
        </SidePart>
      ) : null}
      {points !== null ? (
        <SidePart id="score" title="Frenly score">
          <Link
            to={to('profile', { handle }, { part: 'score' })}
            className="mt-1 inline-flex min-h-9 items-center gap-1.5 text-accent-text hover:underline"
          >
            <Icon name="star" size={15} /> {points === 0 ? 'No points yet' : `${points} points, each with its reason`}
          </Link>
        </SidePart>
      ) : null}
      {isOpen ? (
        <div>
          <FileLink href={fillPath(endpoints['people/profile-file'], { handle, file: 'card.vcf' })}>
            Contact card (vCard)
          </FileLink>
        </div>
      ) : null}
    </div>
  )
}

function SidePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-card">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Links({ links }: Pick<ProfileView, 'links'>) {
  return (
    <SidePart id="links" title="Links">
      <ul className="mt-2 grid gap-1">
        {links.map(({ url, words }) => (
          <li key={url}>
            <a
              href={url}
              rel="me nofollow noopener noreferrer ugc"
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 text-accent-text hover:underline"
            >
              <Icon name="link" size={15} /> <span className="truncate">{words}</span>
            </a>
          </li>
        ))}
      </ul>
    </SidePart>
  )
}

function Interests({ interests }: Pick<ProfileView, 'interests'>) {
  return (
    <SidePart id="interests" title="Interests">
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {interests.map(({ label, value }) => (
          <li key={value} className="max-w-full">
            <Link to={to('people', null, { interest: value })} className={toChipClass(false, 'max-w-full')}>
              <span className="truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SidePart>
  )
}
