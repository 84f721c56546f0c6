import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import { ServerFields } from './server-fields.tsx'

/** Adds a mail account: an address and a password are enough where the servers can be found. */
export function AddAccount({ name, problem }: { name: string; problem: FormProblem | null }) {
  const isHeld = useIsHeld('add-account')
  const value = (field: string) => problem?.values[field] ?? ''
  const error = (field: string) => problem?.errors[field] ?? null
  const isOpen = isHeld || problem !== null
  return (
    <Panel className="mt-6 p-5 lg:p-7">
      <h2 className="heading-card">Add an account</h2>
      <p className="mt-1 text-sm text-fg-muted">
        Its servers are found from the address, and signing in is tried at once. Many providers want an app password,
        made in their own settings, in place of the usual one.
      </p>
      <KeyedForm key={problem ? JSON.stringify(problem) : 'new'} name="add-account" className="mt-4 grid gap-4">
        <input type="hidden" name="do" value="add" />
        {error('form') ? (
          <div role="alert">
            <FieldError>{error('form')}</FieldError>
          </div>
        ) : null}
        <Field label="Mail address" error={error('address')}>
          <TextInput
            name="address"
            type="email"
            defaultValue={value('address')}
            autoComplete="email"
            autoCapitalize="none"
            required
          />
        </Field>
        <PasswordInput
          label="Password or app password"
          name="password"
          error={error('password')}
          help="It is kept sealed on this server and never shown again."
          autoComplete="off"
          required
        />
        <Field label="Your name in letters" help={`Empty: ${name}`} error={error('senderName')}>
          <TextInput name="senderName" defaultValue={value('senderName')} maxLength={80} />
        </Field>
        <details open={isOpen || undefined}>
          <summary className="w-fit cursor-pointer py-1 text-sm text-fg-muted">Servers</summary>
          <ServerFields account={null} problem={problem} />
        </details>
        <div>
          <Button type="submit">Add and sign in</Button>
        </div>
      </KeyedForm>
    </Panel>
  )
}
