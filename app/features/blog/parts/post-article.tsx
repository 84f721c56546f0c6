import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { Prose } from '#app/ui/data/prose.tsx'
import type { toPostView } from '../blog-view.server.ts'
import { PostCover } from './post-cover.tsx'

/** A post from its title to its tags. */
export function PostArticle({ post }: { post: ReturnType<typeof toPostView> }) {
  const { title, summary, author, day, changedAt, minutes, tags, series, parts, slug } = post
  return (
    <article className="max-w-reading">
      <p className="text-sm text-fg-subtle tabular-nums">
        <time dateTime={day.toISOString()}>{toLongDay(day)}</time>, {author}, about {minutes} min
      </p>
      <h1 className="heading-page mt-1.5 wrap-anywhere">{title}</h1>
      <p className="lead mt-4 wrap-anywhere">{summary}</p>
      {changedAt ? (
        <p className="mt-3 text-sm text-fg-muted">
          Changed on {toLongDay(changedAt)}.{' '}
          <a href="#changes" className="link">
            What changed
          </a>
        </p>
      ) : null}
      {post.cover ? (
        <div className="mt-7">
          <PostCover cover={post.cover} />
        </div>
      ) : null}
      <Prose html={post.text.html} className="mt-8" />
      {series && parts.length > 1 ? (
        <nav aria-label={`Series: ${series}`} className="mt-10 rounded-card bg-sunken p-5">
          <p className="font-medium">Series: {series}</p>
          <ol className="mt-2 list-decimal ps-5">
            {parts.map((part) => (
              <li key={part.slug} className="py-0.5 wrap-anywhere">
                {part.slug === slug ? (
                  <span aria-current="page">{part.title}</span>
                ) : (
                  <Link to={to('blog-post', { slug: part.slug })} className="link">
                    {part.title}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {tags.length > 0 ? (
        <p className="mt-8 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <ChipLink key={tag} to={to('blog', null, { tag })}>
              {tag}
            </ChipLink>
          ))}
        </p>
      ) : null}
    </article>
  )
}
