import { Link } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { AskKeysNote } from '#app/kits/pages/question-box/ask-keys-note.tsx'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { useAskKeys } from '#app/kits/pages/question-box/use-ask-keys.ts'
import { useKeptText } from '#app/kits/pages/question-box/use-kept-text.ts'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import { BareTextArea } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { openModes } from '../begin.ts'

/** The question box: a plain form that asks the consensus screen, whose words other tools take as well. */
export function Composer({
  label = 'Your question',
  placeholder = 'What would you like to be sure of?',
  rows = 2,
}: {
  label?: string
  placeholder?: string
  rows?: number
}) {
  const keys = useAskKeys({ waits: true })
  useKeptText(keys.ref, 'home')
  return (
    <KeyedForm
      name="first-question"
      action={to('consensus')}
      className={
        'rounded-sheet relative bg-surface pt-5.5 pr-4 pb-3.5 pl-6 shadow-lg ' +
        'focus-within:shadow-[var(--sh-lg),0_0_0_2px_var(--ring)] max-sm:pt-4.5 max-sm:pr-3 ' +
        'max-sm:pb-3 max-sm:pl-4.5'
      }
    >
      <label htmlFor="home-question" className="sr-only">
        {label}
      </label>
      <BareTextArea
        boxRef={keys.ref}
        onKeyDown={keys.onKeyDown}
        id="home-question"
        name="question"
        rows={rows}
        required
        maxLength={QUESTION_MAX_CHARS}
        placeholder={placeholder}
        className={
          'block w-full resize-none border-0 bg-transparent pr-2 text-[1.1875rem] leading-[1.65rem] ' +
          'tracking-[-0.014em] outline-none placeholder:text-fg-subtle max-sm:text-[1.0625rem] ' +
          'max-sm:leading-6'
        }
      />
      <div className="mt-2 -ml-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Modes />
        <div className="ml-auto flex items-center gap-3.5 max-sm:w-full max-sm:justify-between max-sm:pl-2">
          <AskKeysNote className="max-xl:hidden" />
          <Link
            to={to('consensus')}
            className="inline-flex min-h-tap items-center gap-0.5 text-[0.8125rem] text-fg-subtle hover:text-fg"
          >
            Who answers
          </Link>
          <button
            type="submit"
            aria-label="Ask"
            className={
              'rounded-control-lg grid size-11.5 place-items-center bg-primary text-fg-on-ink ' +
              'shadow-[var(--sh-key)] hover:bg-primary-hover'
            }
          >
            <Icon name="arrow-up" size={22} />
          </button>
        </div>
      </div>
    </KeyedForm>
  )
}

/** What the words are for: Enter asks several at once, the other chips take them elsewhere. */
function Modes() {
  return (
    <div
      role="group"
      aria-label="What to do with it"
      className={
        'relative flex gap-1.5 sm:flex-wrap max-sm:-mr-3 max-sm:w-[calc(100%_+_0.75rem)] max-sm:overflow-x-auto max-sm:p-0.5 ' +
        'no-scrollbar whitespace-nowrap'
      }
    >
      <span className={toChipClass(true)}>
        <ConsensusIcon />
        Consensus
      </span>
      {openModes.map(({ screen, label: words, icon }) => (
        <button
          key={screen}
          type="submit"
          formMethod="get"
          formAction={fillPath(endpoints['landing/begin'], { screen })}
          formNoValidate
          className={toChipClass()}
        >
          <Icon name={icon} size={17} />
          {words}
        </button>
      ))}
    </div>
  )
}

function ConsensusIcon() {
  return (
    <svg
      width="17"
      height="17"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <circle cx="9" cy="9.5" r="5" />
      <circle cx="15" cy="9.5" r="5" />
      <circle cx="12" cy="15" r="5" />
    </svg>
  )
}
