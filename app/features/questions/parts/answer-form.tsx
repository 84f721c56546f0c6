import { useNavigation } from '@remix-run/react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { ANSWER_MAX_CHARS, MOST_SOURCES } from '../questions.limits.ts'

type Before = { id: string; text: string; basis: string; sources: readonly string[] }

/** A member's answer, new or changed, with what it rests on. */
export function AnswerForm({ before, problem }: { before: Before | null; problem: FormProblem | null }) {
  const isSending = useNavigation().formMethod === 'POST'
  const act = before ? 'edit-answer' : 'answer'
  const isOwn = problem?.values.act === act && (!before || problem.values.answer === before.id)
  const { errors, values }: Pick<FormProblem, 'errors' | 'values'> =
    isOwn && problem ? problem : { errors: {}, values: {} }
  return (
    <KeyedForm name="answer" of={before?.id} noValidate className="grid gap-4" key={before?.text}>
      <input type="hidden" name="act" value={act} />
      {before ? <input type="hidden" name="answer" value={before.id} /> : null}
      <Field
        label={before ? 'Your answer, changed' : 'Your answer'}
        error={errors.text}
        help="Begin with the answer itself. Markdown works."
      >
        <TextArea name="text" rows={6} maxLength={ANSWER_MAX_CHARS} defaultValue={values.text ?? before?.text ?? ''} />
      </Field>
      <RadioGroup
        label="What it rests on"
        name="basis"
        look="cards"
        defaultValue={values.basis ?? before?.basis ?? 'sources'}
        error={errors.basis}
        options={[
          { value: 'sources', label: 'Sources', icon: 'quote', help: 'Others can look them up.' },
          {
            value: 'experience',
            label: 'Own experience',
            icon: 'user',
            help: 'You did it, saw it or know it yourself.',
          },
        ]}
      />
      <Field
        label="Sources"
        error={errors.sources}
        help={`One a line: an address, or a book with its page. At most ${MOST_SOURCES}; none needed for own experience.`}
      >
        <TextArea name="sources" rows={2} defaultValue={values.sources ?? before?.sources.join('\n') ?? ''} />
      </Field>
      <div>
        <Button type="submit" busy={isSending} busyLabel="Sending...">
          {before ? 'Save the answer' : 'Post the answer'}
        </Button>
      </div>
    </KeyedForm>
  )
}
