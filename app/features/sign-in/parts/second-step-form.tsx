import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { FormNote } from '#app/kits/members/account-form/form-note.tsx'
import { fieldOf, type SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { AccountCard } from './account-frame.tsx'
import { ReturnUrl } from './return-url.tsx'

type Props = { sent: SentForm; returnUrl: string | null; isAgain?: boolean }

/** The page of the second step; where nobody is half-way in any more, the way back to the start. */
export function SecondStepPage({ isHalfWay, ...props }: Props & { isHalfWay: boolean }) {
  const { sent, returnUrl, isAgain } = props
  const start = to('login', null, { again: isAgain ? '1' : null, return_url: returnUrl })
  if (!isHalfWay || sent.answer?.needs === 'start') {
    return (
      <AccountCard pose="sleepy">
        <h1 className="heading-card text-center">Please start again</h1>
        {sent.answer ? (
          <FormNote answer={sent.answer} />
        ) : (
          <p className="text-center text-fg-muted">
            The second step waits for ten minutes, in the browser where you began. This one is over, or was finished.
          </p>
        )}
        <ButtonLink to={start} size="lg" full>
          Sign in
        </ButtonLink>
      </AccountCard>
    )
  }
  return (
    <AccountCard>
      <div className="text-center">
        <h1 className="heading-card">One more step</h1>
        <p className="mt-1 text-fg-muted">Now the six digits from your authenticator app.</p>
      </div>
      <SecondStepForm {...props} />
      <p className="text-center text-[0.8125rem]">
        <Link to={start} className="link">
          Start again with another account
        </Link>
      </p>
    </AccountCard>
  )
}

/** Six digits of the app, or, folded away, a recovery code. */
function SecondStepForm({ sent, returnUrl, isAgain = false }: Props) {
  const isRecovery = sent.answer?.problem.values['kind'] === 'recovery'
  const { error } = fieldOf(sent, 'code')
  const form = {
    method: 'post',
    action: to('login', null, { step: 'code', again: isAgain ? '1' : null }),
    noValidate: true,
    ...(sent.onSubmit && { onSubmit: sent.onSubmit }),
    className: 'grid gap-3.5',
  } as const
  return (
    <>
      <FormNote answer={sent.answer} />
      <Form {...form}>
        <ReturnUrl value={returnUrl} />
        <input type="hidden" name="kind" value="app" />
        <Field label="Six digits" error={isRecovery ? null : error}>
          <TextInput
            name="code"
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is there for this field alone
            autoFocus={!isRecovery}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={MAX_CHARS}
            className="text-center text-xl tracking-[0.3em] tabular-nums"
          />
        </Field>
        <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Signing in...">
          Sign in
        </Button>
      </Form>
      <details className="group rounded-lg bg-sunken px-4" open={isRecovery}>
        <summary className="flex min-h-11 list-none items-center gap-2 font-medium">
          <Icon name="plus" size={17} className="transition-transform duration-fast group-open:rotate-45" />
          Use a recovery code
        </summary>
        <Form {...form} className="grid gap-3.5 pb-4">
          <ReturnUrl value={returnUrl} />
          <input type="hidden" name="kind" value="recovery" />
          <Field
            label="Recovery code"
            help="One of the ten you kept when you set the app up. Each works once."
            error={isRecovery ? error : null}
          >
            <TextInput
              name="code"
              required
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={MAX_CHARS}
            />
          </Field>
          <Button type="submit" variant="plain" full busy={sent.isBusy} busyLabel="Signing in...">
            Sign in with this code
          </Button>
        </Form>
      </details>
      <p className="text-[0.8125rem] text-fg-subtle">
        Neither at hand?{' '}
        <Link to={to('support')} className="link">
          Write to us
        </Link>
        , and a person will look into it.
      </p>
    </>
  )
}

/** Somebody may paste it with what stands around it. */
const MAX_CHARS = 60
