import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BeforePublishing } from '#app/kits/members/publishing/before-publishing.tsx'
import { DeletedNotice } from '#app/kits/pages/undo-delete/deleted-notice.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { FieldError } from '#app/ui/controls/field.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import type { FeedView, Show } from '../posts/read-pulse.server.ts'
import { ComposeForm } from './compose-form.tsx'
import { PostCard } from './post-card.tsx'

type Props = { view: FeedView; problem: FormProblem | null }

/** The pulse: what is said here, in the order one chooses. */
export function FeedPage({ view, problem }: Props) {
  const { viewer, deleted, isFirst } = view
  const canAct = viewer.publisher.state === 'ready'
  return (
    <div className="page max-w-[760px] pt-5 pb-section lg:pt-9">
      <FeedHead view={view} />
      {deleted.length > 0 && isFirst ? (
        <DeletedNotice deleted={deleted.slice(0, 1)} things="posts" dismissTo={to('pulse', null, { show: 'newest' })} />
      ) : null}
      <BeforePublishing publisher={viewer.publisher} what="post" className="mt-4" />
      {canAct && isFirst && !view.by ? (
        <div className="mt-4">
          <ComposeForm view={view} problem={problem} />
        </div>
      ) : null}
      {problem?.errors.form && problem.values.act !== 'post' ? (
        <div role="alert" className="mt-4">
          <FieldError>{problem.errors.form}</FieldError>
        </div>
      ) : null}
      <Order view={view} />
      <Topics view={view} />
      <Posts view={view} canAct={canAct} />
      <Ways view={view} />
    </div>
  )
}

function FeedHead({ view: { by, topic, follows, viewer } }: { view: FeedView }) {
  if (by)
    return (
      <>
        <h1 className="heading-page wrap-anywhere">Posts of {by.name}</h1>
        <p className="lead mt-2">
          <Link to={to('profile', { handle: by.handle })} className="link">
            The profile of @{by.handle}
          </Link>
        </p>
      </>
    )
  if (topic) {
    const isFollowed = follows.some((one) => one === topic)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading-page wrap-anywhere">#{topic}</h1>
        {viewer.publisher.state === 'ready' ? (
          <ActForm act={isFollowed ? 'unfollow-topic' : 'follow-topic'} fields={{ topic }}>
            {isFollowed ? 'Follow it no longer' : 'Follow this topic'}
          </ActForm>
        ) : null}
      </div>
    )
  }
  return (
    <>
      <h1 className="heading-page">Pulse</h1>
      <p className="lead mt-2 max-w-[34em]">
        What the community says, in the order you choose. Nothing is pushed up for money.
      </p>
    </>
  )
}

const ORDERS: readonly { show: Show; label: string; forMembers?: true }[] = [
  { show: 'newest', label: 'Newest' },
  { show: 'bridging', label: 'Bridging' },
  { show: 'following', label: 'Following', forMembers: true },
  { show: 'drafts', label: 'Drafts', forMembers: true },
]

function Order({ view: { show, topic, by, viewer } }: { view: FeedView }) {
  return (
    <div className="no-scrollbar -mx-1 mt-6 overflow-x-auto px-1">
      <SegmentedTabs
        label="Order"
        tabs={ORDERS.filter(({ forMembers }) => !forMembers || viewer.id !== null).map((one) => ({
          label: one.label,
          to: to('pulse', null, { show: one.show === 'newest' ? null : one.show }),
          isChosen: one.show === show && !topic && !by,
        }))}
      />
      {show === 'bridging' && !topic && !by ? (
        <p className="mt-3 text-fg-muted">
          First stands what members agree with who judge other posts differently; while few have judged, a post stays
          near the middle. Each place opens its reason. Posts of the last 14 days, measured every ten minutes.
        </p>
      ) : null}
    </div>
  )
}

const Topics = ({ view: { topics, topic } }: { view: FeedView }) =>
  topics.length === 0 ? null : (
    <nav aria-label="Topics of the last two weeks" className="mt-3 flex flex-wrap gap-1.5">
      {topics.map((one) => (
        <ChipLink
          key={one.topic}
          to={to('pulse', null, { topic: one.topic === topic ? null : one.topic })}
          isChosen={one.topic === topic}
        >
          #{one.topic} <span className="text-fg-subtle tabular-nums">{one.times}</span>
        </ChipLink>
      ))}
    </nav>
  )

function Posts({ view, canAct }: { view: FeedView; canAct: boolean }) {
  const { posts, next, show, topic, by } = view
  if (posts.length === 0) return <Nothing view={view} />
  return (
    <>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {posts.map((post) => (
          <li key={`${post.id}.${post.via?.passId ?? ''}`} className="py-5">
            <PostCard post={post} canAct={canAct && show !== 'drafts'} showsAgreement={show === 'bridging'} />
            {show === 'drafts' ? <DraftTools id={post.id} /> : null}
          </li>
        ))}
      </ul>
      {next ? (
        <ButtonLink
          to={to('pulse', null, {
            show: show === 'newest' ? null : show,
            topic,
            by: by?.handle,
            after: next,
          })}
          variant="plain"
          className="mt-5"
        >
          More posts
        </ButtonLink>
      ) : null}
    </>
  )
}

const DraftTools = ({ id }: { id: string }) => (
  <div className="mt-3 flex flex-wrap gap-2">
    <ButtonLink to={to('pulse', null, { show: 'drafts', write: id })} variant="plain" size="sm">
      Write on
    </ButtonLink>
    <ActForm act="remove" fields={{ target: id }} variant="ghost">
      Delete
    </ActForm>
  </div>
)

const NOTHING = {
  newest: ['Nothing has been said yet', 'The first post can be yours.'],
  bridging: [
    'Nothing is measured yet',
    'Press a reaction under a post. “I agree” and “I see it differently” count here within ten minutes.',
  ],
  following: [
    'Nothing has come to you yet',
    'Follow members on their profiles, or topics here; what they post or pass on comes to this page.',
  ],
  drafts: ['No drafts', 'What you keep as a draft appears here for you alone.'],
} as const

function Nothing({ view: { show, topic, by, isFirst } }: { view: FeedView }) {
  const [title, about] = !isFirst
    ? ['No more posts', 'This was the last page.']
    : topic
      ? [`Nothing under #${topic}`, 'Write a post with this topic, and it appears here.']
      : by
        ? ['No posts yet', `${by.name} has not posted anything that you may read.`]
        : NOTHING[show]
  return (
    <EmptyState title={title} pose="headphones" className="mt-6">
      {about}
    </EmptyState>
  )
}

/** Other ways to read: by feed reader, and once a week by mail. */
function Ways({ view: { feed, viewer } }: { view: FeedView }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 text-fg-muted">
      <a href={feed} className="link inline-flex min-h-9 items-center gap-1.5">
        <Icon name="newspaper" size={16} /> Atom feed of this list
      </a>
      {viewer.publisher.state === 'ready' ? (
        <ActForm act="digest" fields={{ wanted: viewer.hasDigest ? 'no' : 'yes' }} variant="ghost">
          {viewer.hasDigest ? 'End the weekly digest' : 'Weekly digest by mail'}
        </ActForm>
      ) : null}
    </div>
  )
}
