import { Link } from '@remix-run/react'
import type { ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { ChipLink, toChipClass } from '#app/ui/controls/chip.tsx'
import { BareTextArea } from '#app/ui/controls/field.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { isOpen, toTool } from '../openings.ts'

const modes = [
  { label: 'Web', icon: 'globe', screen: 'web-search' },
  { label: 'Image', icon: 'image', screen: 'image-studio' },
  { label: 'Voice', icon: 'mic', screen: 'voice-tools' },
  { label: 'Document', icon: 'file-text', screen: 'document-analyzer' },
] as const satisfies readonly { label: string; icon: IconName; screen: ScreenId }[]

/** The question box: a plain form that asks the consensus screen, with links to the other tools beside it. */
export function Composer({
  label = 'Your question',
  placeholder = 'What would you like to be sure of?',
  rows = 2,
}: {
  label?: string
  placeholder?: string
  rows?: number
}) {
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
        <nav
          aria-label="Other ways to start"
          className={
            'relative flex gap-1.5 sm:flex-wrap max-sm:-mr-3 max-sm:w-[calc(100%_+_0.75rem)] max-sm:overflow-x-auto max-sm:p-0.5 ' +
            'no-scrollbar'
          }
        >
          <span className={toChipClass(true)}>
            <ConsensusIcon />
            Consensus
          </span>
          {modes.map((mode) => (
            <ChipLink key={mode.label} to={toTool(mode.screen)}>
              <Icon name={mode.icon} size={17} />
              {mode.label}
              {isOpen(mode.screen) ? null : <span className="sr-only">, opening soon</span>}
            </ChipLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-3.5 max-sm:w-full max-sm:justify-between max-sm:pl-2">
          <Link
            to={to('consensus')}
            className="inline-flex min-h-tap items-center gap-0.5 text-[0.8125rem] text-fg-subtle hover:text-fg"
          >
            {[0, 1, 2, 3].map((index) => (
              <SeatMark key={index} seat={toSeatNumber(index)} size={14} />
            ))}
            <span className="ml-1.5">Who answers</span>
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
