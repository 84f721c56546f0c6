import { Form, Link, useNavigation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { to } from '#app/catalogue/to.ts'
import { AskArea } from '#app/kits/pages/question-box/ask-area.tsx'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { ReadAgain } from '#app/kits/foundation/live/read-again.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useIsHeld } from '#app/ui/keyed-form.tsx'
import type { ChatView } from '../consensus-chat.server.ts'
import { Turn } from './chat-turn.tsx'
import { HelperFields } from './helper-fields.tsx'

type Props = { view: ChatView; problem: FormProblem | null }

/** A conversation whose every turn is answered by the whole panel. */
export function ChatPage({ view, problem }: Props) {
  const { talks, talk, turns, liveMark } = view
  const [query] = useSearchParams()
  const isRunning = turns.some(({ state }) => state === 'running')
  return (
    <div className="page grid items-start gap-8 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label="Your conversations" className="max-lg:order-2">
        <ButtonLink to={to('consensus-chat')} variant="plain" size="sm" full>
          <Icon name="plus" size={17} /> New conversation
        </ButtonLink>
        <ul className="mt-3 grid gap-0.5">
          {talks.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={to('consensus-chat', null, { talk: id })}
                aria-current={id === talk?.id ? 'page' : undefined}
                className="block min-h-9 truncate rounded-control-sm px-3 py-2 text-sm text-fg-muted hover:bg-hover aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-soft-fg"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </aside>
      <div className="min-w-0">
        <h1 className="heading-page wrap-anywhere">{talk?.title ?? 'Talk it through'}</h1>
        {talk ? null : (
          <p className="lead mt-3 max-w-[36em]">
            Every turn is answered by the whole panel, each on its own. Say “And Japan?” next: the talk so far is read
            along.
          </p>
        )}
        {turns.length === 0 ? (
          <EmptyState title="Nothing said yet" pose="greeting">
            Ask the first question below.
          </EmptyState>
        ) : (
          <ol className="mt-6 grid gap-8">
            {turns.map((turn, n) => (
              <li key={turn.id} id={`turn-${turn.id}`} className="scroll-mt-24">
                <Turn turn={turn} liveMark={liveMark} isLast={n === turns.length - 1} />
              </li>
            ))}
          </ol>
        )}
        {talk && isRunning ? (
          <ReadAgain
            isOn={!query.has('still')}
            pageTo={to('consensus-chat', null, { talk: talk.id })}
            stillTo={to('consensus-chat', null, { talk: talk.id, still: '1' })}
          />
        ) : null}
        <SayForm view={view} problem={problem?.values.act === 'rename' ? null : problem} />
        {talk ? <House title={talk.title} problem={problem?.values.act === 'rename' ? problem : null} /> : null}
      </div>
    </div>
  )
}

function SayForm({ view: { talk, turns, question, help }, problem }: Props) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('act') === 'say'
  const form = useRef<HTMLFormElement>(null)
  const count = turns.length
  useEffect(() => {
    form.current?.reset()
  }, [count])
  return (
    <KeyedForm
      name="next-question"
      ref={form}
      noValidate
      className="mt-8 rounded-sheet bg-surface p-4 shadow-lg sm:p-5"
      aria-label={talk ? 'Say the next thing' : 'Begin a conversation'}
      id="say"
    >
      <input type="hidden" name="act" value="say" />
      <Field label={talk ? 'Your next question' : 'Your question'} error={problem?.errors.question}>
        <AskArea
          name="question"
          waits={!talk}
          rows={2}
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={problem?.values.question ?? question}
          placeholder={talk ? 'Ask on, or about one claim above' : 'What would you like to talk through?'}
        />
      </Field>
      <input type="hidden" name="choose" value="1" />
      <HelperFields
        key={`${help.judge} ${help.rewriter}`}
        help={help}
        values={problem?.values ?? null}
        errors={problem?.errors ?? {}}
      />
      <div className="mt-3 flex items-center justify-between gap-3">
        <AskKeysNote />
        <Button type="submit" busy={isSending} busyLabel="Asking...">
          Ask <Icon name="arrow-up" size={17} />
        </Button>
      </div>
    </KeyedForm>
  )
}

/** The conversation's name, and its end. */
function House({ title, problem }: { title: string; problem: FormProblem | null }) {
  return (
    <details className="mt-6 text-sm" open={useIsHeld('rename-talk') || problem !== null}>
      <summary className="inline-flex min-h-9 items-center text-fg-muted">Rename or remove this conversation</summary>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <KeyedForm name="rename-talk" again className="flex flex-wrap items-end gap-2">
          <input type="hidden" name="act" value="rename" />
          <Field label="Name">
            <TextInput name="title" defaultValue={problem?.values.title ?? title} autoComplete="off" />
          </Field>
          <Button type="submit" variant="plain" size="sm">
            Rename
          </Button>
        </KeyedForm>
        <Form method="post">
          <input type="hidden" name="act" value="remove" />
          <Button type="submit" variant="danger" size="sm">
            Remove with all answers
          </Button>
        </Form>
      </div>
      {problem ? <FieldError>{Object.values(problem.errors)[0]}</FieldError> : null}
    </details>
  )
}
