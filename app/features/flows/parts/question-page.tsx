import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Panel } from '#app/ui/brand/card.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { QuestionView } from '../sharing/shared-view.server.ts'

/** What a flow asks a person: a yes or a no, without an account. */
export function QuestionPage({ view, problem }: { view: QuestionView; problem: FormProblem | null }) {
  const { question, title, words, text, isOpen, answer, notes, until } = view
  return (
    <div className="page max-w-[44rem] pt-6 pb-section sm:pt-10">
      <p className="text-fg-muted wrap-anywhere">{`“${title}” asks`}</p>
      <h1 className="heading-page wrap-anywhere" dir="auto">
        {words || 'Yes or no?'}
      </h1>
      {text ? (
        <Panel
          className="mt-5 max-h-[32rem] overflow-y-auto p-4 whitespace-pre-wrap wrap-anywhere"
          dir="auto"
          tabIndex={0}
          aria-label="What is to be looked at"
        >
          {text}
        </Panel>
      ) : null}
      {isOpen ? (
        <KeyedForm
          name="flow-answer"
          action={to('v2-workflow-builder', null, { answer: question })}
          className="mt-6 grid gap-4"
        >
          <input type="hidden" name="do" value="answer" />
          <input type="hidden" name="question" value={question} />
          <Field label="A word with it" help="It stands in the run." error={problem?.errors['word'] ?? null}>
            <TextInput name="word" defaultValue={problem?.values['word'] ?? ''} autoComplete="off" />
          </Field>
          {problem?.errors['answer'] ? <FieldError id="answer-error">{problem.errors['answer']}</FieldError> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="answer" value="yes" size="lg">
              Yes, go on
            </Button>
            <Button type="submit" name="answer" value="no" variant="plain" size="lg">
              No
            </Button>
          </div>
          {until ? (
            <p className="text-sm text-fg-muted">{`Without an answer by ${toShortDay(until)} it is a no.`}</p>
          ) : null}
        </KeyedForm>
      ) : (
        <p role="status" className="mt-6">
          {answer === null
            ? 'The run was stopped: nobody waits for an answer any more.'
            : `It was answered: ${answer}.`}
          {notes.map((note) => (
            <span key={note} className="block text-fg-muted wrap-anywhere">
              {note}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
