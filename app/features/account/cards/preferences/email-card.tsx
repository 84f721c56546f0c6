import { fieldOf } from '#app/kits/members/account-form/sent-form.ts'
import { EMAIL_MAX_CHARS } from '#app/kits/members/identity/account/email.limits.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import type { EmailView } from './email.server.ts'

export function EmailCard({ view }: { view: EmailView }) {
  const sent = useSettingsForm('email.change')
  const { error, ...email } = fieldOf(sent, 'email')
  return (
    <SettingsCard
      title="Email address"
      about={<span className="wrap-anywhere">{view.email}</span>}
      state={
        view.isConfirmed ? <Badge tone="success">Confirmed</Badge> : <Badge tone="warning">Not confirmed yet</Badge>
      }
    >
      {view.isConfirmed ? null : <Unconfirmed />}
      {view.waiting ? <Waiting waiting={view.waiting} /> : null}
      <SettingsForm key={view.email + (view.waiting?.email ?? '')} act="email.change" sent={sent}>
        <Field
          label="New address"
          help="It gets a link. The change is made when you open it, and the old address hears of it."
          error={error}
        >
          <TextInput {...email} type="email" required autoComplete="email" maxLength={EMAIL_MAX_CHARS} />
        </Field>
        <ProofField sent={sent} />
        <div>
          <Button type="submit" variant="plain" busy={sent.isBusy} busyLabel="Sending...">
            Change the address
          </Button>
        </div>
      </SettingsForm>
    </SettingsCard>
  )
}

function Unconfirmed() {
  const sent = useSettingsForm('email.resend')
  return (
    <Panel className="p-4">
      <SettingsForm act="email.resend" sent={sent} className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44ch] min-w-0">
          The link is in the mail we sent. Once confirmed, you can publish and send mail.
        </p>
        <Button type="submit" variant="plain" size="sm" busy={sent.isBusy} busyLabel="Sending...">
          Send it again
        </Button>
      </SettingsForm>
    </Panel>
  )
}

function Waiting({ waiting }: { waiting: NonNullable<EmailView['waiting']> }) {
  const sent = useSettingsForm('email.withdraw')
  return (
    <Panel className="p-4">
      <SettingsForm act="email.withdraw" sent={sent} className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44ch] min-w-0">
          <b className="font-medium wrap-anywhere">{waiting.email}</b> waits for its link, until{' '}
          <time dateTime={waiting.until}>{waiting.untilWords}</time>.
        </p>
        <Button type="submit" variant="plain" size="sm" busy={sent.isBusy} busyLabel="Withdrawing...">
          Withdraw the change
        </Button>
      </SettingsForm>
    </Panel>
  )
}
