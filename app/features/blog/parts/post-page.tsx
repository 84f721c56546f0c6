import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { CardLink } from '#app/ui/brand/card.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import type { PostView } from '../blog-view.server.ts'
import type { CommentAnswer } from '../comments/comment-acts.server.ts'
import { Comments } from './comments-part.tsx'
import { PostArticle } from './post-article.tsx'

/** One post, what changed in it, and what was said about it. */
export function PostPage({ post, answer }: { post: PostView; answer: CommentAnswer | null }) {
  return (
    <div className="page pt-2 pb-section">
      <BackLink to={to('blog')}>Blog</BackLink>
      <div className="mt-3">
        <PostArticle post={post} />
      </div>
      {post.canWrite ? (
        <p className="mt-6">
          <Link to={to('blog', null, { part: 'write', post: post.textId ?? post.slug })} className="link">
            Change this post
          </Link>
        </p>
      ) : null}
      <Changes changes={post.changes} />
      <Comments post={post} answer={answer} />
      <nav aria-label="Other posts" className="mt-14 grid max-w-reading gap-4 sm:grid-cols-2">
        {[['Before this', post.older] as const, ['After this', post.newer] as const].map(([label, other]) =>
          other ? (
            <CardLink key={label} to={to('blog-post', { slug: other.slug })} className="p-5">
              <span className="text-sm text-fg-subtle">{label}</span>
              <span className="mt-1 block font-medium wrap-anywhere">{other.title}</span>
            </CardLink>
          ) : null,
        )}
      </nav>
    </div>
  )
}

function Changes({ changes }: Pick<PostView, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section id="changes" aria-labelledby="changes-title" className="mt-10 max-w-reading scroll-mt-20">
      <h2 id="changes-title" className="heading-small">
        What changed
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {changes.map(({ number, note, at }) => (
          <li key={number} className="py-2 wrap-anywhere">
            <span className="text-sm text-fg-subtle">{toLongDay(at)}</span> {note}
          </li>
        ))}
      </ul>
    </section>
  )
}
