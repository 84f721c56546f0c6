import { useEffect, useRef } from 'react'
import { nextMonday, sayDay, addDays, dayOf } from '#app/engines/mail-triage/wall-time.ts'
import { toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { InboxState, Snooze } from '../inbox-state.ts'
import { EVENING, MORNING } from './mail-words.ts'
import { SAMPLE_NOW } from '../sample-mail.ts'
import { StepLink } from '../step-link.tsx'
import type { Inbox } from '../use-inbox.ts'

const today = dayOf(SAMPLE_NOW)
const monday = sayDay(nextMonday(today), SAMPLE_NOW)
const tomorrow = new Date(`${addDays(today, 1)}T00:00:00Z`).toLocaleDateString('en-GB', {
  weekday: 'long',
  timeZone: 'UTC',
})

const choices: readonly { id: Snooze; label: string; at: string }[] = [
  { id: 'e', label: 'This evening', at: `Today ${EVENING}` },
  { id: 't', label: 'Tomorrow', at: `${tomorrow} ${MORNING}` },
  { id: 'w', label: 'Next week', at: `${monday} ${MORNING}` },
]

/** Puts a mail off until one of three times. A disclosure: it opens without JavaScript too. */
export function SnoozeMenu({ inbox, toNext }: { inbox: Inbox; toNext: (snooze: Snooze) => InboxState }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && details.contains(event.relatedTarget))) details.open = false
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    details.addEventListener('focusout', leave)
    details.addEventListener('keydown', escape)
    return () => {
      details.removeEventListener('focusout', leave)
      details.removeEventListener('keydown', escape)
    }
  }, [])
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label="Snooze"
        data-tip="Snooze"
        data-tip-side="bottom"
        className={toIconButtonClass({
          className: 'tooltip marker:content-none lg:size-10 [&::-webkit-details-marker]:hidden',
        })}
      >
        <Icon name="clock" size={20} />
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-1 grid w-60 gap-0.5 rounded-xl bg-surface-raised p-1.5 shadow-lg max-md:-left-12">
        {choices.map(({ id, label, at }) => (
          <li key={id}>
            <StepLink
              inbox={inbox}
              next={toNext(id)}
              className="flex min-h-tap items-center justify-between gap-4 rounded-lg px-3 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="font-medium">{label}</span>
              <span className="text-[0.8125rem] text-fg-muted tabular-nums">{at}</span>
            </StepLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
