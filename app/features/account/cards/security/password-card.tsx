import { NewPasswordFields, useMatchCheck } from '#app/kits/members/account-form/new-password-fields.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { ProofField, SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import type { PasswordView } from './password.server.ts'

export function PasswordCard({ view }: { view: PasswordView }) {
  const sent = useSettingsForm('password.change')
  const { faults, check, forget } = useMatchCheck(undefined)
  const { hasPassword, changed, username } = view
  return (
    <SettingsCard
      title="Password"
      about={
        hasPassword
          ? 'Changing it signs out every other device.'
          : 'You have none so far: you sign in with an account elsewhere or a passkey. With one you can sign in by name, too.'
      }
      state={
        changed ? (
          <small className="text-fg-subtle">
            Changed <time dateTime={changed.at}>{changed.words}</time>
          </small>
        ) : (
          <Badge>{hasPassword ? 'Set' : 'Not set'}</Badge>
        )
      }
    >
      {/* A password once changed leaves its fields empty. */}
      <SettingsForm key={changed?.at} act="password.change" sent={{ ...sent, onSubmit: check }} onChange={forget}>
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
        <ProofField sent={sent} />
        <NewPasswordFields sent={sent} label={hasPassword ? 'New password' : 'Password'} faults={faults} />
        <div>
          <Button type="submit" variant="plain" busy={sent.isBusy} busyLabel="Saving...">
            {hasPassword ? 'Change the password' : 'Set the password'}
          </Button>
        </div>
      </SettingsForm>
    </SettingsCard>
  )
}
