import { to } from '#app/catalogue/to.ts'
import { SUSPENSION_REASON_MAX_CHARS } from '#app/kits/members/identity/leaving/suspension.ts'
import { roles, roleWords, type Role } from '#app/kits/members/identity/account/roles.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import type { MemberView } from './member.server.ts'
import { memberPlans, planLabels } from './members-filter.ts'
import { WaitingCard } from './waiting-card.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { ActButton, AdminForm, useIsBusy } from '../parts/admin-form.tsx'

type Props = { member: MemberView; answer: AdminFormAnswer | null }

/** What the administrator can do with one member. */
export function MemberActs({ member, answer }: Props) {
  const { id, name, confirmed, may, isAudited, hasSecondStep } = member
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <WaitingCard member={member} answer={answer} />
      {may.includes('plan') ? <PlanCard member={member} answer={answer} /> : null}
      {may.includes('role') ? <RoleCard member={member} answer={answer} /> : null}
      {confirmed || !may.includes('confirm') ? null : (
        <Card as="section" aria-labelledby="confirm" className="grid justify-items-start gap-3 p-5">
          <h2 id="confirm" className="heading-card">
            Address not confirmed
          </h2>
          <p className="text-fg-muted">The letter with the link can be sent again, three times an hour at most.</p>
          <ActButton act="confirm" fixed={{ user: id }} label="Send the letter again" name={name} />
        </Card>
      )}
      {hasSecondStep && may.includes('reset-second-step') ? <SecondStepCard member={member} /> : null}
      {member.waiting ? null : <SuspensionCard member={member} answer={answer} />}
      {may.includes('merge') ? (
        <ButtonLink
          to={to('admin-users', null, { part: 'merge', user: id })}
          variant="ghost"
          size="sm"
          className="justify-self-start"
        >
          Put into another account of theirs
        </ButtonLink>
      ) : null}
      {isAudited ? (
        <ButtonLink
          to={to('admin-audit', null, { target: `member/${id}` })}
          variant="ghost"
          size="sm"
          className="justify-self-start"
        >
          What was done with this account
        </ButtonLink>
      ) : null}
    </div>
  )
}

const SecondStepCard = ({ member: { id, name } }: Pick<Props, 'member'>) => (
  <Card as="section" aria-labelledby="second-step" className="grid justify-items-start gap-3 p-5">
    <h2 id="second-step" className="heading-card">
      Second step
    </h2>
    <p className="text-fg-muted">
      For somebody who lost their app and recovery codes, once you are sure who asks. It ends every session; {name}{' '}
      reads of it by mail and signs in with the password alone.
    </p>
    <ActButton act="reset-second-step" fixed={{ user: id }} label="Take the second step off" name={name} />
  </Card>
)

const PlanCard = ({ member: { id, plan }, answer }: Props) => (
  <Card as="section" aria-labelledby="plan" className="grid gap-3 p-5">
    <h2 id="plan" className="heading-card">
      Plan
    </h2>
    <ChoiceForm
      act="plan"
      fixed={{ user: id }}
      label="Plan"
      help="Its runs, room and budget count at once. Nothing is charged."
      choices={memberPlans}
      labels={planLabels}
      known={plan}
      button="Change the plan"
      answer={answer}
    />
  </Card>
)

const roleChoices = (given: readonly Role[]) => ['member', ...given] as const
const roleLabels = {
  member: 'Member like others',
  ...Object.fromEntries(roles.map((role) => [role, roleWords[role].label])),
} as Record<Role | 'member', string>

const RoleCard = ({ member: { id, role, rolesToGive }, answer }: Props) => (
  <Card as="section" aria-labelledby="role" className="grid gap-3 p-5">
    <h2 id="role" className="heading-card">
      Role
    </h2>
    <ul className="grid gap-1 text-fg-muted">
      {rolesToGive.map((one) => (
        <li key={one}>
          <b className="font-medium text-fg">{roleWords[one].label}</b>: {roleWords[one].about}
        </li>
      ))}
    </ul>
    <ChoiceForm
      act="role"
      fixed={{ user: id }}
      label="Role"
      help="It counts at once, and each change is in the audit log."
      choices={roleChoices(rolesToGive)}
      labels={roleLabels}
      known={role ?? 'member'}
      button="Change the role"
      answer={answer}
    />
  </Card>
)

function SuspensionCard({ member: { id, name, suspended, may, isOwn, standing }, answer }: Props) {
  const isBusy = useIsBusy('suspend')
  const { error, ...field } = fieldOf(answer, 'suspend', 'reason')
  if (!may.includes('suspend'))
    return isOwn || standing ? (
      <Card as="section" className="p-5 text-fg-muted">
        {isOwn
          ? 'This is your own account. It can be neither suspended nor signed out from here.'
          : 'Only somebody above this role can suspend the account.'}
      </Card>
    ) : null
  if (suspended)
    return (
      <Card as="section" aria-labelledby="suspension" className="grid justify-items-start gap-3 p-5">
        <h2 id="suspension" className="heading-card">
          Suspended
        </h2>
        <p className="wrap-anywhere text-fg-muted">
          {suspended.ago}. {suspended.reason ?? 'No reason was kept.'}
        </p>
        <ActButton act="unsuspend" fixed={{ user: id }} label="Open the account again" name={name} variant="primary" />
      </Card>
    )
  return (
    <Card as="section" aria-labelledby="suspension" className="grid gap-3 p-5">
      <h2 id="suspension" className="heading-card">
        Suspend
      </h2>
      <p className="text-fg-muted">
        Signs {name} out everywhere at once and keeps the account closed. Nothing is deleted, and it can be undone.
      </p>
      <AdminForm act="suspend" fixed={{ user: id }} className="grid gap-3">
        <Field
          label="Reason"
          help="The member reads it by mail and at sign-in, and it stays in the audit log: no personal details, please."
          error={error}
        >
          <TextArea {...field} rows={3} maxLength={SUSPENSION_REASON_MAX_CHARS} required />
        </Field>
        <Button
          type="submit"
          variant="danger"
          size="sm"
          className="justify-self-start"
          busy={isBusy}
          busyLabel="Suspending..."
        >
          Suspend
        </Button>
      </AdminForm>
    </Card>
  )
}
