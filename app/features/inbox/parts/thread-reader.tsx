import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { Button, IconButton, toIconButtonClass } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { toChipClass } from '#app/ui/controls/chip.tsx'
import type { InboxView } from '../reading/inbox-view.server.ts'
import type { ThreadView } from '../reading/thread-view.server.ts'
import { toList } from './inbox-links.ts'
import { MessageCard } from './message-card.tsx'
import { SnoozeChoices } from './snooze-choices.tsx'
import { useReaderTimes } from './use-reader-times.ts'
import { ZoneField } from './zone-field.tsx'

type Props = { view: InboxView; thread: ThreadView }

/** A conversation: what can be done with it, what it comes down to, and its messages. */
export function ThreadReader({ view, thread }: Props) {
  const newest = thread.messages.at(-1)
  const { toFull } = useReaderTimes()
  return (
    <article
      aria-labelledby="thread-subject"
      data-thread={thread.id}
      data-state={JSON.stringify({ isStarred: thread.isStarred, isUnread: false, isMuted: thread.isMuted })}
    >
      <ThreadTools view={view} thread={thread} />
      <div className="px-5 pt-1 pb-10 lg:px-10">
        <h2 id="thread-subject" tabIndex={-1} className="heading-section wrap-anywhere outline-none">
          {thread.subject}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge>{thread.bundle}</Badge>
          {thread.labels.map((id) => {
            const label = view.labels.find((one) => one.id === id)
            return label ? (
              <Badge key={id} tone="accent">
                {label.name}
              </Badge>
            ) : null
          })}
          {thread.isMuted ? <Badge>Muted</Badge> : null}
          {thread.snoozedUntil ? <Badge>Until {toFull(thread.snoozedUntil)}</Badge> : null}
        </p>
        {thread.short ? <InShort short={thread.short} /> : null}
        {thread.isCut ? (
          <p className="mt-4 text-sm text-fg-muted">This conversation is long; its newest messages are shown.</p>
        ) : null}
        <ol className="mt-6 grid gap-3">
          {thread.messages.map((message) => (
            <MessageCard key={message.id} message={message} view={view} isOnly={thread.messages.length === 1} />
          ))}
        </ol>
        {newest && !view.compose ? <AnswerBar messageId={newest.id} /> : null}
        {thread.short && thread.short.replies.length > 0 && !view.compose ? <Replies short={thread.short} /> : null}
      </div>
    </article>
  )
}

function ThreadTools({ view: { query, labels, list, accounts }, thread }: Props) {
  const rows = list.kind === 'threads' ? list.rows : []
  const at = rows.findIndex(({ id }) => id === thread.id)
  const tool = (act: string, label: string, icon: IconName, isOn = false) => (
    <IconButton type="submit" name="act" value={act} label={label} className="lg:size-10">
      <Icon name={icon} size={20} className={isOn ? 'fill-current text-warning-text' : ''} />
    </IconButton>
  )
  const isIn = thread.place === 'inbox' && !thread.snoozedUntil
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-2 bg-bg py-2.5 pr-4 pl-2.5 lg:pr-8 lg:pl-6">
      <KeyedForm name="thread" again className="tooltip-group flex flex-wrap items-center gap-0.5">
        <input type="hidden" name="do" value="act" />
        <input type="hidden" name="t" value={thread.id} />
        <ZoneField />
        <Link
          to={toList(query)}
          aria-label="Back to the list"
          className={toIconButtonClass({ className: 'lg:size-10' })}
        >
          <Icon name="arrow-left" size={20} />
        </Link>
        {isIn ? tool('archive', 'Archive', 'archive') : tool('inbox', 'Move to the inbox', 'inbox')}
        {thread.place === 'trash' ? null : tool('trash', 'Delete', 'trash')}
        <SnoozeChoices />
        {thread.isStarred ? tool('unstar', 'Remove the star', 'star', true) : tool('star', 'Star', 'star')}
        {tool('unread', 'Mark as unread', 'mail')}
        <MoreActs thread={thread} labels={labels} hasAccounts={accounts.length > 0} />
      </KeyedForm>
      {at >= 0 ? (
        <span className="flex-none text-[0.8125rem] text-fg-subtle tabular-nums max-sm:hidden">
          {at + 1} of {rows.length}
          {list.kind === 'threads' && list.next ? '+' : ''}
        </span>
      ) : null}
      {thread.place === 'trash' || thread.place === 'junk' ? (
        <KeyedForm name="erase" again>
          <input type="hidden" name="do" value="erase" />
          <input type="hidden" name="t" value={thread.id} />
          <Button type="submit" variant="danger" size="sm">
            Erase for good
          </Button>
        </KeyedForm>
      ) : null}
    </div>
  )
}

