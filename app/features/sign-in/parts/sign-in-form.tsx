import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { PasswordInput } from '#app/ui/controls/password-input.tsx'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { ReturnUrl } from './return-url.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'

type Props = {
  sent: SentForm
  returnUrl: string | null
  /** Who has just registered, and signs in next. */
  username?: string
  /** Who is signed in and says it again. */
  again?: { username: string; isRemembered: boolean }
}

export function SignInForm({ sent, returnUrl, username, again }: Props) {
  const { error, defaultValue, ...name } = fieldOf(sent, 'usernameOrEmail')
  const action = to('login', null, { again: again ? '1' : null })
  return (
    <Form method="post" action={action} noValidate onSubmit={sent.onSubmit} className="grid gap-3.5">
      <ReturnUrl value={returnUrl} />
      <FormNote answer={sent.answer} />
      <Field label="Username or email" error={error}>
        <TextInput
          {...name}
          defaultValue={defaultValue || (again?.username ?? username)}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <PasswordInput
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        error={fieldOf(sent, 'password').error}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          name="rememberMe"
          label="Remember me on this device"
          defaultChecked={sent.answer ? 'rememberMe' in sent.answer.problem.values : (again?.isRemembered ?? false)}
        />
        <Link to={to('auth-troubleshoot')} className="link text-[0.8125rem]">
          Trouble signing in?
        </Link>
      </div>
      <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Signing in...">
        Sign in
      </Button>
      <PasskeyButton returnUrl={returnUrl} />
    </Form>
  )
}
