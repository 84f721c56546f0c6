import { Link, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { AskArea } from '#app/kits/pages/question-box/ask-area.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Field } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { sentField, type SaidByPanda, type SupportAnswer } from '../support-answer.ts'
import { QUESTION_MAX_CHARS } from '../support.limits.ts'

/** The panda by a plain form: a question, its reply with what backs it, and the next question of the same talk. */
export function AskPanda({ answer, className = '' }: { answer: SupportAnswer | null; className?: string }) {
  const isAsking = useNavigation().formData?.get('act') === 'ask'
  const said = answer?.said ?? null
  const field = sentField(answer, 'ask', 'message')
  const talk = said?.conversationId ?? answer?.problem?.values['conversationId'] ?? ''
  return (
    <Panel as="section" aria-labelledby="ask-panda" className={`scroll-mt-24 p-5 sm:p-7 ${className}`}>
      <h2 id="ask-panda" className="heading-card scroll-mt-28">
        Ask the panda
      </h2>
      <p className="mt-1.5 text-fg-muted">
        It answers from these articles and shows which. When it does not know, it says so.
      </p>
      {said ? <Reply said={said} /> : null}
      <KeyedForm name="ask-panda" action={`${to('support')}#ask-panda`} noValidate className="mt-4 grid gap-3">
        <input type="hidden" name="act" value="ask" />
        <input type="hidden" name="conversationId" value={talk} />
        <Field label={said ? 'Ask on' : 'Your question'} error={field.error}>
          <AskArea
            key={said?.message ?? ''}
            name="message"
            rows={2}
            maxLength={QUESTION_MAX_CHARS}
            defaultValue={field.defaultValue}
            placeholder="How do I reset my password?"
          />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={isAsking} busyLabel="Thinking...">
            Ask
          </Button>
          {said ? (
            <ButtonLink
              to={to('support', null, { part: 'contact', subject: said.question.slice(0, 120) })}
              variant="plain"
            >
              Ask a person
            </ButtonLink>
          ) : null}
        </div>
      </KeyedForm>
    </Panel>
  )
}

function Reply({ said: { question, message, sources, actions } }: { said: SaidByPanda }) {
  return (
    <div className="mt-5 grid gap-3" aria-live="polite">
      <p className="ms-auto w-fit max-w-[90%] rounded-[19px_7px_19px_19px] bg-primary px-4 py-2.5 whitespace-pre-line wrap-anywhere text-fg-on-ink">
        <span className="sr-only">You: </span>
        {question}
      </p>
      <div className="max-w-[95%] rounded-[7px_19px_19px_19px] bg-surface px-4 py-3">
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="sr-only">Panda: </span>
          {message}
        </p>
        {sources.length > 0 ? (
          <ul className="mt-2 grid gap-0.5 text-[0.8125rem]" aria-label="Sources">
            {sources.map(({ title, url }) => (
              <li key={title} className="text-fg-muted">
                {url === null ? (
                  <span>From: {title}</span>
                ) : url.startsWith('/') ? (
                  <Link to={url} className="link inline-flex min-h-6 items-center">
                    {title}
                  </Link>
                ) : (
                  <a href={url} rel="noreferrer" className="link inline-flex min-h-6 items-center">
                    {title}
                  </a>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {actions.length > 0 ? (
          <p className="mt-3 flex flex-wrap gap-2">
            {actions.map(({ label, href }) => (
              <ButtonLink key={href} to={href} variant="soft" size="sm">
                {label}
              </ButtonLink>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
