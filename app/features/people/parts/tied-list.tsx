import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { ConnectPart, ConnectView } from '../meeting/connect.server.ts'
import { MoreLinks } from './more-links.tsx'

const LISTS: Readonly<Record<ConnectPart, { title: string; none: string; undo: [act: string, label: string] | null }>> =
  {
    following: { title: 'You follow', none: 'You follow nobody yet', undo: ['unfollow', 'No longer follow'] },
    followers: { title: 'They follow you', none: 'Nobody follows you yet', undo: null },
    muted: { title: 'Muted', none: 'You have muted nobody', undo: ['unmute', 'No longer mute'] },
    blocked: { title: 'Blocked', none: 'You have blocked nobody', undo: ['unblock', 'No longer block'] },
  }

/** One list of members somebody is tied to. */
export function TiedList({ list: { part, people, next } }: { list: NonNullable<ConnectView['list']> }) {
  const { title, none, undo } = LISTS[part]
  return (
    <>
      <div className="mt-4">
        <BackLink to={to('connect')}>Connect</BackLink>
      </div>
      <div className="no-scrollbar -mx-1 mt-2 overflow-x-auto px-1">
        <SegmentedTabs
          label="Your lists"
          tabs={(Object.keys(LISTS) as ConnectPart[]).map((one) => ({
            label: LISTS[one].title,
            to: to('connect', null, { part: one }),
            isChosen: one === part,
          }))}
        />
      </div>
      <h2 className="heading-section mt-6">{title}</h2>
      {people.length === 0 ? (
        <EmptyState className="mt-4 rounded-card bg-sunken" title={none} heading="h3">
          {part === 'blocked'
            ? 'Whoever you block sees nothing of you, nor you of them.'
            : 'Profiles have the button for it.'}
        </EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {people.map(({ id, name, handle, picture }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3">
              <Avatar name={name} picture={picture} size="lg" />
              <div className="min-w-0 flex-1 basis-40">
                {part === 'blocked' ? (
                  <span className="font-medium" dir="auto">
                    {name}
                  </span>
                ) : (
                  <Link to={to('profile', { handle })} className="font-medium hover:underline" dir="auto">
                    {name}
                  </Link>
                )}
                <small className="block text-xs text-fg-subtle">{`@${handle}`}</small>
              </div>
              {undo ? (
                <ActForm name="do" act={undo[0]} fields={{ member: id }} about={name}>
                  {undo[1]}
                </ActForm>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <MoreLinks label="More members" first={null} more={next ? to('connect', null, { part, after: next }) : null} />
    </>
  )
}
