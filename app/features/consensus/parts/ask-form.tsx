import { Link, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm, useHeldList } from '#app/ui/keyed-form.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import type { AskView } from '../consensus-view.server.ts'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS, MAX_PASTED_ANSWERS, toLetterName } from '../consensus.limits.ts'
import { formatTime } from '../run/run-figures.ts'
import { listTyped } from '../typed-lists.ts'
import { DocumentPart } from './documents/document-part.tsx'
import { HelperFields } from './helper-fields.tsx'

/** Who may speak without being asked anew; each is seated only when it has something to say. */
const WITNESSES = [
  { name: 'community', label: 'Community answers' },
  { name: 'settled', label: 'Earlier answers' },
] as const

type Props = { view: AskView; problem: FormProblem | null }

/** Question, voices and pasted answers in one form; after a mistake it comes back as it was sent. */
export function AskForm({ view, problem }: Props) {
  const { seats, question, chosen, panels, expected } = view
  const { formMethod, formData } = useNavigation()
  const isSending = formMethod === 'POST' && !formData?.get('act')
  const typed = problem ?? view.filled.typed
  const errors = problem?.errors ?? {}
  // A form that showed no choice of voices, such as the one on home, meant the usual panel.
  const isChosen = (id: string) => (typed?.values.choose ? listTyped(typed, 'seat').includes(id) : chosen.includes(id))
  const isAsked = (name: string) => !typed?.values.choose || listTyped(typed, 'witness').includes(name)
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
        <TextArea
          name="question"
          rows={3}
          maxLength={QUESTION_MAX_CHARS}
          defaultValue={typed?.values.question ?? question}
          placeholder="What would you like to know?"
          className="text-lg leading-7"
        />
      </Field>
      <fieldset className="mt-5">
        <legend className="text-[0.8125rem] font-medium">Voices</legend>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {seats.map(({ id, label }, n) => (
            <ChoiceChip key={id} type="checkbox" name="seat" value={id} defaultChecked={isChosen(id)}>
              <SeatMark seat={toSeatNumber(n)} size={13} />
              {label}
            </ChoiceChip>
          ))}
          {WITNESSES.map(({ name, label }) => (
            <ChoiceChip key={name} type="checkbox" name="witness" value={name} defaultChecked={isAsked(name)}>
              {label}
            </ChoiceChip>
          ))}
        </div>
        {problem?.errors.seat ? <FieldError>{problem.errors.seat}</FieldError> : null}
      </fieldset>
      <SavedPanels panels={panels} problem={problem} />
      <HelperFields help={view.help} values={typed?.values.choose ? typed.values : null} errors={errors} />
      <PastedAnswers typed={typed} error={errors.answer} />
      <DocumentPart typed={typed} errors={errors} ownFiles={view.ownFiles} isMember={view.isMember} />
      <Exports typed={typed} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-fg-subtle">
          {seats.every(({ isBuiltIn }) => isBuiltIn)
            ? 'Built-in voices cost nothing. The question stays on this server.'
            : `Built-in voices cost nothing and stay on this server. The others send the question to their company. ${toExpectedWords(expected)}`}
        </p>
        <Button type="submit" size="lg" busy={isSending} busyLabel="Asking...">
          Ask <Icon name="arrow-up" size={18} />
        </Button>
      </div>
    </KeyedForm>
  )
}

/** Exported chats that answers were taken from, to go back to. */
function Exports({ typed }: { typed: Typed | null }) {
  const ids = new Set([...listTyped(typed, 'export'), ...useHeldList('export')])
  return [...ids].map((id) => <input key={id} type="hidden" name="export" value={id} />)
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

/** Choices of voices that were kept under a name; the chosen voices can be kept under another. */
function SavedPanels({ panels, problem }: { panels: AskView['panels']; problem: FormProblem | null }) {
  const error = problem?.errors.panelName
  const isHeld = useHeldList('panelName').some(Boolean)
  return (
    <details className="group mt-3" open={isHeld || error !== undefined}>
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-[0.8125rem] font-medium text-fg-muted hover:text-fg">
        <Icon name="bookmark" size={15} /> Saved panels{panels.length > 0 ? ` (${panels.length})` : ''}
      </summary>
      {panels.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-2">
          {panels.map(({ id, name, seats, judge, rewriter }) => (
            <li key={id} className="flex items-center rounded-full bg-sunken pl-3 text-[0.8125rem]">
              <Link
                to={to('consensus', null, { seat: seats, ...(judge && { judge }), ...(rewriter && { rewriter }) })}
                className="link"
                preventScrollReset
              >
                {name}
              </Link>
              <span className="ml-1.5 text-fg-subtle">{seats.length}</span>
              <button
                type="submit"
                name="removePanel"
                value={id}
                className="grid size-9 place-items-center rounded-full text-fg-muted hover:text-fg"
                aria-label={`Remove the panel ${name}`}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <Field label="Keep the chosen voices as" error={error}>
          <TextInput
            name="panelName"
            maxLength={LABEL_MAX_CHARS}
            defaultValue={problem?.values.panelName ?? ''}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" name="act" value="keep-panel" variant="plain" size="sm">
          Keep
        </Button>
      </div>
    </details>
  )
}

/** Two to six answers from anywhere. Open after a mistake in them, else folded away. */
function PastedAnswers({ typed, error }: { typed: Typed | null; error: string | undefined }) {
  const answers = listTyped(typed, 'answer')
  const labels = listTyped(typed, 'label')
  const hasText = [...answers, ...useHeldList('answer')].some((text) => text.trim() !== '')
  return (
    <details className="group mt-5 rounded-card bg-sunken" open={hasText || error !== undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2.5 font-medium">
        <Icon name="plus" size={18} className="transition-transform duration-fast group-open:rotate-45" />
        Bring your own answers
        <span className="font-body text-fg-subtle max-sm:hidden">pasted, or from an exported chat</span>
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
            <Field label={`Text of answer ${n + 1}`} hideLabel error={n === 0 ? error : undefined}>
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-4">
        <Button type="submit" name="act" value="bring-chat" variant="plain" size="sm">
          <Icon name="upload" size={16} /> Bring an exported chat
        </Button>
        <span className="text-xs text-fg-subtle">From ChatGPT, Claude or Gemini. What you typed here stays.</span>
      </div>
    </details>
  )
}
