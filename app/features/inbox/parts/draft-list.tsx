import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { DraftView } from '../writing/compose-view.server.ts'
import { useReaderTimes } from './use-reader-times.ts'

/** Letters that are being written, and those that wait for their time. */
export function DraftList({ drafts, now }: { drafts: readonly DraftView[]; now: Date }) {
  const { toFull, toRow } = useReaderTimes()
  if (drafts.length === 0)
    return (
      <EmptyState title="No drafts" pose="envelope">
        A letter you begin is kept here until you send it.
      </EmptyState>
    )
  return (
    <ul>
      {drafts.map(({ id, to: recipients, subject, snippet, at, state, sendAt, trouble }) => (
        <li key={id}>
          <Link
            to={to('inbox', null, { folder: 'drafts', compose: id })}
            className="grid gap-px rounded-[18px] px-3.5 py-3.25 hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="flex min-w-0 items-baseline justify-between gap-2">
              <b className="truncate text-[0.9375rem] font-medium">{recipients}</b>
              <time dateTime={at.toISOString()} className="flex-none text-xs text-fg-subtle tabular-nums">
                {toRow(at, now)}
              </time>
            </span>
            <span className="truncate">{subject}</span>
            <span className="truncate text-[0.8438rem] text-fg-muted">{snippet || 'No words yet'}</span>
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              {state === 'held' && sendAt ? <Badge tone="info">Leaves {toFull(sendAt)}</Badge> : null}
              {trouble ? <Badge tone="danger">{trouble}</Badge> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
