import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import type { NoticeLine } from '#app/kits/members/notices/notices.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Segments } from './segments.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

type Props = {
  view: { lines: readonly NoticeLine[]; next: string | null; isUnread: boolean; isFirst: boolean; drawnAt: number }
}

/** Everything others did that concerns a member, in one place. */
export function NoticesPage({ view: { lines, next, isUnread, isFirst, drawnAt } }: Props) {
  return (
    <div className="page-form pt-4 pb-section sm:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading-page">Notices</h1>
        {lines.some((line) => line.isUnread) ? (
          <ActForm act="read-all" fields={{ until: drawnAt }}>
            <Icon name="check" size={16} /> Mark all as read
          </ActForm>
        ) : null}
      </div>
      <p className="mt-2 text-fg-muted">
        Mentions, replies, invitations, requests and thanks. Which of them come by mail too,{' '}
        <Link to={to('settings', null, { part: 'notifications' })} className="link">
          you choose in the settings
        </Link>
        .
      </p>
      <Segments isUnread={isUnread} />
      {lines.length === 0 ? <Nothing isUnread={isUnread} isFirst={isFirst} /> : <Lines lines={lines} />}
      {next ? (
        <ButtonLink
          to={to('notices', null, { show: isUnread ? 'new' : undefined, after: next })}
          variant="plain"
          className="mt-5"
        >
          Older notices
        </ButtonLink>
      ) : null}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly NoticeLine[] }) => (
  <ul className="mt-4 border-b border-line">
    {lines.map(({ id, icon, words, ago, at, isUnread }) => (
      <li key={id} className="flex items-start gap-3 border-t border-line py-3">
        <Icon name={icon} className={`mt-0.5 flex-none ${isUnread ? 'text-accent-text' : 'text-fg-subtle'}`} />
        <div className="min-w-0 flex-1">
          <Link
            to={to('notices', null, { open: id })}
            reloadDocument
            className={`wrap-anywhere hover:underline ${isUnread ? 'font-medium' : 'text-fg-muted'}`}
          >
            {words}
          </Link>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-[0.8125rem] text-fg-muted">
            <time dateTime={at}>{ago}</time>
            {isUnread ? <Badge tone="accent">New</Badge> : null}
          </p>
        </div>
        {isUnread ? null : (
          <ActForm act="keep-new" fields={{ notice: id }} variant="ghost" about={words}>
            Mark as new
          </ActForm>
        )}
      </li>
    ))}
  </ul>
)

const Nothing = ({ isUnread, isFirst }: { isUnread: boolean; isFirst: boolean }) => (
  <EmptyState
    title={isUnread ? 'Nothing new' : isFirst ? 'No notices yet' : 'No older notices'}
    pose="idle"
    className="mt-6"
  >
    {isUnread
      ? 'You have seen everything.'
      : 'When somebody mentions you, replies to you, invites you or thanks you, it appears here for half a year.'}
  </EmptyState>
)
