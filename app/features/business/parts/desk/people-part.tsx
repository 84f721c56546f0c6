import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { DeskView, Part } from '../../desk/desk-view.server.ts'
import { roleNames, roleWords } from '../../roles.ts'
import { Section } from '../small-parts.tsx'

type Props = { view: DeskView; part: Part<'people'>; problem: FormProblem | null }

export function PeoplePart({ view, part, problem }: Props) {
  const { people, invites } = part
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Section id="people" title={people.length === 1 ? 'One person' : `${people.length} people`}>
        {problem?.errors['people'] ? (
          <div role="alert" className="mb-3">
            <FieldError>{problem.errors['people']}</FieldError>
          </div>
        ) : null}
        <ul className="border-b border-line">
          {people.map((person) => (
            <Person key={person.id} person={person} canOwn={view.can.own} />
          ))}
        </ul>
        <dl className="mt-5 grid gap-1 text-[0.8125rem] text-fg-muted">
          {roleNames.map((role) => (
            <div key={role}>
              <dt className="inline font-strong">{roleWords[role].label}: </dt>
              <dd className="inline">{roleWords[role].may}.</dd>
            </div>
          ))}
        </dl>
        {view.isMember ? (
          <p className="mt-5">
            <ActForm name="do" act="leave">
              Leave this business
            </ActForm>
          </p>
        ) : null}
      </Section>
      {view.can.own ? <Invite part={part} problem={problem} invites={invites} /> : null}
    </div>
  )
}

function Person({ person, canOwn }: { person: Part<'people'>['people'][number]; canOwn: boolean }) {
  const { id, name, handle, picture, role, roleLabel, isSelf } = person
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5">
      <Avatar name={name} picture={picture} />
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <Link to={to('profile', { handle })} className="font-medium hover:text-accent-text">
          {name}
        </Link>{' '}
        <span className="text-fg-subtle">@{handle}</span>
      </span>
      <Badge>{roleLabel}</Badge>
      {canOwn ? (
        <span className="flex flex-wrap items-end gap-2">
          <KeyedForm name="set-role" of={id} again className="flex items-end gap-2">
            <input type="hidden" name="do" value="role" />
            <input type="hidden" name="member" value={id} />
            <Field label={`Role of ${name}`} hideLabel>
              <Select name="role" defaultValue={role}>
                {roleNames.map((one) => (
                  <option key={one} value={one}>
                    {roleWords[one].label}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" size="sm" variant="plain">
              Set<span className="sr-only"> the role of {name}</span>
            </Button>
          </KeyedForm>
          {isSelf ? null : (
            <ActForm name="do" act="remove" fields={{ member: id }} variant="ghost" about={name}>
              Take out
            </ActForm>
          )}
        </span>
      ) : null}
    </li>
  )
}

type InviteProps = Pick<Props, 'part' | 'problem'> & { invites: Part<'people'>['invites'] }

function Invite({ part, problem, invites }: InviteProps) {
  const own = problem?.values['do'] === 'invite' ? problem : null
  return (
    <Section id="invite" title="Invite">
      <BeforePublishing publisher={part.publisher} what="links" />
      {part.publisher.state === 'ready' ? (
        <KeyedForm name="invite-to-business" noValidate className="grid gap-3">
          <input type="hidden" name="do" value="invite" />
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <Field label="Handle" error={own?.errors['handle']}>
              <TextInput
                name="handle"
                placeholder="@anna"
                defaultValue={own?.values['handle'] ?? ''}
                autoComplete="off"
              />
            </Field>
            <Field label="As" error={own?.errors['role']}>
              <Select name="role" defaultValue={own?.values['role'] ?? 'staff'}>
                {roleNames.map((one) => (
                  <option key={one} value={one}>
                    {roleWords[one].label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <div>
            <Button type="submit" size="sm">
              Invite
            </Button>
          </div>
        </KeyedForm>
      ) : null}
      {invites.length > 0 ? (
        <ul className="mt-5 border-b border-line">
          {invites.map(({ id, name, handle, role }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2">
              <span className="wrap-anywhere">
                {name} <span className="text-fg-subtle">@{handle}</span>, {role.toLowerCase()}
              </span>
              <ActForm name="do" act="revoke" fields={{ invite: id }} about={name}>
                Take back
              </ActForm>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
