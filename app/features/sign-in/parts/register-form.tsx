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

export function RegisterForm({ sent, returnUrl }: { sent: SentForm; returnUrl: string | null }) {
  const { error: nameError, ...username } = fieldOf(sent, 'username')
  const { error: emailError, ...email } = fieldOf(sent, 'email')
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
      <FormNote answer={sent.answer} />
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
