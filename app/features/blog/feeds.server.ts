import { Feed } from 'feed'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { toHtml } from '#app/kits/foundation/content/markdown.server.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { listPosts } from './posts/posts.server.ts'

const MOST_ENTRIES = 50
const TYPES = { atom: 'application/atom+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' } as const

/** The posts of the brand that is asked, as an Atom feed (RFC 4287) or a JSON feed (version 1). */
export async function sendPosts(request: Request, kind: keyof typeof TYPES): Promise<Response> {
  const origin = brandOrigin(request)
  const { id, name } = requestBrand(request)
  const posts = (await listPosts(id)).slice(0, MOST_ENTRIES)
  const changes = posts.map(({ changedAt, publishedAt }) => (changedAt ?? publishedAt).getTime())
  const etag = `"${hashOf(`${origin} ${kind} ${posts.map(({ slug, title }, n) => `${slug} ${title} ${changes[n]}`).join('\n')}`)}"`
  const headers = { 'ETag': etag, 'Cache-Control': 'public, max-age=300' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const feed = new Feed({
    title: `${name}: blog`,
    description: 'What changed here, what was learned, and why.',
    id: origin + to('blog'),
    link: origin + to('blog'),
    language: 'en',
    copyright: '',
    updated: changes.length > 0 ? new Date(Math.max(...changes)) : clock.now(),
    feedLinks: { atom: origin + allEndpoints['blog/feed-atom'], json: origin + allEndpoints['blog/feed-json'] },
  })
  for (const post of posts) {
    const link = origin + to('blog-post', { slug: post.slug })
    feed.addItem({
      title: post.title,
      id: link,
      link,
      description: post.summary,
      content: withOrigin(toHtml(post.body), origin),
      author: [{ name: post.author }],
      category: post.tags.map((tag) => ({ name: tag })),
      date: post.changedAt ?? post.publishedAt,
      published: post.publishedAt,
    })
  }
  return new Response(kind === 'atom' ? feed.atom1() : feed.json1(), {
    headers: { ...headers, 'Content-Type': TYPES[kind] },
  })
}

/** A reader of feeds knows no address of this site but whole ones. */
const withOrigin = (html: string, origin: string) => html.replace(/ href="\//g, ` href="${origin}/`)
