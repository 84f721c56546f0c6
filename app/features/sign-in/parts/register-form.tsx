import { Form } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { EMAIL_MAX_CHARS } from '#app/kits/identity/email.limits.ts'
import { PASSWORD_MIN_CHARS } from '#app/kits/identity/password.limits.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { FormNote } from './form-note.tsx'
import { ReturnUrl } from './return-url.tsx'
import { fieldOf, type SentForm } from './sent-form.ts'

/** SPEC 5. */
const MISMATCH = 'Passwords do not match'

export function RegisterForm({ sent, returnUrl }: { sent: SentForm; returnUrl: string | null }) {
  const { error: nameError, ...username } = fieldOf(sent, 'username')
  const { error: emailError, ...email } = fieldOf(sent, 'email')
  const { mismatch, check, forget } = useMatchCheck(sent.onSubmit)
  return (
    <Form method="post" action={to('register')} noValidate onSubmit={check} onChange={forget} className="grid gap-3.5">
      <ReturnUrl value={returnUrl} />
      <FormNote answer={sent.answer} />
      <Field label="Username" help="3 to 30 letters, digits, _ or -." error={nameError}>
        <TextInput {...username} required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Email" error={emailError}>
        <TextInput {...email} type="email" required autoComplete="email" maxLength={EMAIL_MAX_CHARS} />
      </Field>
      <div className="grid gap-3.5 sm:grid-cols-2 sm:gap-3">
        <PasswordInput
          label="Password"
          name="password"
          required
          autoComplete="new-password"
          help={`At least ${PASSWORD_MIN_CHARS} characters.`}
          error={fieldOf(sent, 'password').error}
        />
        <PasswordInput
          label="Confirm password"
          name="confirmPassword"
          required
          autoComplete="new-password"
          error={mismatch ?? fieldOf(sent, 'confirmPassword').error}
        />
      </div>
      <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Creating account...">
        Create account
      </Button>
    </Form>
  )
}

/** Two different passwords are told before anything is sent; the server checks what a form without JavaScript sends. */
export function useMatchCheck(onSubmit: SentForm['onSubmit']) {
  const [mismatch, setMismatch] = useState<string | null>(null)
  const check = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget)
    if (fields.get('password') !== fields.get('confirmPassword')) {
      event.preventDefault()
      setMismatch(MISMATCH)
    } else onSubmit?.(event)
  }
  return { mismatch, check, forget: () => setMismatch(null) }
}
