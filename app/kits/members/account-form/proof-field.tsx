import { useLocation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { FieldError } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'

type Props = {
  /** Whether they said who they are a moment ago, and whether they can say it with a password. */
  who: { isProved: boolean; hasPassword: boolean }
  error: string | null
}

/** The current password, where the last proof of who sits there is too long ago. */
export function ProofField({ who: { isProved, hasPassword }, error }: Props) {
  const { pathname, search } = useLocation()
  if (isProved) return null
  if (hasPassword) {
    return (
      <PasswordInput
        label="Current password"
        name="currentPassword"
        required
        autoComplete="current-password"
        error={error}
      />
    )
  }
  return (
    <div className="grid gap-1.5">
      <p className="text-[0.8125rem] text-fg-muted">
        For this change we need to know that it is you.{' '}
        <a href={to('login', null, { again: '1', return_url: pathname + search })} className="link">
          Sign in again
        </a>
        , then come back.
      </p>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}
