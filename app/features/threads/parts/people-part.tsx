import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { PeopleView, ThreadView } from '../talking/thread-view.server.ts'
import { TITLE_MAX_CHARS } from '../threads.limits.ts'

type Props = { view: ThreadView; people: PeopleView; problem: FormProblem | null }
const ROLES = { owner: 'owner', writer: 'writes', reader: 'reads along' } as const

/** Who is in a thread, who is invited, and what one can do with the thread itself. */
export function PeoplePart({ view, people, problem }: Props) {
  const { id, role } = view
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="people-title" className="min-w-0">
        <h2 id="people-title" className="heading-section">
          {people.all.length === 1 ? 'You alone' : `${people.all.length} members`}
        </h2>
        <StandIn view={view} people={people} />
        <ul className="mt-3 border-b border-line">
          {people.all.map((person) => (
            <Member
              key={person.id}
              person={person}
              id={id}
              isOwner={role === 'owner'}
              mayHandOver={view.standIn === null}
            />
          ))}
        </ul>
      </section>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
        {role === 'reader' ? null : <Invite view={view} people={people} problem={problem} />}
        <Own view={view} problem={problem} />
      </div>
    </div>
  )
}

/** Who may act while the owner's account is closed. */
function StandIn({ view: { standIn, userId }, people }: { view: ThreadView; people: PeopleView }) {
  if (standIn === null) return null
  const name = people.all.find(({ id }) => id === standIn)?.name ?? 'Somebody'
  return (
    <p className="mt-3 border-s-2 border-line ps-4 text-[0.9375rem] text-fg-muted">
      The owner’s account is closed for now.{' '}
      {standIn === userId
        ? 'You stand in until it opens again: you may do what the owner does, but not share the thread, give it away or delete it.'
        : `${name} stands in until it opens again. Everybody else reads and writes as before.`}
    </p>
  )
}

type MemberProps = { person: PeopleView['all'][number]; id: string; isOwner: boolean; mayHandOver: boolean }

function Member({ person, id, isOwner, mayHandOver }: MemberProps) {
  const { name, handle, picture, role, isPresent, isSelf, isAway } = person
  const action = to('threads', null, { t: id })
  const act = (name_: string, words: string, fields: Record<string, string> = {}) => (
    <ActForm
      name="do"
      act={name_}
      fields={{ member: person.id, ...fields }}
      action={action}
      variant="ghost"
      about={name}
    >
      {words}
    </ActForm>
  )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5">
      <Avatar name={name} picture={picture} />
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <Link to={to('profile', { handle })} className="font-medium hover:text-accent-text">
          {name}
        </Link>{' '}
        <span className="text-fg-subtle">@{handle}</span>
      </span>
      {isPresent ? <Badge tone="success">here</Badge> : null}
      <Badge>{ROLES[role]}</Badge>
      {isAway ? <Badge tone="warning">closed for now</Badge> : null}
      {isOwner && !isSelf && role !== 'owner' ? (
        <span className="flex flex-wrap">
          {role === 'writer'
            ? act('role', 'Let only read', { role: 'reader' })
            : act('role', 'Let write', { role: 'writer' })}
          {mayHandOver && !isAway ? act('hand-over', 'Make owner') : null}
          {act('remove', 'Take out')}
        </span>
      ) : null}
    </li>
  )
}

const roles = (
  <>
    <option value="writer">Write</option>
    <option value="reader">Read along</option>
  </>
)

function Invite({ view: { id, role }, people: { invites, publisher }, problem }: Props) {
  const action = to('threads', null, { t: id, view: 'people' })
  const own = (act: string) => (problem?.values['do'] === act ? problem : null)
  return (
    <section aria-labelledby="invite-title" className="min-w-0">
      <h2 id="invite-title" className="heading-section">
        Invite
      </h2>
      <BeforePublishing publisher={publisher} what="links" className="mt-3" />
      {publisher.state === 'ready' ? <InviteByName action={action} problem={own('invite')} /> : null}
      {publisher.state === 'ready' && role === 'owner' ? <InviteByLink action={action} problem={own('link')} /> : null}
      {invites.length > 0 ? <OpenInvites invites={invites} action={action} /> : null}
    </section>
  )
}

type FormProps = { action: string; problem: FormProblem | null }

function InviteByName({ action, problem }: FormProps) {
  return (
    <KeyedForm name="invite-member" action={action} noValidate className="mt-3 grid gap-3">
      <input type="hidden" name="do" value="invite" />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label="Handle" error={problem?.errors['handle']}>
          <TextInput
            name="handle"
            placeholder="@anna"
            defaultValue={problem?.values['handle'] ?? ''}
            autoComplete="off"
          />
        </Field>
        <Field label="They may" error={problem?.errors['role']}>
          <Select name="role" defaultValue={problem?.values['role'] ?? 'writer'}>
            {roles}
          </Select>
        </Field>
      </div>
      <div>
        <Button type="submit" size="sm">
          Invite
        </Button>
      </div>
    </KeyedForm>
  )
}

