import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { SearchBox } from '#app/kits/foundation/content/search-box.tsx'
import { CardLink } from '#app/ui/brand/card.tsx'
import { ChipLink } from '#app/ui/controls/chip.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { Pagination } from '#app/ui/data/pagination.tsx'
import type { BlogView } from '../blog-view.server.ts'
import type { SubscribeAnswer } from '../letters/letters.server.ts'
import { PostCover } from './post-cover.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

type View = Extract<BlogView, { part: 'posts' }>

/** The posts, the newest first, with ways to find and follow them. */
export function PostsPage({ view, answer }: { view: View; answer: SubscribeAnswer | null }) {
  const { posts, tag, series, query, tags, feeds, page, pages } = view
  const chosen = tag ? `Tag: ${tag}` : series ? `Series: ${series}` : query ? `“${query}”` : null
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <header className="max-w-reading">
        <h1 className="heading-page">Blog</h1>
        <p className="lead mt-3">What changed here, what was learned, and why things are as they are.</p>
        <SearchBox
          action={to('blog')}
          label="Search the blog"
          placeholder="Words of a post"
          query={query}
          className="mt-6"
        />
        <p className="mt-4 flex flex-wrap gap-2">
          {tags.map((one) => (
            <ChipLink key={one} to={to('blog', null, { tag: one })} aria-current={one === tag ? 'true' : undefined}>
              {one}
            </ChipLink>
          ))}
        </p>
      </header>
      {chosen ? (
        <p className="mt-8 text-fg-muted">
          {chosen}.{' '}
          <Link to={to('blog')} className="link">
            All posts
          </Link>
        </p>
      ) : null}
      {posts.length === 0 ? (
        <p className="mt-8">{chosen ? 'No post fits that.' : 'Nothing has been published here yet.'}</p>
      ) : (
        <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="grid">
              <CardLink to={to('blog-post', { slug: post.slug })} className="p-4">
                <PostCover cover={post.cover} isAside />
                <span className="mt-3 block text-sm text-fg-subtle tabular-nums">
                  {toLongDay(post.day)}, about {post.minutes} min
                </span>
                <h2 className="mt-1 text-lg font-strong wrap-anywhere">{post.title}</h2>
                <span className="mt-1.5 block text-fg-muted wrap-anywhere">{post.summary}</span>
              </CardLink>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <Pagination
          label="Posts"
          page={page}
          pages={pages}
          perPage={view.perPage}
          count={view.count}
          toPage={(n) => to('blog', null, { tag, series, q: query, page: n > 1 ? n : null })}
          className="mt-6"
        />
      ) : null}
      <SubscribeForm answer={answer} feeds={feeds} />
      {view.canWrite ? (
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
          <Link to={to('blog', null, { part: 'write' })} className="link">
            Write posts
          </Link>
          <Link to={to('blog', null, { part: 'comments' })} className="link">
            Comments to look at
          </Link>
        </p>
      ) : null}
    </div>
  )
}
