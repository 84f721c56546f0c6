import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toTable } from '#app/platform/table.ts'
import type { InboxView } from '../reading/inbox-view.server.ts'
import { toInbox } from './inbox-links.ts'
import { useReaderTimes } from './use-reader-times.ts'
import { ZoneField } from './zone-field.tsx'

const words = toTable<string>({
  'saved': 'Kept among the drafts.',
  'discarded': 'Thrown away.',
  'taken-back': 'Taken back. Nothing was sent.',
  'left': 'Too late: it has left already.',
  'undone': 'Taken back.',
  'erased': 'Erased for good.',
  'unsubscribed': 'The sender was told to stop.',
  'not-unsubscribed': 'The sender’s address did not take it. Try again later, or use their page.',
  'unverified': 'Confirm your email address first; then you can answer.',
})
const TICK_MS = 1_000

/** What happened last, and the way back. It stands there before it speaks, so that it is read aloud. */
export function DidBar({ view: { deed, held, query } }: { view: InboxView }) {
  const { toFull } = useReaderTimes()
  const said = deed
    ? `${deed.words}${deed.count > 1 ? `: ${deed.count} conversations` : ''}`
    : held
      ? sayHeld(held, toFull)
      : (words[query.said ?? ''] ?? '')
  const mayTakeBack = held !== null && held.state !== 'left'
  const key = deed?.id ?? held?.id ?? query.said
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 grid justify-center px-3 max-lg:bottom-24">
      <div
        className={
          said
            ? 'pointer-events-auto flex min-h-13 max-w-full animate-arrive items-center gap-3 rounded-xl bg-primary py-1 pr-1.5 pl-4 text-fg-on-ink shadow-lg'
            : ''
        }
      >
        <p role="status" className="min-w-0 pr-2">
          {said}
        </p>
        {held?.state === 'soon' ? <Left key={held.id} leftS={held.leftS} /> : null}
        {deed || mayTakeBack ? (
          <KeyedForm name={deed ? 'undo' : 'take-back'} of={key ?? undefined} again preventScrollReset>
            <input type="hidden" name="do" value={deed ? 'undo' : 'take-back'} />
            <input type="hidden" name={deed ? 'deed' : 'draft'} value={key ?? ''} />
            {deed ? null : <ZoneField />}
            <button
              type="submit"
              data-undo=""
              className="inline-flex min-h-tap flex-none items-center gap-2 rounded-control-sm px-3 font-strong hover:bg-primary-hover focus-visible:outline-fg-on-ink focus-visible:-outline-offset-2"
            >
              <Icon name="undo" size={17} /> Undo
            </button>
          </KeyedForm>
        ) : null}
        {said ? (
          <Link
            to={toInbox(query, { compose: query.compose })}
            aria-label="Dismiss"
            replace
            preventScrollReset
            className="inline-flex min-h-tap flex-none items-center rounded-control-sm px-3 hover:bg-primary-hover focus-visible:outline-fg-on-ink focus-visible:-outline-offset-2"
          >
            <Icon name="close" size={17} />
          </Link>
        ) : null}
      </div>
    </div>
  )
}

type Held = NonNullable<InboxView['held']>

function sayHeld(held: Held, toFull: (at: Date) => string): string {
  if (held.state === 'left') return 'Your letter has left.'
  return held.state === 'soon' ? 'Your letter leaves in a moment.' : `Your letter leaves ${toFull(held.at)}.`
}

/** The seconds a letter can still be taken back; without scripts nothing counts. */
function Left({ leftS }: { leftS: number }) {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    setLeft(leftS)
    const timer = setInterval(() => setLeft((now) => Math.max(0, (now ?? leftS) - 1)), TICK_MS)
    return () => clearInterval(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it counts on by itself
  }, [])
  return left === null ? null : (
    <span aria-hidden="true" className="flex-none text-sm tabular-nums opacity-75">
      {left} s
    </span>
  )
}
