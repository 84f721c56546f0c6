import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import type { AppLoadContext } from '@remix-run/node'
import { isbot } from 'isbot'
import { to } from '#app/catalogue/to.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { listShownVersions } from '#app/kits/members/authoring/authored.store.server.ts'
import { mayWrite, requireAuthor } from '#app/kits/members/authoring/authoring.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { listComments, listQueue, listReports } from './comments/comments.store.server.ts'
import { readConfirmation } from './letters/letters.server.ts'
import { countView } from './letters/readers.store.server.ts'
import { findPost, listPosts, type Post } from './posts/posts.server.ts'

const PER_PAGE = 20
const WORDS_A_MINUTE = 200
const QUERY_MAX_CHARS = 100

const toListed = ({ slug, title, summary, author, tags, cover, publishedAt, body }: Post) => ({
  ...{ slug, title, summary, author, tags, cover },
  day: publishedAt,
  minutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE)),
})
export type ListedPost = ReturnType<typeof toListed>

/** The front of the blog: all posts of this brand, or those of a tag, a series or some words. */
export async function readBlog(request: Request, context: AppLoadContext) {
  const params = new URL(request.url).searchParams
  const part = params.get('part')
  if (part === 'letter')
    return {
      part: 'letter' as const,
      token: params.get('token') ?? '',
      state: await readConfirmation(params.get('token') ?? ''),
    }
  if (part === 'comments') return readQueue(request)
  context.keepForGuests?.()
  const posts = await listPosts(requestBrand(request).id)
  const [tag, series] = [params.get('tag') ?? '', params.get('series') ?? '']
  const query = (params.get('q') ?? '').trim().slice(0, QUERY_MAX_CHARS)
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = posts.filter(
    (post) =>
      (tag === '' || post.tags.includes(tag)) &&
      (series === '' || post.series === series) &&
      words.every((word) => `${post.title} ${post.summary} ${post.body}`.toLowerCase().includes(word)),
  )
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1))
  return {
    part: 'posts' as const,
    ...{ tag, series, query, page, pages, perPage: PER_PAGE, count: found.length },
    posts: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(toListed),
    tags: [...new Set(posts.flatMap((post) => post.tags))].toSorted((a, b) => a.localeCompare(b, 'en')),
    feeds: { atom: allEndpoints['blog/feed-atom'], json: allEndpoints['blog/feed-json'] },
    canWrite: await mayWrite(await findUser(request), 'post'),
  }
}

/** Comments that a person is to look at. */
async function readQueue(request: Request) {
  await requireAuthor(request, 'post')
  const queue = await listQueue()
  const reports = queue.length > 0 ? await listReports(queue.map(({ id }) => id)) : []
  return {
    part: 'queue' as const,
    comments: queue.map((row) => ({
      ...row,
      reports: reports
        .filter(({ commentId }) => commentId === row.id)
        .map(({ words }) => words || 'No words were added.'),
    })),
  }
}
export type BlogView = Awaited<ReturnType<typeof readBlog>>

export async function requirePost(request: Request, slug: string): Promise<Post> {
  const post = await findPost(requestBrand(request).id, slug)
  if (!post) throw notFound('There is no such post. It may have been withdrawn or renamed.')
  return post
}

const MOST_CHANGES = 30

/** One post with what was said about it. */
export async function readPost(request: Request, slug: string) {
  const post = await requirePost(request, slug)
  const member = await findUser(request)
  const [comments, posts, changes] = await Promise.all([
    listComments(slug),
    listPosts(requestBrand(request).id),
    post.textId ? listShownVersions(post.textId, MOST_CHANGES) : [],
  ])
  if (!isbot(request.headers.get('user-agent'))) await countView(slug, clock.now().toISOString().slice(0, 10))
  if (member) await readNoticesAbout(member.id, `post/${slug}`)
  const apart = await Promise.all(comments.map(({ userId }) => areApart(member?.id ?? null, userId)))
  const canWrite = await mayWrite(member, 'post')
  return {
    ...toPostView(post, posts),
    changes: changes
      .filter(({ note }) => note !== '')
      .map(({ number, note, shownAt }) => ({ number, note, at: shownAt! })),
    comments: comments
      .filter((_, n) => !apart[n])
      .map(({ id, text, name, handle, createdAt, userId }) => ({
        id,
        text,
        name,
        handle,
        at: createdAt,
        isOwn: userId === member?.id,
      })),
    publisher: await readPublisher(request),
    canWrite,
  }
}
export type PostView = Awaited<ReturnType<typeof readPost>>

/** A post as the page draws it. */
export function toPostView(post: Post, posts: readonly Post[]) {
  const at = posts.findIndex(({ slug }) => slug === post.slug)
  const link = (other: Post | undefined) => (other ? { slug: other.slug, title: other.title } : null)
  const { series, changedAt, textId } = post
  return {
    ...toListed(post),
    ...{ series, changedAt, textId },
    text: toTextView(post.body),
    parts: series
      ? posts
          .filter((one) => one.series === series)
          .toReversed()
          .map((one) => link(one)!)
      : [],
    newer: link(posts[at - 1]),
    older: link(posts[at + 1]),
  }
}

export const toBlogAddress = (query: Readonly<Record<string, string | null>>) => to('blog', null, query)