function InviteByLink({ action, problem }: FormProps) {
  return (
    <KeyedForm name="invite-link" action={action} noValidate className="mt-6 grid gap-3 border-t border-line pt-5">
      <input type="hidden" name="do" value="link" />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Whoever has the link may" error={problem?.errors['role']}>
          <Select name="role" defaultValue={problem?.values['role'] ?? 'writer'}>
            {roles}
          </Select>
        </Field>
        <Field label="How long it works" error={problem?.errors['term']}>
          <Select name="term" defaultValue={problem?.values['term'] ?? 'week'}>
            <option value="day">For a day</option>
            <option value="week">For a week</option>
            <option value="month">For 30 days</option>
          </Select>
        </Field>
      </div>
      <Checkbox
        name="once"
        defaultChecked={problem?.values['once'] === 'on'}
        label="It lets one in, and then no more"
      />
      <div>
        <Button type="submit" variant="plain" size="sm">
          <Icon name="link" size={16} /> Make a link
        </Button>
      </div>
    </KeyedForm>
  )
}

function OpenInvites({ invites, action }: { invites: PeopleView['invites']; action: string }) {
  return (
    <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3" aria-label="Open invitations">
      {invites.map((invite) => (
        <Card key={invite.id} as="li" className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
          <div className="min-w-0 flex-[1_1_12rem] text-[0.875rem] wrap-anywhere">
            {invite.address ?? `${invite.for?.name ?? ''} @${invite.for?.handle ?? ''}`}
            <p className="text-xs text-fg-subtle">
              {invite.role === 'writer' ? 'to write' : 'to read along'}, until {toShortDay(invite.expiresAt)}
              {invite.address
                ? `${invite.isOnce ? ', for one' : ''}, used ${invite.uses === 1 ? 'once' : `${invite.uses} times`}`
                : ''}
            </p>
          </div>
          {invite.address ? <CopyButton text={invite.address} what="invitation" /> : null}
          <ActForm name="do" act="revoke" fields={{ invite: invite.id }} action={action}>
            Take it back
          </ActForm>
        </Card>
      ))}
    </ul>
  )
}

function Own({ view, problem }: { view: ThreadView; problem: FormProblem | null }) {
  const { id, role, standIn, isMuted, title, exportAt, members } = view
  const isOwner = role === 'owner' && standIn === null
  const action = to('threads', null, { t: id, view: 'people' })
  const others = members.count - 1
  return (
    <section aria-labelledby="own-title" className="min-w-0">
      <h2 id="own-title" className="heading-section">
        This thread
      </h2>
      {role === 'owner' ? (
        <KeyedForm name="rename-thread" again action={action} className="mt-3 flex flex-wrap items-end gap-2">
          <input type="hidden" name="do" value="rename" />
          <Field
            label="Name"
            error={problem?.values['do'] === 'rename' ? problem.errors['title'] : null}
            className="min-w-0 flex-1"
          >
            <TextInput name="title" maxLength={TITLE_MAX_CHARS} defaultValue={title} key={title} autoComplete="off" />
          </Field>
          <Button type="submit" variant="plain">
            Rename
          </Button>
        </KeyedForm>
      ) : null}
      <p className="mt-4 flex flex-wrap gap-2">
        {(['md', 'json', 'html'] as const).map((as) => (
          <a
            key={as}
            href={`${exportAt}?as=${as}`}
            download
            className={toButtonClass({ variant: 'plain', size: 'sm' })}
          >
            <Icon name="download" size={16} /> {as === 'md' ? 'Markdown' : as.toUpperCase()}
          </a>
        ))}
        {isOwner ? (
          <ButtonLink to={to('threads', null, { t: id, view: 'share' })} variant="plain" size="sm">
            <Icon name="share" size={16} /> Share to read
          </ButtonLink>
        ) : null}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ActForm name="do" act={isMuted ? 'unmute' : 'mute'} action={action}>
          {isMuted ? 'Unmute' : 'Mute'}
        </ActForm>
        {isOwner ? (
          <ActForm name="do" act="delete" action={action} variant="ghost">
            <Icon name="trash" size={16} /> Delete{' '}
            {others > 0 ? `for all, ${others === 1 ? 'one other loses' : `${others} others lose`} it too` : 'it'}
          </ActForm>
        ) : (
          <ActForm name="do" act="leave" action={action} variant="ghost">
            Leave
          </ActForm>
        )}
      </div>
      {problem?.errors['leave'] ? <FieldError>{problem.errors['leave']}</FieldError> : null}
      <p className="mt-2 text-xs text-fg-subtle">
        Muted, you get no notices of it. {isOwner ? 'To leave, make somebody else the owner first.' : ''}
      </p>
    </section>
  )
}
