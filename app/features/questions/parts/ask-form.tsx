import { Link, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { AskArea } from '#app/kits/pages/question-box/ask-area.tsx'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useHeldList } from '#app/ui/keyed-form.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import type { BrowseView } from '../browse.server.ts'
import { DETAILS_MAX_CHARS, QUESTION_MAX_CHARS } from '../questions.limits.ts'
import { topicKeys, topics } from '../topics.ts'

type Props = {
  view: Pick<BrowseView, 'publisher' | 'question'>
  problem: FormProblem | null
  /** Whoever asks has seen what was asked before. */
  isSure: boolean
}

/** A new question; after a mistake, and after the step between, it comes back as it was sent. */
export function AskForm({ view: { publisher, question }, problem, isSure }: Props) {
  const isSending = useNavigation().formMethod === 'POST'
  const { errors = {}, values = {} } = problem ?? {}
  return (
    <>
      <KeyedForm
        name="ask-question"
        action={to('questions')}
        noValidate
        className="rounded-sheet bg-surface p-4 shadow-lg sm:p-6"
        aria-label="Ask"
      >
        <Field label="Your question" error={errors.question}>
          <AskArea
            name="question"
            rows={2}
            maxLength={QUESTION_MAX_CHARS}
            defaultValue={values.question ?? question}
            placeholder="What would you like to know, in one sentence?"
            className="text-lg leading-7"
          />
        </Field>
        <p className="mt-2">
          <AskKeysNote />
        </p>
        <More values={values} errors={errors} />
        <div className="mt-4">
          {publisher.state === 'ready' ? (
            <RadioGroup
              label="Who may read it"
              name="visibility"
              look="cards"
              defaultValue={values.visibility ?? 'public'}
              error={errors.visibility}
              options={[
                {
                  value: 'public',
                  label: 'Everybody',
                  icon: 'globe',
                  help: 'Under your name. Members vote and answer too.',
                },
                {
                  value: 'own',
                  label: 'Only me',
                  icon: 'lock',
                  help: 'The panel answers. You can make it public later.',
                },
              ]}
            />
          ) : (
            <WhyOwn isMember={publisher.state === 'unverified'} error={errors.visibility} />
          )}
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[52ch] text-[0.8125rem] text-fg-subtle">
            The usual panel answers in at most three sentences, with its sources. It takes one of today’s runs.
          </p>
          {isSure ? <input type="hidden" name="sure" value="1" /> : null}
          <Button type="submit" size="lg" busy={isSending} busyLabel="Asking...">
            {isSure ? 'Ask it anyway' : 'Ask'} <Icon name="arrow-up" size={18} />
          </Button>
        </div>
      </KeyedForm>
      {publisher.state === 'unverified' ? (
        <BeforePublishing publisher={publisher} what="question" className="mt-4" />
      ) : null}
    </>
  )
}

function More({ values, errors }: Pick<FormProblem, 'values' | 'errors'>) {
  const topic = useHeldList('topic')[0] ?? values.topic ?? 'auto'
  const isOpen = Boolean(
    useHeldList('details')[0] || values.details || errors.details || errors.topic || topic !== 'auto',
  )
  return (
    <details className="group mt-2" open={isOpen}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-[0.8125rem] font-medium text-fg-muted hover:text-fg">
        <Icon name="plus" size={15} className="transition-transform duration-fast group-open:rotate-45" /> Details and
        topic
      </summary>
      <div className="mt-1 grid gap-4">
        <DetailsField value={values.details ?? ''} error={errors.details} />
        <TopicField value={values.topic ?? 'auto'} error={errors.topic} />
      </div>
    </details>
  )
}

function WhyOwn({ isMember, error }: { isMember: boolean; error?: string }) {
  return (
    <div>
      <p className="flex items-start gap-2 text-[0.8125rem] text-fg-muted">
        <Icon name="lock" size={16} className="mt-px" />
        <span>
          {isMember ? (
            <>Only you will read it. Once your email address is confirmed you can ask in public. </>
          ) : (
            <>
              Only you will read it, in this browser, for 30 days.{' '}
              <Link to={to('login', null, { return_url: to('questions') })} className="link">
                Sign in
              </Link>{' '}
              to ask in public.
            </>
          )}
        </span>
      </p>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}

export function DetailsField({ value, error }: { value: string; error?: string }) {
  return (
    <Field
      label="Details"
      error={error}
      help="What one needs to know to answer. Markdown works. The panel reads it too."
    >
      <TextArea name="details" rows={4} maxLength={DETAILS_MAX_CHARS} defaultValue={value} />
    </Field>
  )
}

export function TopicField({ value, error }: { value: string; error?: string }) {
  return (
    <Field label="Topic" error={error} className="max-w-72">
      <Select name="topic" defaultValue={value}>
        <option value="auto">Find out by itself</option>
        {topicKeys.map((key) => (
          <option key={key} value={key}>
            {topics[key].label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
