import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'

export function ForgotForm({ sent }: { sent: SentForm }) {
  const { error, ...name } = fieldOf(sent, 'usernameOrEmail')
  return (
    <Form method="post" action={to('forgot-password')} noValidate onSubmit={sent.onSubmit} className="grid gap-3.5">
      <Field label="Username or email" help="We send a link that works for 30 minutes." error={error}>
        <TextInput {...name} required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Sending...">
        Send instructions
      </Button>
      <FormNote answer={sent.answer} />
    </Form>
  )
}
