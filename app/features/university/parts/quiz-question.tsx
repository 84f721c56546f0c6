import { useNavigation } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { RadioGroup } from '#app/ui/controls/radio-group.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { QuizView } from '../quiz-view.ts'

type Props = { question: QuizView; number: number | null; error: string | null; action?: string }

/** One question: a hint before the answer, the passage to read again, and the reason once it is right. */
export function QuizQuestionForm({ question, number, error, action }: Props) {
  const { key, text, options, hint, state, chosen, why, passage, passageHref } = question
  const { formData, state: going } = useNavigation()
  const isBusy = going !== 'idle' && formData?.get('question') === key
  const label = number === null ? text : `${number}. ${text}`
  return (
    <KeyedForm name="answer-quiz" of={key} again action={action} preventScrollReset noValidate>
      <input type="hidden" name="do" value="answer" />
      <input type="hidden" name="question" value={key} />
      <RadioGroup
        label={label}
        name="choice"
        options={options.map(({ id, text: words }) => ({ value: id, label: words }))}
        {...(chosen ? { defaultValue: chosen } : {})}
        error={error}
      />
      <div role="status" className="mt-1 grid gap-2">
        {state === 'right' ? (
          <p className="flex items-start gap-2 rounded-control bg-success-soft px-3.5 py-2.5 text-success-soft-fg">
            <Icon name="check" size={18} className="mt-0.5 flex-none" />
            <span className="min-w-0 wrap-anywhere">Right. {why}</span>
          </p>
        ) : null}
        {state === 'wrong' ? (
          <p className="flex items-start gap-2 rounded-control bg-sunken px-3.5 py-2.5">
            <Icon name="info" size={18} className="mt-0.5 flex-none" />
            <span className="min-w-0 wrap-anywhere">Not yet. {hint}</span>
          </p>
        ) : null}
        {passage ? (
          <blockquote className="border-s-2 border-accent ps-3.5 text-fg-muted wrap-anywhere">“{passage}”</blockquote>
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          size="sm"
          variant={state === 'right' ? 'plain' : 'soft'}
          busy={isBusy}
          aria-label={`Answer: ${text}`}
        >
          {state === 'right' ? 'Answer again' : 'Answer'}
        </Button>
        {state === 'open' ? (
          <details className="min-w-0">
            <summary className="cursor-pointer py-1 text-sm font-medium">A hint</summary>
            <p className="mt-1 text-fg-muted wrap-anywhere">{hint}</p>
          </details>
        ) : (
          <a href={passageHref} className="link text-sm">
            {state === 'right' ? 'The passage' : 'Read the passage again'}
          </a>
        )}
      </div>
    </KeyedForm>
  )
}
