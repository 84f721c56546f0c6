import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { CardLink, Panel } from '#app/ui/brand/card.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import type { ConnectView, Person } from '../meeting/connect.server.ts'
import { DayOf } from './day-of.tsx'
import { MemberList } from './member-list.tsx'
import { PageHead } from './page-head.tsx'
import { TiedList } from './tied-list.tsx'

type Props = { view: ConnectView; problem: FormProblem | null }

/** The way in to the people. */
export function ConnectPage({ view, problem }: Props) {
  const { who, list } = view
  return (
    <div className="page pt-6 pb-section sm:pt-10">
      <PageHead title="Connect" lead="Who is here, what they offer each other, and whom you might like to meet." />
      {problem?.errors.form ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
      {list ? <TiedList list={list} /> : <Doors view={view} />}
      {who ? <Mine who={who} /> : null}
      {!who && !list ? (
        <Panel className="mt-8 flex flex-wrap items-center justify-between gap-4 p-5">
          <p className="text-fg-muted">Sign in to see whom you share interests with, and to follow or write to them.</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={to('join')} size="sm">
              Join
            </ButtonLink>
            <ButtonLink to={to('login', null, { return_url: to('connect') })} variant="plain" size="sm">
              Sign in
            </ButtonLink>
          </div>
        </Panel>
      ) : null}
    </div>
  )
}

function Doors({ view: { members, offerings } }: { view: ConnectView }) {
  const count = (n: number, one: string, many: string) =>
    n === 0 ? 'none yet' : n === 1 ? one : `${n.toLocaleString('en')} ${many}`
  const doors: { to: string; icon: IconName; title: string; line: string }[] = [
    {
      to: to('directory'),
      icon: 'users',
      title: 'Directory',
      line: count(members, 'One member to find', 'members to find'),
    },
    { to: to('people'), icon: 'heart', title: 'People', line: 'By what they care about' },
    {
      to: to('offerings'),
      icon: 'hand',
      title: 'Offerings',
      line: count(offerings, 'One thing on offer', 'things on offer'),
    },
    { to: to('world'), icon: 'globe', title: 'World map', line: 'Where members live who show it' },
  ]
  return (
    <ul className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {doors.map((door) => (
        <li key={door.title}>
          <CardLink to={door.to} className="flex items-center gap-3 p-4">
            <Icon name={door.icon} size={22} className="text-accent-text" />
            <span className="min-w-0">
              <span className="block font-medium">{door.title}</span>
              <small className="block text-xs text-fg-subtle">{door.line}</small>
            </span>
          </CardLink>
        </li>
      ))}
    </ul>
  )
}

function Mine({ who }: { who: NonNullable<ConnectView['who']> }) {
  const { got, sent, met, matches, following, followers, publisher } = who
  return (
    <>
      <BeforePublishing publisher={publisher} what="profile" className="mt-6" />
      {got.length > 0 ? (
        <People title="They ask to be in touch" people={got}>
          {(person) => (
            <>
              <ActForm name="do" act="accept" fields={{ meeting: person.id }} about={person.name} variant="primary">
                Accept
              </ActForm>
              <ActForm name="do" act="decline" fields={{ meeting: person.id }} about={person.name}>
                Decline
              </ActForm>
            </>
          )}
        </People>
      ) : null}
      <section aria-labelledby="matches" className="mt-section">
        <h2 id="matches" className="heading-section">
          You might like to meet
        </h2>
        {matches.length > 0 ? <MemberList cards={matches} /> : <NoMatch who={who} />}
      </section>
      {met.length > 0 ? (
        <People title="In touch with" people={met}>
          {(person) => (
            <>
              <ButtonLink to={person.writeTo} variant="plain" size="sm">
                <Icon name="mail" size={16} /> Message<span className="sr-only"> to {person.name}</span>
              </ButtonLink>
              <ActForm name="do" act="end" fields={{ meeting: person.id }} about={person.name} variant="ghost">
                End it
              </ActForm>
            </>
          )}
        </People>
      ) : null}
      {sent.length > 0 ? (
        <People title="You asked" people={sent}>
          {(person) => (
            <ActForm name="do" act="withdraw" fields={{ meeting: person.id }} about={person.name}>
              Take it back
            </ActForm>
          )}
        </People>
      ) : null}
      <nav aria-label="Your lists" className="mt-section flex flex-wrap gap-2">
        <ButtonLink to={to('connect', null, { part: 'following' })} variant="plain" size="sm">
          You follow {following}
        </ButtonLink>
        <ButtonLink to={to('connect', null, { part: 'followers' })} variant="plain" size="sm">
          {followers === 1 ? 'One follows you' : `${followers} follow you`}
        </ButtonLink>
        <ButtonLink to={to('connect', null, { part: 'muted' })} variant="plain" size="sm">
          Muted
        </ButtonLink>
        <ButtonLink to={to('connect', null, { part: 'blocked' })} variant="plain" size="sm">
          Blocked
        </ButtonLink>
      </nav>
    </>
  )
}

function NoMatch({ who: { hasInterests, isFindable, isOpen } }: { who: NonNullable<ConnectView['who']> }) {
  const say = !hasInterests
    ? 'Name a few interests: members who share one appear here, with the reason.'
    : 'Nobody you do not know yet shows an interest that you named.'
  return (
    <Panel className="mt-4 flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="min-w-0 flex-1 basis-60 text-fg-muted">
        {say}
        {!isFindable || !isOpen ? ' You are found and asked only when you choose to be.' : ''}
      </p>
      <ButtonLink
        to={
          hasInterests
            ? to('my-profile', null, { part: 'seen' })
            : to('identity-setup', null, { return_url: to('connect') })
        }
        variant="plain"
        size="sm"
      >
        {hasInterests ? 'Who sees your profile' : 'Name interests'}
      </ButtonLink>
    </Panel>
  )
}

type PeopleProps = { title: string; people: readonly Person[]; children: (person: Person) => React.ReactNode }

function People({ title, people, children }: PeopleProps) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-section">
      <h2 id={id} className="heading-section">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
            <Avatar name={person.name} picture={person.picture} size="lg" />
            <div className="min-w-0 flex-1 basis-48">
              <Link to={to('profile', { handle: person.handle })} className="font-medium hover:underline" dir="auto">
                {person.name}
              </Link>
              {person.words ? (
                <p className="text-[0.8125rem] text-fg-muted wrap-anywhere" dir="auto">
                  {person.words}
                </p>
              ) : null}
              <small className="block text-xs text-fg-subtle">
                <DayOf at={person.at} />
              </small>
            </div>
            <div className="flex flex-wrap gap-2">{children(person)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
