import { useState, type FormEvent } from 'react'
import { isSamePassword } from '#app/kits/members/identity/password/password-form.ts'
import { PASSWORD_MIN_CHARS, PASSWORDS_DIFFER } from '#app/kits/members/identity/password/password.limits.ts'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { fieldOf, type SentForm } from './sent-form.ts'

type Props = { sent: SentForm; label?: string; help?: string; mismatch: string | null }

/** A password to be, twice: against a slip of the finger. */
export function NewPasswordFields({ sent, label = 'Password', help = '', mismatch }: Props) {
  return (
    <>
      <PasswordInput
        label={label}
        name="password"
        required
        autoComplete="new-password"
        help={`At least ${PASSWORD_MIN_CHARS} characters. ${help}`.trim()}
        error={fieldOf(sent, 'password').error}
      />
      <PasswordInput
        label="Confirm password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={mismatch ?? fieldOf(sent, 'confirmPassword').error}
      />
    </>
  )
}

/** Two different passwords are told before anything is sent; the server checks what a form without JavaScript sends. */
export function useMatchCheck(onSubmit: SentForm['onSubmit']) {
  const [mismatch, setMismatch] = useState<string | null>(null)
  const check = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget)
    if (!isSamePassword(String(fields.get('password')), String(fields.get('confirmPassword')))) {
      event.preventDefault()
      setMismatch(PASSWORDS_DIFFER)
    } else onSubmit?.(event)
  }
  return { mismatch, check, forget: () => setMismatch(null) }
}
