import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import type { Gesture } from '#app/database/tables/mail/inbox.ts'
import { gestureNames } from '../gestures/gestures.ts'
import type { InboxView } from '../reading/inbox-view.server.ts'
import { ComposeForm } from './compose-form.tsx'
import { DidBar } from './did-bar.tsx'
import { FolderRail } from './folder-menu.tsx'
import { toInbox, toList } from './inbox-links.ts'
import { MailList } from './mail-list.tsx'
import { ThreadReader } from './thread-reader.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'

type Props = { view: InboxView; problem: FormProblem | null }

/** The inbox: folders, the list, and beside it what is read or written. On a small screen one of them at a time. */
export function InboxPage({ view, problem }: Props) {
  const { thread, compose, isGone, isComposeGone } = view
  const isFirst = useRef(true)
  // What stands in the page does this before.
  useEffect(() => void (isFirst.current = false), [])
  useInboxKeys(view)
  useLive(endpoints['jobs/live'], view.liveMark, ({ name }) => name === 'inbox' && !compose)
  const isReading = thread !== null || compose !== null || isGone || isComposeGone
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[72px_minmax(20rem,24.5rem)_minmax(0,1fr)]">
      <FolderRail view={view} />
      <div
        className={`min-h-0 bg-surface max-lg:min-h-dvh max-lg:bg-bg lg:sticky lg:top-0 lg:h-dvh lg:border-x lg:border-line ${isReading ? 'max-lg:hidden' : ''}`}
      >
        <MailList view={view} problem={compose ? null : problem} />
      </div>
      <div className={`min-w-0 lg:min-h-dvh ${isReading ? '' : 'max-lg:hidden'}`}>
        <div className="mx-auto max-w-[56rem]">
          {compose ? <ComposeForm view={view} letter={compose} problem={problem} isFirst={isFirst} /> : null}
          {isGone || isComposeGone ? <Gone view={view} /> : null}
          {thread ? <ThreadReader view={view} thread={thread} /> : null}
          {isReading ? null : <Quiet view={view} />}
        </div>
      </div>
      {isReading ? null : (
        <Link
          to={toInbox(view.query, { compose: 'new' })}
          className="fixed right-4 bottom-[calc(1.25rem+env(safe-area-inset-bottom))] z-20 inline-flex h-14 items-center gap-2.5 rounded-[22px] bg-primary px-6 font-strong text-fg-on-ink shadow-lg lg:hidden"
        >
          <Icon name="square-pen" size={20} /> Write
        </Link>
      )}
      <DidBar view={view} />
    </div>
  )
}

const Gone = ({ view }: { view: InboxView }) => (
  <p className="p-8 text-fg-muted">
    There is nothing of yours under this address. It may have been sent, thrown away or erased.{' '}
    <Link to={toList(view.query)} className="link">
      Back to the list
    </Link>
  </p>
)

const used = [
  ['j k', 'next, back'],
  ['o', 'open'],
  ['x', 'tick'],
  ['c', 'write'],
  ['r a f', 'reply, to all, forward'],
  ['z', 'undo'],
] as const

/** Nothing is open: what the keys do. */
function Quiet({ view: { keys } }: { view: InboxView }) {
  return (
    <div className="p-8 text-fg-muted max-lg:hidden">
      <p>Nothing is open. Choose a conversation.</p>
      <dl className="mt-6 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1.5 text-[0.8125rem]">
        {[
          ...used,
          ...Object.entries(keys).map(
            ([key, gesture]) => [key, gestureNames[gesture as Gesture].toLowerCase()] as const,
          ),
        ].map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one} className="mr-1">
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
