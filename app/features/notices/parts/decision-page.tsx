import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { APPEAL_MAX_CHARS } from '../notices.limits.ts'

type Props = {
  view: {
    act: 'hidden' | 'warned' | 'suspended'
    reason: string
    words: string
    excerpt: string
    at: string
    appeal: string | null
    answer: string | null
    isReversed: boolean
  }
  problem: FormProblem | null
}

const TITLES = {
  hidden: 'Something of yours was hidden',
  warned: 'The moderators ask for your care',
  suspended: 'Your account was suspended',
} as const

/** What was decided about something of a member, why, and their word against it. */
export function DecisionPage({
  view: { act, reason, words, excerpt, at, appeal, answer, isReversed },
  problem,
}: Props) {
  return (
    <div className="page-form pt-4 pb-section sm:pt-6">
      <BackLink to={to('notices')}>Your notices</BackLink>
      <h1 className="heading-page mt-2">{TITLES[act]}</h1>
      <p className="mt-2 text-fg-muted">
        On {toLongDay(new Date(at))}. The reason: {reason}.
      </p>
      {words ? <p className="mt-3 wrap-anywhere whitespace-pre-line">{words}</p> : null}
      <h2 className="heading-card mt-6">What it was about</h2>
      <blockquote dir="auto" className="mt-2 rounded-card bg-sunken p-4 wrap-anywhere whitespace-pre-line">
        {excerpt || 'A picture'}
      </blockquote>
      {appeal === null ? (
        <KeyedForm name="appeal" again noValidate className="mt-6 grid gap-3">
          <Field
            label="Do you see it differently? Appeal"
            help="A person reads it with what was reported, and answers. Once."
            error={problem?.errors.appeal}
          >
            <TextArea name="appeal" rows={5} maxLength={APPEAL_MAX_CHARS} defaultValue={problem?.values.appeal ?? ''} />
          </Field>
          <Button type="submit" className="justify-self-start">
            Send the appeal
          </Button>
        </KeyedForm>
      ) : (
        <section className="mt-6 grid gap-2">
          <h2 className="heading-card">Your appeal</h2>
          <p className="wrap-anywhere whitespace-pre-line">{appeal}</p>
          <h2 className="heading-card mt-3">The answer</h2>
          <p className="wrap-anywhere whitespace-pre-line">
            {answer === null
              ? 'Not yet. It comes as a notice.'
              : `${isReversed ? 'You were right: the decision is taken back.' : 'The decision stands.'} ${answer}`}
          </p>
        </section>
      )}
    </div>
  )
}