type More = { thread: ThreadView; labels: InboxView['labels']; hasAccounts: boolean }

function MoreActs({ thread, labels, hasAccounts }: More) {
  const item = 'min-h-tap truncate rounded-lg px-3 text-left hover:bg-hover'
  const act = (value: string, label: string) => (
    <button key={value} type="submit" name="act" value={value} className={item}>
      {label}
    </button>
  )
  return (
    <details className="relative" name="bulk-menu">
      <summary
        aria-label="More"
        data-tip="More"
        className={toIconButtonClass({
          className: 'tooltip cursor-pointer marker:content-none lg:size-10 [&::-webkit-details-marker]:hidden',
        })}
      >
        <Icon name="more" size={20} />
      </summary>
      <div className="absolute top-full right-0 z-20 mt-1 grid max-h-96 w-60 overflow-y-auto rounded-xl bg-surface-raised p-1.5 shadow-lg">
        {thread.isMuted ? act('unmute', 'Listen again') : act('mute', 'Mute: answers stay in the archive')}
        {thread.place === 'junk' ? act('inbox', 'This is no junk') : act('junk', 'This is junk')}
        {labels.length > 0 ? (
          <p className="px-3 pt-2 text-xs text-fg-subtle">
            {hasAccounts ? 'Labels; a folder of that name in your mail account follows' : 'Labels'}
          </p>
        ) : null}
        {labels.map(({ id, name }) =>
          thread.labels.includes(id) ? act(`unlabel:${id}`, `Remove “${name}”`) : act(`label:${id}`, name),
        )}
      </div>
    </details>
  )
}

/** What the sorting engine found, each point in the letter’s own words. */
function InShort({ short }: { short: NonNullable<ThreadView['short']> }) {
  return (
    <section aria-label="In short" className="mt-5 rounded-[22px] bg-accent-soft px-5.5 py-4.5 text-accent-soft-fg">
      <p className="text-[0.8125rem] font-strong">
        {short.priority}. {short.why}.
      </p>
      <p className="mt-1 max-w-[56ch] text-[0.8438rem]">{short.whyInFull}</p>
      {short.points.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {short.points.map(({ text, kind }) => (
            <li key={text} className="flex gap-2.5 text-[0.9688rem]">
              <Icon name={kind === 'ask' ? 'message-circle' : 'calendar'} size={17} className="mt-0.5" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{kind === 'ask' ? 'Asks: ' : 'Names a last day: '}</span>
                {text}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <details className="mt-3 text-[0.8125rem]">
        <summary className="w-fit cursor-pointer py-1">Why it is among {short.bundle.toLowerCase()}</summary>
        <ul className="mt-1 list-disc pl-5">
          {short.reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
        <p className="mt-1">Found by rules on this server; no model read it.</p>
      </details>
    </section>
  )
}

/** Answers to begin with, each with the sentence it relies on; what is chosen is a draft like any other. */
function Replies({ short: { messageId, replies } }: { short: NonNullable<ThreadView['short']> }) {
  return (
    <section aria-labelledby="replies-title" className="mt-6">
      <h3 id="replies-title" className="heading-small">
        Suggested replies
      </h3>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {replies.map(({ label, text, letter, reliesOn }, n) => (
          <li key={text} className="min-w-0 rounded-card bg-surface p-4 shadow-sm">
            <p className="wrap-anywhere">{text}</p>
            <p className="mt-1.5 text-[0.8125rem] wrap-anywhere text-fg-muted">
              Relies on: <q>{reliesOn}</q>
            </p>
            <KeyedForm name="begin" of={`suggested-${n}`} className="mt-2.5">
              <input type="hidden" name="do" value="begin" />
              <input type="hidden" name="kind" value="reply" />
              <input type="hidden" name="about" value={messageId} />
              <input type="hidden" name="text" value={letter} />
              <Button type="submit" variant="plain" size="sm">
                <Icon name="reply" size={16} /> Begin with this<span className="sr-only">: {label}</span>
              </Button>
            </KeyedForm>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.8125rem] text-fg-muted">By rules on this server; nothing is sent until you send it.</p>
    </section>
  )
}

function AnswerBar({ messageId }: { messageId: string }) {
  const kinds = [
    ['reply', 'Reply', 'reply'],
    ['all', 'Reply to all', 'users'],
    ['forward', 'Forward', 'share'],
  ] as const
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {kinds.map(([kind, label, icon]) => (
        <KeyedForm key={kind} name="begin" of={kind}>
          <input type="hidden" name="do" value="begin" />
          <input type="hidden" name="about" value={messageId} />
          <button type="submit" name="kind" value={kind} data-begin={kind} className={toChipClass(kind === 'reply')}>
            <Icon name={icon} size={16} /> {label}
          </button>
        </KeyedForm>
      ))}
    </div>
  )
}
