import { Link, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { FEEDBACK_MAX_CHARS, feedbackKinds, type FeedbackType } from '#app/kits/members/feedback/feedback.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

type Props = { type: FeedbackType | null; page: string; problem: FormProblem | null }

/** A word to the team: first what kind, then in what words. The assistant in the corner asks the same. */
export function FeedbackPage({ type: chosen, page: asked, problem }: Props) {
  const type = feedbackKinds.find((kind) => kind.type === problem?.values.type)?.type ?? chosen
  const page = problem?.values.page ?? asked
  return (
    <div className="page max-w-[720px] pt-6 pb-section lg:pt-12">
      <div className="flex items-end gap-4">
        <div className="min-w-0 flex-1">
          <h1 className="heading-page">What’s on your mind?</h1>
          <p className="lead mt-3">A person reads every word. It takes a minute and needs no account.</p>
        </div>
        <Panda pose="greeting" className="w-28 max-sm:hidden" />
      </div>
      {type === null ? <Kinds page={page} /> : <Details type={type} page={page} problem={problem} />}
    </div>
  )
}

function Kinds({ page }: { page: string }) {
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-2" aria-label="Kind of feedback">
      {feedbackKinds.map(({ type, label, about, icon }) => (
        <li key={type} className="grid">
          <Link
            to={to('feedback', null, { type, page: page === '/' ? null : page })}
            className="grid grid-cols-[auto_1fr] items-center gap-x-4 rounded-card bg-surface p-5 shadow-sm hover:bg-hover"
          >
            <Icon name={icon} size={26} className="row-span-2 text-fg-muted" />
            <b>{label}</b>
            <span className="text-fg-muted">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Details({ type, page, problem }: { type: FeedbackType; page: string; problem: FormProblem | null }) {
  const isSending = useNavigation().formMethod === 'POST'
  const kind = feedbackKinds.find((one) => one.type === type)!
  return (
    <Card className="mt-8 p-5 sm:p-7">
      <h2 className="heading-small">{kind.label}</h2>
      <KeyedForm name="feedback" noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="page" value={page} />
        {problem?.errors.type ? <FieldError>{problem.errors.type}</FieldError> : null}
        <Field label={kind.ask} error={problem?.errors.feedback}>
          <TextArea
            name="feedback"
            rows={6}
            maxLength={FEEDBACK_MAX_CHARS}
            defaultValue={problem?.values.feedback ?? ''}
          />
        </Field>
        <Field label="Email (optional, only to reply)" error={problem?.errors.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={problem?.values.email ?? ''}
            placeholder="you@example.com"
          />
        </Field>
        <div className="flex flex-wrap justify-between gap-3">
          <ButtonLink to={to('feedback', null, { page: page === '/' ? null : page })} variant="ghost">
            Back
          </ButtonLink>
          <Button type="submit" busy={isSending} busyLabel="Sending...">
            Send to the team
          </Button>
        </div>
      </KeyedForm>
    </Card>
  )
}
