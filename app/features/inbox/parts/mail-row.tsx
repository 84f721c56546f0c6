import { Link } from '@remix-run/react'
import './mail-list.css'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { InboxView, RowView } from '../reading/inbox-view.server.ts'
import { toInbox } from './inbox-links.ts'
import { useReaderTimes } from './use-reader-times.ts'
import { useRowSwipe } from './use-row-swipe.ts'

const tones = { now: 'warning', soon: 'info', calm: 'quiet' } as const
const toTone = (priority: string) => (priority === 'now' || priority === 'soon' ? tones[priority] : 'quiet')

/** One conversation of the list: the whole row opens it, the picture ticks it, a swipe puts it away. */
export function MailRow({ row, view }: { row: RowView; view: InboxView }) {
  const { query, now, gestures } = view
  const isShown = query.thread === row.id
  const swipe = useRowSwipe(row, gestures)
  return (
    <li
      data-mail={row.id}
      data-state={JSON.stringify({ isStarred: row.isStarred, isUnread: row.isUnread, isMuted: row.isMuted })}
      className="mail-row relative touch-pan-y overflow-clip rounded-[18px]"
      {...swipe.handlers}
    >
      <span
        aria-hidden="true"
        className="mail-swipe absolute inset-0 flex items-center justify-between rounded-[18px] bg-accent-soft px-5 text-sm font-medium text-accent-soft-fg"
      >
        <span className="mail-swipe-right">{swipe.words.right}</span>
        <span className="mail-swipe-left">{swipe.words.left}</span>
      </span>
      <div
        className={`mail-body relative flex rounded-[18px] ${isShown ? 'bg-accent-soft' : 'bg-surface max-lg:bg-bg'} hover:bg-hover`}
      >
        {row.isUnread ? (
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-1 h-5.5 w-1 -translate-y-1/2 rounded-sm bg-accent"
          />
        ) : null}
        <label className="relative grid flex-none cursor-pointer place-items-start py-3.25 pl-4">
          <span className="grid size-10 place-items-center *:[grid-area:1/1]">
            <span className="mail-face">
              <Avatar name={row.who.split(', ')[0]!} size="lg" />
            </span>
            <input
              type="checkbox"
              name="t"
              value={row.id}
              aria-label={`Tick “${row.subject}”`}
              className="check-box mail-tick"
            />
          </span>
        </label>
        <Link
          to={toInbox(query, { thread: row.id })}
          data-row=""
          aria-current={isShown ? 'true' : undefined}
          preventScrollReset
          className="grid min-w-0 flex-1 gap-px rounded-[18px] py-3.25 pr-3.5 pl-3 focus-visible:-outline-offset-2"
        >
          <Words row={row} now={now} isShown={isShown} />
        </Link>
        <button
          type="submit"
          name="act"
          value={`${row.isStarred ? 'unstar' : 'star'}@${row.id}`}
          aria-label={`${row.isStarred ? 'Remove the star from' : 'Star'} “${row.subject}”`}
          aria-pressed={row.isStarred}
          className={`absolute right-1.5 bottom-1 grid size-11 place-items-center rounded-control-sm hover:bg-hover ${row.isStarred ? 'text-warning-text' : 'text-fg-subtle'}`}
        >
          <Icon name="star" size={18} className={row.isStarred ? 'fill-current' : ''} />
        </button>
      </div>
    </li>
  )
}

function Words({ row, now, isShown }: { row: RowView; now: Date; isShown: boolean }) {
  const { toFull, toRow } = useReaderTimes()
  const strong = row.isUnread ? 'font-strong' : ''
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-2">
        <b className={`truncate text-[0.9375rem] font-medium ${strong}`}>{row.who}</b>
        {row.messages > 1 ? <span className="text-fg-muted">{row.messages}</span> : null}
        <time
          dateTime={row.at.toISOString()}
          title={toFull(row.at)}
          className={`ml-auto flex-none text-xs tabular-nums ${isShown ? 'text-fg-muted' : 'text-fg-subtle'}`}
        >
          {toRow(row.at, now)}
        </time>
      </span>
      <span className={`truncate ${strong}`}>
        {row.isUnread ? <span className="sr-only">Unread: </span> : null}
        {row.subject}
      </span>
      <span className="truncate text-[0.8438rem] text-fg-muted">{row.snippet || 'No words'}</span>
      <span className="mt-1.5 flex min-w-0 flex-wrap items-center gap-1.5 pr-10">
        {row.why ? (
          <Badge tone={toTone(row.priority)} className={isShown ? 'bg-surface text-fg-muted' : ''}>
            {row.why}
          </Badge>
        ) : null}
        {row.labels.map((label) => (
          <Badge key={label} tone="accent">
            {label}
          </Badge>
        ))}
        {row.snoozedUntil ? <Badge>Until {toFull(row.snoozedUntil)}</Badge> : null}
        {row.isMuted ? <Badge>Muted</Badge> : null}
        {row.hasAttachment ? (
          <span className="text-fg-subtle">
            <Icon name="paperclip" size={15} />
            <span className="sr-only">Something is attached</span>
          </span>
        ) : null}
      </span>
    </>
  )
}
