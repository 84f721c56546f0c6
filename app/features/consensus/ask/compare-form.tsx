import { useNavigation } from '@remix-run/react'
import { exampleAnswers } from '#app/kits/asking/panel/example-answers.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useHeldList } from '#app/ui/keyed-form.tsx'
import { MAX_PASTED_ANSWERS, toLetterName } from '../consensus.limits.ts'
import type { AskView } from './ask-view.server.ts'
import { listTyped } from '../typed-lists.ts'
import { AnswerSlot } from './answer-slot.tsx'
import { AskOptions } from './ask-options.tsx'

/** Slots that stand open; the others open with one press. */
const OPEN_SLOTS = 3

type Props = { view: AskView; problem: FormProblem | null }

/** Answers from anywhere side by side. Nobody is asked, and nothing leaves this server. */
export function CompareForm({ view, problem }: Props) {
  const { formMethod, formData } = useNavigation()
  const isSending = formMethod === 'POST' && formData?.get('way') === 'compare' && !formData.get('act')
  const typed = problem ?? view.filled.typed
  const errors = problem?.errors ?? {}
  const answers = listTyped(typed, 'answer')
  const labels = listTyped(typed, 'label')
  const slots = Array.from({ length: MAX_PASTED_ANSWERS }, (_, n) => (
    <AnswerSlot
      key={n}
      number={n + 1}
      label={labels[n] ?? ''}
      text={answers[n] ?? ''}
      error={n === 0 ? errors.answer : undefined}
    />
  ))
  return (
    <KeyedForm
      name="compare-answers"
      encType="multipart/form-data"
      noValidate
      className="rounded-sheet bg-surface p-4 shadow-lg sm:p-6"
      aria-label="Compare"
    >
      <input type="hidden" name="choose" value="1" />
      <input type="hidden" name="way" value="compare" />
      <button type="submit" hidden tabIndex={-1} />
      <div className="grid gap-4 sm:grid-cols-3">{slots.slice(0, OPEN_SLOTS)}</div>
      <details className="mt-3" open={answers.slice(OPEN_SLOTS).some(Boolean)}>
        <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-[0.8125rem] font-medium text-fg-muted hover:text-fg">
          <Icon name="plus" size={15} /> More answers
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-3">{slots.slice(OPEN_SLOTS)}</div>
      </details>
      <Field label="The question they answer, if you like" error={errors.question} className="mt-4">
        <TextInput
          name="question"
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={typed?.values.question ?? ''}
          autoComplete="off"
        />
      </Field>
      <AskOptions view={view} problem={problem} typed={typed} asksNobody />
      <Exports typed={typed} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" name="act" value="bring-chat" variant="plain" size="sm">
          <Icon name="upload" size={16} /> Bring an exported chat
        </Button>
        <Button type="submit" size="lg" busy={isSending} busyLabel="Comparing..." className="ml-auto max-sm:w-full">
          Compare <Icon name="arrow-up" size={18} />
        </Button>
      </div>
      <p className="mt-3 text-[0.8125rem] text-fg-subtle">
        Unless you say so nobody is asked: answers are compared on this server, free of charge. Exports of ChatGPT,
        Claude and Gemini are read; what you typed here stays.
      </p>
    </KeyedForm>
  )
}

/** Exported chats that answers were taken from, to go back to. */
function Exports({ typed }: { typed: Typed | null }) {
  const ids = new Set([...listTyped(typed, 'export'), ...useHeldList('export')])
  return [...ids].map((id) => <input key={id} type="hidden" name="export" value={id} />)
}

/** Three answers to see what comes of it, in one press. */
export function CompareExample() {
  return (
    <KeyedForm
      name="example-answers"
      className="mt-4 flex flex-wrap items-center gap-2 pl-2.5 text-[0.8125rem] text-fg-subtle"
    >
      <input type="hidden" name="question" value={exampleAnswers.question} />
      <input type="hidden" name="choose" value="none" />
      {exampleAnswers.texts.map((text, n) => (
        <span key={text} hidden>
          <input type="hidden" name="label" value={toLetterName(n)} />
          <input type="hidden" name="answer" value={text} />
        </span>
      ))}
      <span>Nothing at hand?</span>
      <Button type="submit" variant="plain" size="xs">
        Compare three example answers
      </Button>
    </KeyedForm>
  )
}
