import { to } from '#app/catalogue/to.ts'
import { EMAIL_MAX_CHARS } from '#app/kits/members/identity/account/email.limits.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { NewPasswordFields, useMatchCheck } from '#app/kits/members/account-form/new-password-fields.tsx'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { ReturnUrl } from './return-url.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'

const MISSING = { username: 'Please choose a username.', email: 'Please write your email address.' }

type Props = {
  sent: SentForm
  returnUrl: string | null
  invite?: string | null
  /** Whether an account can be made by invitation alone, or opens sooner by one. */
  asksInvite?: 'needed' | 'helpful' | null
}

export function RegisterForm({ sent, returnUrl, invite = null, asksInvite = null }: Props) {
  const { error: nameError, ...username } = fieldOf(sent, 'username')
  const { error: emailError, ...email } = fieldOf(sent, 'email')
  const { error: inviteError, ...code } = fieldOf(sent, 'invite')
  const asksCode = inviteError !== null || (asksInvite !== null && !invite)
  const { faults, check, forget } = useMatchCheck(sent.onSubmit, MISSING)
  return (
    <KeyedForm
      name="register"
      action={to('register')}
      noValidate
      onSubmit={check}
      onChange={forget}
      className="grid gap-3.5"
    >
      <ReturnUrl value={returnUrl} />
      {invite && inviteError === null ? <input type="hidden" name="invite" value={invite} /> : null}
      <FormNote answer={sent.answer} />
      {asksCode ? (
        <Field
          label={asksInvite === 'helpful' ? 'Invitation code, if you have one' : 'Invitation code'}
          help="A member gave it to you."
          error={inviteError}
        >
          <TextInput {...code} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
      ) : null}
      <Field label="Username" help="3 to 30 letters, digits, _ or -." error={faults.username ?? nameError}>
        <TextInput {...username} required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Email" error={faults.email ?? emailError}>
        <TextInput {...email} type="email" required autoComplete="email" maxLength={EMAIL_MAX_CHARS} />
      </Field>
      <div className="grid gap-3.5 sm:grid-cols-2 sm:gap-3">
        <NewPasswordFields sent={sent} faults={faults} />
      </div>
      <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Creating account...">
        Create account
      </Button>
    </KeyedForm>
  )
}
