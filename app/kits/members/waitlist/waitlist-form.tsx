import { useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { EMAIL_MAX_CHARS } from '#app/kits/members/identity/account/email.limits.ts'
import type { WaitlistResult } from './waitlist.server.ts'

/** Leaves an email address for a screen that is not built yet; posts to the screen it stands on. */
export function WaitlistForm({ result }: { result: WaitlistResult | undefined }) {
  const isSending = useNavigation().state === 'submitting'
  if (result?.isKept) {
    return (
      <p role="status" className="rounded-lg bg-success-soft px-4 py-3 font-medium text-success-soft-fg">
        Kept. We will write to {result.email} once, when this opens.
      </p>
    )
  }
  const problem = result?.problem
  return (
    <KeyedForm name="waitlist" noValidate className="grid gap-3" preventScrollReset>
      <Field
        label="Email address"
        help="Used for one message, when this opens. Never for anything else."
        error={problem?.errors.email}
      >
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_CHARS}
          defaultValue={problem?.values.email ?? ''}
          placeholder="you@example.com"
        />
      </Field>
      <Button type="submit" busy={isSending}>
        {isSending ? 'Keeping...' : 'Tell me when it opens'}
      </Button>
    </KeyedForm>
  )
}
