import { useState, type FormEvent } from 'react'
import { isSamePassword } from '#app/kits/members/identity/password/password-form.ts'
import { PASSWORD_MIN_CHARS, PASSWORDS_DIFFER } from '#app/kits/members/identity/password/password.limits.ts'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { fieldOf, type SentForm } from './sent-form.ts'

type Props = { sent: SentForm; label?: string; help?: string; faults: Readonly<Record<string, string>> }

/** A password to be, twice: against a slip of the finger. */
export function NewPasswordFields({ sent, label = 'Password', help = '', faults }: Props) {
  return (
    <>
      <PasswordInput
        label={label}
        name="password"
        required
        autoComplete="new-password"
        help={`At least ${PASSWORD_MIN_CHARS} characters. ${help}`.trim()}
        error={faults.password ?? fieldOf(sent, 'password').error}
      />
      <PasswordInput
        label="Confirm password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={faults.confirmPassword ?? fieldOf(sent, 'confirmPassword').error}
      />
    </>
  )
}

/**
 * Two different passwords are told before anything is sent, with every field that is empty or no address, said as
 * `missing` says it; the server checks what a form without JavaScript sends.
 */
export function useMatchCheck(onSubmit: SentForm['onSubmit'], missing: Readonly<Record<string, string>> = {}) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const check = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const fields = new FormData(form)
    if (isSamePassword(String(fields.get('password')), String(fields.get('confirmPassword')))) return onSubmit?.(event)
    event.preventDefault()
    const isFaulty = ([name]: [string, string]) => {
      const field = form.elements.namedItem(name)
      return field instanceof HTMLInputElement && (field.value.trim() === '' || !field.validity.valid)
    }
    setFaults({
      ...Object.fromEntries(Object.entries(missing).filter(isFaulty)),
      ...(fields.get('password') === '' && { password: 'Please choose a password.' }),
      confirmPassword: PASSWORDS_DIFFER,
    })
  }
  return { faults, check, forget: () => setFaults({}) }
}
