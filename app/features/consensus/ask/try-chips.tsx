import { to } from '#app/catalogue/to.ts'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'

const EXAMPLES = ['What is the capital of Mongolia?', '5 ft 7 in in cm', 'What is photosynthesis?'] as const

/** Questions to try; each is asked at once. */
export function TryChips() {
  return (
    <KeyedForm
      name="try-question"
      action={to('consensus')}
      className="mt-4 flex flex-wrap items-center gap-2 pl-2.5 text-[0.8125rem] text-fg-subtle"
    >
      <span>Try</span>
      {EXAMPLES.map((question) => (
        <button key={question} type="submit" name="question" value={question} className={toChipClass()}>
          {question}
        </button>
      ))}
    </KeyedForm>
  )
}
