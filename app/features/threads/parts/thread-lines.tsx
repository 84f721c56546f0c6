import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { ThreadLine, WaitingInvite } from '../talking/list-view.server.ts'

const ROLES = { owner: 'yours', writer: '', reader: 'reading along' } as const
const count = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

/** Threads as a list: what is new in each stands beside it. */
export function ThreadLines({ threads }: { threads: readonly ThreadLine[] }) {
  return (
    <ul className="border-b border-line">
      {threads.map(({ id, title, role, members, messages, unseen, isMuted, at }) => (
        <li key={id} className="flex items-start gap-3 border-t border-line py-3.5">
          <div className="min-w-0 flex-1">
            <Link to={to('threads', null, { t: id })} className="link font-strong wrap-anywhere" dir="auto">
              {title}
            </Link>
            <p className="mt-0.5 text-xs text-fg-subtle tabular-nums">
              {[count(members, 'member', 'members'), count(messages, 'message', 'messages'), ROLES[role]]
                .filter(Boolean)
                .join(', ')}
              {', '}
              <time dateTime={at.toISOString()}>{toShortDay(at)}</time>
            </p>
          </div>
          {isMuted ? (
            <span className="mt-1 text-fg-subtle">
              <Icon name="volume-off" size={16} />
              <span className="sr-only">muted</span>
            </span>
          ) : null}
          {unseen > 0 ? <Badge tone="accent">{unseen > 99 ? '99+' : unseen} new</Badge> : null}
        </li>
      ))}
    </ul>
  )
}

/** Invitations that wait for an answer. */
export function Invitations({ invites }: { invites: readonly WaitingInvite[] }) {
  if (invites.length === 0) return null
  return (
    <section aria-labelledby="invited-title" className="rounded-card bg-accent-soft p-4 sm:p-5">
      <h2 id="invited-title" className="heading-small">
        {invites.length === 1 ? 'An invitation waits for you' : `${invites.length} invitations wait for you`}
      </h2>
      <ul className="mt-2 grid gap-3">
        {invites.map(({ id, title, by, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <b className="font-strong">{by}</b> invites you to {role === 'writer' ? 'write in' : 'read'} “{title}”.
            </p>
            <span className="flex gap-2">
              <ActForm
                name="do"
                act="join"
                fields={{ invite: id }}
                action={to('threads')}
                variant="primary"
                about={title}
              >
                Join
              </ActForm>
              <ActForm
                name="do"
                act="decline"
                fields={{ invite: id }}
                action={to('threads')}
                variant="ghost"
                about={title}
              >
                Decline
              </ActForm>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
