import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { placeOf, undo, type InboxState } from './inbox-state.ts'
import { placeWords } from './reading/mail-words.ts'
import { StepLink } from './step-link.tsx'
import type { Inbox } from './use-inbox.ts'

/** A deed can be taken back for this long once JavaScript counts; without it, until the next one. */
const UNDO_S = 10
const TICK_MS = 1_000

/** What happened last, and the way back. The status stands there before it speaks, so that it is read aloud. */
export function UndoBar({ inbox, left }: { inbox: Inbox; left: number }) {
  const { state, all } = inbox
  const before = undo(state)
  const isShown = state.deed !== null && left > 0
  const subject = all.find(({ id }) => id === state.deed?.mail)?.subject ?? ''
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--bottom-bar-h)+0.75rem)] z-10 -mt-15 grid h-15 grid-cols-[minmax(0,auto)] justify-center items-end px-3 lg:bottom-4">
      <div
        className={
          isShown
            ? 'pointer-events-auto flex min-h-13 max-w-full animate-arrive items-center gap-3 rounded-xl bg-primary py-1 pr-1.5 pl-4 text-fg-on-ink shadow-lg'
            : ''
        }
      >
        <p role="status" className="min-w-0 truncate">
          {isShown ? `${sayDeed(state)}: ${subject}` : ''}
        </p>
        {isShown && before ? (
          <>
            <Seconds left={left} />
            <StepLink
              inbox={inbox}
              next={before}
              className="inline-flex min-h-tap flex-none items-center gap-2 rounded-control-sm px-3 font-strong hover:bg-primary-hover focus-visible:outline-fg-on-ink focus-visible:-outline-offset-2"
            >
              <Icon name="undo" size={17} />
              Undo
            </StepLink>
          </>
        ) : null}
      </div>
    </div>
  )
}

function Seconds({ left }: { left: number }) {
  return (
    <span aria-hidden="true" className="flex h-[5px] flex-none gap-[2px] max-sm:hidden">
      {Array.from({ length: UNDO_S }, (_, second) => (
        <i key={second} className={`w-[5px] rounded-full bg-current ${second < left ? '' : 'opacity-25'}`} />
      ))}
    </span>
  )
}

function sayDeed(state: InboxState): string {
  if (!state.deed) return ''
  const { mail, was } = state.deed
  if (was === 'back') return 'Taken back'
  if (was === 'star') return 'Star removed'
  return was === 'plain' ? 'Starred' : placeWords[placeOf(state, mail)]
}

/** Seconds in which the deed can be taken back. Each deed begins its own ten. */
export function useUndoSeconds(state: InboxState): number {
  const deed = state.deed ? `${state.deed.mail}.${state.deed.was}` : ''
  const [counted, setCounted] = useState({ deed, left: UNDO_S })
  useEffect(() => {
    setCounted({ deed, left: UNDO_S })
    if (!deed) return
    const timer = setInterval(() => setCounted((now) => ({ ...now, left: Math.max(0, now.left - 1) })), TICK_MS)
    return () => clearInterval(timer)
  }, [deed])
  return counted.deed === deed ? counted.left : UNDO_S
}
