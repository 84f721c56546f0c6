import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Card, CardLink } from '#app/ui/brand/card.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { RoomView, SharedView } from '../sharing/shared-view.server.ts'
import { SharedWords } from './shared-words.tsx'

const dayOf = toShortDay

/** The reading room: what everybody may read, what one shared, and what one was let into. */
export function RoomPage({ view: { isMember, room, mine, others } }: { view: RoomView }) {
  return (
    <div className="page max-w-[60rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Shared threads</h1>
      <p className="lead mt-2 max-w-[40em]">
        Talks of people and engines that their owners opened for others to read, with who said what.
      </p>
      <section aria-labelledby="room-title" className="mt-8">
        <h2 id="room-title" className="heading-section">
          For everybody
        </h2>
        {room.length === 0 ? (
          <EmptyState
            title="Nobody has put a thread here yet"
            heading="h3"
            action={<ButtonLink to={to('thread-new')}>Begin one</ButtonLink>}
          >
            The owner of a thread can, under Share to read.
          </EmptyState>
        ) : (
          <ul className="mt-3 grid gap-4 sm:grid-cols-2">
            {room.map(({ id, href, title, count, at }) => (
              <li key={id}>
                <CardLink to={href} className="h-full p-4">
                  <h3 className="font-strong wrap-anywhere">{title}</h3>
                  <p className="mt-1 text-xs text-fg-subtle">
                    {count === 1 ? 'One message' : `${count} messages`}, {dayOf(at)}
                  </p>
                </CardLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      {isMember ? <Own mine={mine} others={others} /> : null}
    </div>
  )
}

function Own({ mine, others }: Pick<RoomView, 'mine' | 'others'>) {
  return (
    <>
      <section aria-labelledby="mine-title" className="mt-12">
        <h2 id="mine-title" className="heading-section">
          Shared by you
        </h2>
        {mine.length === 0 ? (
          <p className="mt-1 text-fg-muted">Nothing of yours can be read by a link.</p>
        ) : (
          <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
            {mine.map(({ id, threadId, title, address, about, createdAt, expiresAt }) => (
              <Card key={id} as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 flex-[1_1_14rem]">
                  <Link to={to('threads', null, { t: threadId })} className="link font-medium wrap-anywhere">
                    {title}
                  </Link>
                  <p className="text-xs text-fg-subtle">
                    {about}, {dayOf(createdAt)}
                    {expiresAt ? ` until ${dayOf(expiresAt)}` : ''}
                  </p>
                </div>
                <a href={address} className="link text-[0.875rem]">
                  Open<span className="sr-only"> what others read of {title}</span>
                </a>
                <CopyButton text={address} what="address" />
                <ActForm name="do" act="revoke" fields={{ share: id }} action={to('threads-shared')} about={title}>
                  Take it back
                </ActForm>
              </Card>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="others-title" className="mt-12">
        <h2 id="others-title" className="heading-section">
          Shared with you
        </h2>
        {others.length === 0 ? (
          <p className="mt-1 text-fg-muted">Nobody has let you into a thread of theirs yet.</p>
        ) : (
          <ul className="mt-2 border-b border-line">
            {others.map(({ id, title, role, joinedAt }) => (
              <li key={id} className="border-t border-line py-3 wrap-anywhere">
                <Link to={to('threads', null, { t: id })} className="link font-medium">
                  {title}
                </Link>
                <p className="text-xs text-fg-subtle">
                  {role === 'writer' ? 'You write in it' : 'You read along'}, since {dayOf(joinedAt)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** One thread as whoever has its link reads it. */
export function SharedThreadPage({ view }: { view: SharedView }) {
  const { id, title, messages, html, sharedAt, expiresAt, canTakeOff } = view
  return (
    <div className="page max-w-[47rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('threads-shared')}>Shared threads</BackLink>
      <h1 className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 pb-6 text-[0.875rem] text-fg-muted">
        Shared to read on {dayOf(sharedAt)}
        {expiresAt ? `, until ${dayOf(expiresAt)}` : ''}. Names may stand as numbers, and words may be blacked out.
      </p>
      <SharedWords messages={messages} html={html} />
      <div className="mt-10 flex flex-wrap gap-2">
        <ButtonLink to={to('collaborate')}>Begin a thread of your own</ButtonLink>
        {canTakeOff ? (
          <ActForm name="do" act="take-off" fields={{ share: id }} action={to('threads-shared')} variant="ghost">
            Take it off, as administrator
          </ActForm>
        ) : null}
      </div>
    </div>
  )
}
