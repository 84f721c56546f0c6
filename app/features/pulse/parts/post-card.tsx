import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Avatar } from '#app/ui/brand/avatar.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { PostView } from '../posts/post-view.server.ts'
import { AgreementReason } from './agreement-reason.tsx'
import { PostPoll } from './post-poll.tsx'
import { PostWords } from './post-words.tsx'
import { ReactionBar } from './reaction-bar.tsx'
import '../pulse.css'

type Props = { post: PostView; canAct: boolean; isAlone?: boolean; showsAgreement?: boolean }

/** A post with all it brings: words, pictures, poll, link, and what is pressed under it. */
export function PostCard({ post, canAct, isAlone = false, showsAgreement = false }: Props) {
  const page = to('pulse', null, { post: post.rootId ?? post.id })
  return (
    <article
      id={`p-${post.id}`}
      aria-label={post.author ? `Post by ${post.author.name}` : 'Post'}
      className="scroll-mt-20"
    >
      {post.via ? <Via via={post.via} /> : null}
      <PostHead post={post} page={page} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {post.isGone ? (
          <p className="text-fg-muted italic">This was removed by whoever wrote it.</p>
        ) : (
          <PostWords parts={post.parts} />
        )}
        {post.isCut ? (
          <Link to={page} className="link inline-flex min-h-8 items-center justify-self-start">
            Read all of it ({post.length.toLocaleString('en')} characters)
          </Link>
        ) : null}
        <Pictures post={post} />
        {post.poll ? <PostPoll post={post} poll={post.poll} canAct={canAct} /> : null}
        {post.link ? <LinkCard link={post.link} /> : null}
        {post.isGone || !post.at ? null : <ReactionBar post={post} canAct={canAct} page={page} isAlone={isAlone} />}
        {showsAgreement && post.bridge ? <AgreementReason bridge={post.bridge} /> : null}
      </div>
    </article>
  )
}

const Via = ({ via }: { via: NonNullable<PostView['via']> }) => (
  <p className="mb-2 flex flex-wrap items-center gap-1.5 text-[0.8125rem] text-fg-muted">
    <Icon name="share" size={15} />
    <span className="min-w-0 wrap-anywhere">
      <Link to={to('profile', { handle: via.handle })} className="hover:underline">
        {via.name}
      </Link>{' '}
      passed this on{via.words ? `: “${via.words}”` : ''}
    </span>
  </p>
)

function PostHead({ post, page }: { post: PostView; page: string }) {
  const { author, at, ago, isEdited, audience, isHidden, rootId, id } = post
  return (
    <header className="flex items-center gap-2.5">
      <Avatar name={author?.name ?? '?'} picture={author?.picture ?? null} />
      <div className="min-w-0 flex-1">
        {author ? (
          <Link
            to={to('profile', { handle: author.handle })}
            className="inline-block min-h-6 font-strong wrap-anywhere hover:underline"
          >
            {author.name} <span className="font-normal text-fg-muted">@{author.handle}</span>
          </Link>
        ) : (
          <span className="text-fg-muted">Former member</span>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-fg-muted">
          {at ? (
            <Link to={`${page}${rootId ? `#p-${id}` : ''}`} className="inline-block min-h-6 hover:underline">
              <time dateTime={at}>{ago}</time>
            </Link>
          ) : (
            'Draft'
          )}
          {isEdited ? <span>changed</span> : null}
          {audience === 'members' ? (
            <span className="inline-flex items-center gap-1">
              <Icon name="lock" size={13} /> members only
            </span>
          ) : null}
        </p>
      </div>
      {isHidden ? <Badge tone="warning">Hidden</Badge> : null}
    </header>
  )
}

const Pictures = ({ post: { pictures } }: { post: PostView }) =>
  pictures.length === 0 ? null : (
    <ul className={`post-pictures ${pictures.length === 1 ? 'post-picture-alone' : ''}`}>
      {pictures.map(({ address, alt, width, height }) => (
        <li key={address}>
          <a href={address}>
            <img src={`${address}?width=640`} alt={alt} width={width} height={height} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )

const LinkCard = ({ link }: { link: NonNullable<PostView['link']> }) => (
  <a
    href={link.url}
    rel="nofollow ugc noopener noreferrer"
    target="_blank"
    className="block rounded-card border border-line p-3.5 hover:bg-hover"
  >
    <span className="block font-medium wrap-anywhere">{link.title}</span>
    <span className="mt-0.5 line-clamp-2 block text-[0.8125rem] wrap-anywhere text-fg-muted">{link.about}</span>
    <span className="mt-1 block text-[0.8125rem] text-fg-subtle">{link.site}</span>
  </a>
)
