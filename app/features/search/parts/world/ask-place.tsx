import { Link, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { PlaceAnswer, WorldAnswer } from '../../world/world-ask.server.ts'
import { PLACE_QUESTION_MAX_CHARS } from '../../world/world.limits.ts'

type Props = { name: string; action: string; answer: WorldAnswer | null }

/** A question about the place of the page: the built-in facts answer at once, several voices on a press. */
export function AskPlace({ name, action, answer }: Props) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { asked = null, problem = null } = answer ?? {}
  return (
    <Panel as="section" aria-labelledby="ask-place" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-7">
      <div>
        <h2 id="ask-place" className="heading-small">
          Ask about {name}
        </h2>
        <p className="mt-1 text-fg-muted">The built-in facts answer at once. It is free and counts no run.</p>
      </div>
      <KeyedForm
        name="ask-place"
        action={action}
        preventScrollReset
        noValidate
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <Field label={`A question about ${name}`} hideLabel error={problem?.errors['question'] ?? null}>
          <TextInput
            name="question"
            required
            maxLength={PLACE_QUESTION_MAX_CHARS}
            autoComplete="off"
            placeholder="What is the capital?"
            defaultValue={problem?.values['question'] ?? asked?.question ?? ''}
          />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Looking it up..." className="min-h-11!">
          Ask
        </Button>
      </KeyedForm>
      <div role="status">{asked ? <Told asked={asked} /> : null}</div>
    </Panel>
  )
}

function Told({ asked }: { asked: PlaceAnswer }) {
  const { text, isAnswered, sources, engine, tookMs, full } = asked
  return (
    <div className="grid gap-2 rounded-card bg-surface px-5 py-4">
      <p className="text-xs text-fg-subtle">{full}</p>
      <p className={isAnswered ? 'text-lg wrap-anywhere' : 'wrap-anywhere'}>{text}</p>
      {sources.length > 0 ? (
        <ul className="grid gap-1 text-[0.8125rem] text-fg-muted">
          {sources.map(({ title, url, quote }, n) => (
            <li key={n} className="wrap-anywhere">
              {url ? (
                <a href={url} rel="noreferrer" target="_blank" className="link">
                  {title}
                </a>
              ) : (
                title
              )}
              : {quote}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-fg-subtle tabular-nums">
        {engine}, {tookMs.toLocaleString('en')} ms, free
        <Link
          to={to('consensus', null, { question: full })}
          className={toButtonClass({ variant: 'plain', size: 'xs' })}
        >
          Ask several at once
        </Link>
      </p>
    </div>
  )
}
