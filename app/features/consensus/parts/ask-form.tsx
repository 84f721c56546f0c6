import { Form, useNavigation } from '@remix-run/react'
import { QUESTION_MAX_CHARS } from '#app/kits/ask/ask.limits.ts'
import type { SeatInfo } from '#app/kits/panel/seat-info.ts'
import type { FormProblem } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceChip } from '#app/ui/chip.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/seat-mark.tsx'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS, MAX_PASTED_ANSWERS, toLetterName } from '../consensus.limits.ts'

type Props = { seats: readonly SeatInfo[]; question: string; problem: FormProblem | null }

/** Question, voices and pasted answers in one form; after a mistake it comes back as it was sent. */
export function AskForm({ seats, question, problem }: Props) {
  const isSending = useNavigation().formMethod === 'POST'
  // A form that showed no choice of voices, such as the one on home, meant all of them.
  const wasChosen = (id: string) => !problem?.values.choose || listOf(problem, 'seat').includes(id)
  return (
    <Form method="post" noValidate className="rounded-sheet bg-surface p-4 shadow-lg sm:p-6" aria-label="Ask">
      <input type="hidden" name="choose" value="1" />
      <Field label="Your question" error={problem?.errors.question}>
        <TextArea
          name="question"
          rows={3}
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={problem?.values.question ?? question}
          placeholder="What would you like to know?"
          className="text-lg leading-7"
        />
      </Field>
      <fieldset className="mt-5">
        <legend className="text-[0.8125rem] font-medium">Voices</legend>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {seats.map(({ id, label }, n) => (
            <ChoiceChip key={id} type="checkbox" name="seat" value={id} defaultChecked={wasChosen(id)}>
              <SeatMark seat={toSeatNumber(n)} size={13} />
              {label}
            </ChoiceChip>
          ))}
        </div>
        {problem?.errors.seat ? <FieldError>{problem.errors.seat}</FieldError> : null}
      </fieldset>
      <PastedAnswers problem={problem} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-fg-subtle">
          {seats.every(({ isBuiltIn }) => isBuiltIn)
            ? 'Built-in voices cost nothing. The question stays on this server.'
            : 'Built-in voices cost nothing and stay on this server. The others send the question to their company.'}
        </p>
        <Button type="submit" size="lg" busy={isSending} busyLabel="Asking...">
          Ask <Icon name="arrow-up" size={18} />
        </Button>
      </div>
    </Form>
  )
}

const listOf = (problem: FormProblem | null, name: string): string[] => {
  const single = problem?.values[name]
  return problem?.lists[name] ?? (single === undefined ? [] : [single])
}

/** Two to six answers from anywhere. Open after a mistake in them, else folded away. */
function PastedAnswers({ problem }: { problem: FormProblem | null }) {
  const answers = listOf(problem, 'answer')
  const labels = listOf(problem, 'label')
  const hasText = answers.some((text) => text.trim() !== '')
  return (
    <details className="group mt-5 rounded-card bg-sunken" open={hasText || problem?.errors.answer !== undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
        <Icon name="plus" size={18} className="transition-transform duration-fast group-open:rotate-45" />
        Bring your own answers
        <span className="font-body text-fg-subtle max-sm:hidden">two to six, from anywhere</span>
      </summary>
      <div className="grid gap-4 px-4 pb-4 sm:grid-cols-2">
        {Array.from({ length: MAX_PASTED_ANSWERS }, (_, n) => (
          <div key={n} className="grid gap-2">
            <Field label={`Name of answer ${n + 1}`} hideLabel>
              <TextInput
                name="label"
                defaultValue={labels[n] ?? ''}
                placeholder={toLetterName(n)}
                maxLength={LABEL_MAX_CHARS}
                autoComplete="off"
              />
            </Field>
            <Field label={`Text of answer ${n + 1}`} hideLabel error={n === 0 ? problem?.errors.answer : undefined}>
              <TextArea
                name="answer"
                rows={4}
                maxLength={ANSWER_MAX_CHARS}
                defaultValue={answers[n] ?? ''}
                placeholder={`Paste answer ${n + 1}`}
              />
            </Field>
          </div>
        ))}
      </div>
    </details>
  )
}
