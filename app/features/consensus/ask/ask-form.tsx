import { useNavigation } from '@remix-run/react'
import { AskArea } from '#app/kits/pages/question-box/ask-area.tsx'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AskView } from './ask-view.server.ts'
import { formatTime } from '../run/run-figures.ts'
import { AskOptions } from './ask-options.tsx'

type Props = { view: AskView; problem: FormProblem | null; waits: boolean }

/** A question and the button; who answers and what else goes along is folded below. Comes back as it was sent. */
export function AskForm({ view, problem, waits }: Props) {
  const { seats, question, expected } = view
  const { formMethod, formData } = useNavigation()
  const isSending = formMethod === 'POST' && !formData?.get('act') && !formData?.has('way')
  const typed = problem ?? view.filled.typed
  return (
    <KeyedForm
      name="ask-consensus"
      encType="multipart/form-data"
      noValidate
      className="rounded-sheet bg-surface p-4 shadow-lg sm:p-6"
      aria-label="Ask"
    >
      {/* Enter in any field asks: it presses the first button. */}
      <button type="submit" hidden tabIndex={-1} />
      <input type="hidden" name="choose" value="1" />
      <Field label="Your question" error={problem?.errors.question}>
        <AskArea
          name="question"
          rows={3}
          waits={waits}
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={typed?.values.question ?? question}
          placeholder="What would you like to know?"
          className="text-lg leading-7"
        />
      </Field>
      <div className="mt-3 flex items-center justify-between gap-4">
        <AskKeysNote className="max-sm:hidden" />
        <Button type="submit" size="lg" busy={isSending} busyLabel="Asking..." className="max-sm:w-full sm:ml-auto">
          Ask <Icon name="arrow-up" size={18} />
        </Button>
      </div>
      <AskOptions view={view} problem={problem} typed={typed} />
      <p className="mt-4 text-[0.8125rem] text-fg-subtle">
        {seats.every(({ isBuiltIn }) => isBuiltIn)
          ? 'Built-in sources cost nothing. The question stays on this server.'
          : `Built-in sources cost nothing and stay on this server. Models send the question to their company. ${toExpectedWords(expected)}`}
      </p>
    </KeyedForm>
  )
}

/** What the usual panel will take, before anybody is asked. */
function toExpectedWords({ usualMicros, longMicros, unpriced, usualMs, longMs }: AskView['expected']): string {
  const cost =
    usualMicros === null || longMicros === null
      ? `The price of ${unpriced.join(' and ') || 'one of them'} is unknown.`
      : longMicros === 0
        ? 'This panel is free.'
        : `This panel usually costs ${toMoneyWords(usualMicros)}, at most about ${toMoneyWords(longMicros)}.`
  const time =
    usualMs === null || longMs === null ? '' : ` The slowest takes ${formatTime(usualMs)} to ${formatTime(longMs)}.`
  return cost + time
}
