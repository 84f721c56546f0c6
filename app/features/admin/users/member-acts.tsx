import { to } from '#app/catalogue/to.ts'
import { SUSPENSION_REASON_MAX_CHARS } from '#app/kits/members/identity/leaving/suspension.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import type { MemberView } from './member.server.ts'
import { memberPlans, planLabels } from './members-filter.ts'
import { ChoiceForm } from './choice-form.tsx'
import { ActButton, AdminForm, useIsBusy } from '../parts/admin-form.tsx'

type Props = { member: MemberView; answer: AdminFormAnswer | null }

/** What the administrator can do with one member. */
export function MemberActs({ member, answer }: Props) {
  const { id, name, confirmed } = member
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <PlanCard member={member} answer={answer} />
      {confirmed ? null : (
        <Card as="section" aria-labelledby="confirm" className="grid justify-items-start gap-3 p-5">
          <h2 id="confirm" className="heading-card">
            Address not confirmed
          </h2>
          <p className="text-fg-muted">The letter with the link can be sent again, three times an hour at most.</p>
          <ActButton act="confirm" fixed={{ user: id }} label="Send the letter again" name={name} />
        </Card>
      )}
      <SuspensionCard member={member} answer={answer} />
      <ButtonLink
        to={to('admin-audit', null, { target: `member/${id}` })}
        variant="ghost"
        size="sm"
        className="justify-self-start"
      >
        What was done with this account
      </ButtonLink>
    </div>
  )
}

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

function SuspensionCard({ member: { id, name, suspended, isAdmin }, answer }: Props) {
  const isBusy = useIsBusy('suspend')
  const { error, ...field } = fieldOf(answer, 'suspend', 'reason')
  if (isAdmin)
    return (
      <Card as="section" className="p-5 text-fg-muted">
        This is the administrator’s own account. It can be neither suspended nor signed out from here.
      </Card>
    )
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
