import { useRef } from 'react'
import { DayInShort } from './day-in-short.tsx'
import { inboxKeys } from './inbox-keys.ts'
import type { Findings } from './inbox-view.ts'
import { MailList } from './reading/mail-list.tsx'
import { Reader } from './reading/reader.tsx'
import { UndoBar, useUndoSeconds } from './undo-bar.tsx'
import { useInbox } from './use-inbox.ts'
import { useInboxFocus } from './use-inbox-focus.ts'

/** An inbox that works, on sample mail. What the visitor does stands in the address and is stored nowhere. */
export function LiveInbox({ findings }: { findings: Findings }) {
  const root = useRef<HTMLElement>(null)
  const inbox = useInbox(findings)
  const left = useUndoSeconds(inbox.state)
  const { shown, isOpened } = inbox.view
  useInboxFocus(root, inbox)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work on every control inside
    <section
      id="inbox"
      ref={root}
      tabIndex={-1}
      aria-labelledby="inbox-title"
      className="scroll-mt-4 outline-none"
      onKeyDown={inboxKeys(inbox, left > 0)}
    >
      <h2 id="inbox-title" className="sr-only">
        An inbox to try
      </h2>
      <DayInShort inbox={inbox} />
      <div className="relative mt-3">
        <div className="grid grid-cols-[minmax(0,1fr)] rounded-2xl bg-surface shadow-lg md:min-h-[46rem] md:grid-cols-[minmax(0,0.78fr)_minmax(0,1fr)]">
          <div className={`min-w-0 border-line pb-16 md:border-r ${isOpened ? 'max-md:hidden' : ''}`}>
            <MailList inbox={inbox} />
          </div>
          <div className={`min-w-0 ${isOpened ? 'max-md:pb-16' : 'max-md:hidden'}`}>
            {shown ? (
              <Reader mail={shown} inbox={inbox} />
            ) : (
              <p className="p-8 text-fg-muted">Nothing is open. Choose a mail or a pile.</p>
            )}
          </div>
        </div>
        <UndoBar inbox={inbox} left={left} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
        <Keys />
      </div>
    </section>
  )
}

const keys = [
  ['j', 'next'],
  ['k', 'back'],
  ['e', 'archive'],
  ['s', 'star'],
  ['z', 'undo'],
] as const

function Keys() {
  return (
    <>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-fg-muted max-md:hidden">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-center gap-1.5">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-[0.8125rem] text-fg-muted md:hidden">Swipe right to archive, left for tomorrow.</p>
    </>
  )
}
