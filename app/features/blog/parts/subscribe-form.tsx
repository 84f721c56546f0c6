import { to } from '#app/catalogue/to.ts'
import { EMAIL_MAX_CHARS } from '#app/kits/members/identity/account/email.limits.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SubscribeAnswer } from '../letters/letters.server.ts'

type Props = { answer: SubscribeAnswer | null; feeds: { atom: string; json: string } }

/** New posts by mail, after the address was confirmed, or in a feed reader. */
export function SubscribeForm({ answer, feeds }: Props) {
  const problem = answer?.problem ?? null
  return (
    <Panel as="section" aria-labelledby="follow" className="mt-12 max-w-reading p-5 sm:p-6">
      <h2 id="follow" className="heading-small">
        Follow along
      </h2>
      <p className="mt-1 text-fg-muted">
        In a feed reader:{' '}
        <a href={feeds.atom} className="link">
          Atom
        </a>{' '}
        or{' '}
        <a href={feeds.json} className="link">
          JSON
        </a>
        . Or by mail:
      </p>
      {answer?.subscribed ? (
        <p role="status" className="mt-4 rounded-control bg-success-soft px-4 py-3 text-success-soft-fg wrap-anywhere">
          We wrote to {answer.subscribed}. The letters begin when you press the button in that mail.
        </p>
      ) : (
        <KeyedForm name="subscribe" again action={to('blog')} noValidate preventScrollReset className="mt-4 grid gap-3">
          <input type="hidden" name="do" value="subscribe" />
          <Field
            label="Email address"
            help="For new posts alone. Each letter ends them with one press."
            error={problem?.errors['email']}
          >
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_CHARS}
              defaultValue={problem?.values['email'] ?? ''}
            />
          </Field>
          <Button type="submit" variant="soft" className="justify-self-start">
            Send me new posts
          </Button>
        </KeyedForm>
      )}
    </Panel>
  )
}
