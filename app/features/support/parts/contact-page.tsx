import { Link, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { TICKET_SUBJECT_MAX_CHARS, TICKET_TEXT_MAX_CHARS } from '#app/kits/members/tickets/tickets.limits.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { sentField, type SupportAnswer } from '../support-answer.ts'

type Contact = { email: string | null; page: string; subject: string }

/** A message to the people who run this server. */
export function ContactPage({ contact, answer }: { contact: Contact; answer: SupportAnswer | null }) {
  const isSending = useNavigation().formMethod === 'POST'
  const of = (name: string, known = '') => sentField(answer, 'contact', name, known)
  const problem = of('form').error
  const [subject, text, email, page] = [
    of('subject', contact.subject),
    of('text'),
    of('email'),
    of('page', contact.page),
  ]
  return (
    <div className="page max-w-[760px] pt-2 pb-section">
      <BackLink to={to('support')}>All of the help centre</BackLink>
      <h1 className="heading-page mt-3">Write to us</h1>
      <p className="lead mt-3">
        A person of the team reads it and answers by mail. Say what you wanted to do, on which page, and what happened.
        Never send a password.
      </p>
      <Card className="mt-7 p-5 sm:p-7">
        <KeyedForm name="contact" noValidate className="grid gap-4">
          <input type="hidden" name="act" value="contact" />
          <input type="hidden" name="page" value={page.defaultValue} />
          <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
            <label>
              Leave this empty
              <input type="text" name="trap" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {problem ? (
            <div role="alert">
              <FieldError>{problem}</FieldError>
            </div>
          ) : null}
          <Field label="What is it about?" error={subject.error}>
            <TextInput name="subject" maxLength={TICKET_SUBJECT_MAX_CHARS} defaultValue={subject.defaultValue} />
          </Field>
          <Field
            label="Your message"
            error={text.error}
            help={page.defaultValue === '/' ? undefined : `It goes along that you came from ${page.defaultValue}.`}
          >
            <TextArea name="text" rows={8} maxLength={TICKET_TEXT_MAX_CHARS} defaultValue={text.defaultValue} />
          </Field>
          {contact.email === null ? (
            <Field
              label="Your email address"
              error={email.error}
              help="The answer goes there, with a link to this talk. It is used for nothing else."
            >
              <TextInput
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={email.defaultValue}
                placeholder="you@example.com"
              />
            </Field>
          ) : (
            <p className="text-fg-muted">
              The answer goes to <b className="font-medium wrap-anywhere text-fg">{contact.email}</b>.
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            {contact.email === null ? (
              <span />
            ) : (
              <Link to={to('support', null, { part: 'tickets' })} className="link">
                Your messages
              </Link>
            )}
            <Button type="submit" busy={isSending} busyLabel="Sending...">
              Send to the team
            </Button>
          </div>
        </KeyedForm>
      </Card>
    </div>
  )
}
