import { to } from '#app/catalogue/to.ts'
import { readOwnTexts } from '#app/kits/foundation/content/content.server.ts'
import { requireAuthor, requireText } from '#app/kits/members/authoring/authoring.server.ts'
import { readDesk, type Desk } from '#app/kits/members/authoring/desk.server.ts'
import { clock } from '#app/platform/clock.ts'
import { errorsByField } from '#app/platform/request/form.server.ts'
import { toPostView } from '../blog-view.server.ts'
import { listOwnPictures } from '../posts/covers.store.server.ts'
import { findingsOf } from '../posts/post-findings.ts'
import { postDetails, postFileFields } from '../posts/post-fields.ts'
import { toPictureSrc } from '../posts/posts.server.ts'

export const postDesk: Desk = {
  kind: 'post',
  toAddress: (query = {}) => to('blog', null, { part: 'write', ...query }),
  idName: 'post',
  readDetails(fields) {
    const words = (name: string) => String(fields[name] ?? '')
    const tags = words('tags')
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean)
    const read = postDetails.safeParse({
      ...{ summary: words('summary'), series: words('series'), cover: words('cover'), coverAlt: words('coverAlt') },
      ...{ tags: [...new Set(tags)], brand: words('brand') || 'all' },
    })
    return read.success ? { details: read.data } : { errors: errorsByField(read.error) }
  },
  emptyText: 'Write the post here, in Markdown.\n',
  emptyDetails: { summary: '', tags: [], series: '', cover: '', coverAlt: '', brand: 'all' },
  check({ details, text, shown }) {
    const cover = String(details['cover'] ?? '')
    const found = findingsOf({ text, shown, cover, coverAlt: String(details['coverAlt'] ?? '') })
    const missing = postDetails.safeParse(details).success
      ? []
      : ['The sentence that says what it is about is missing.']
    return { stops: [...missing, ...found.stops], warnings: found.warnings }
  },
  findFile(slug) {
    const file = readOwnTexts('blog', postFileFields).find((one) => one.slug === slug)
    if (!file) return null
    const { title, body, summary, tags, series } = file
    return { title, text: body, details: { summary, tags, series, cover: '', coverAlt: '', brand: 'all' } }
  },
}

/** The writers' part of the blog: the desk, a post, or the preview of its newest version. */
export async function readPostDesk(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('post')
  const author = await requireAuthor(request, 'post')
  if (id && params.get('view') === 'preview')
    return { part: 'preview' as const, id, post: await readPreview(id, author.name) }
  return { ...(await readDesk(request, postDesk)), pictures: await listOwnPictures(author.id) }
}

async function readPreview(id: string, author: string) {
  const { slug, title, text, details } = await requireText('post', id)
  const said = postDetails.safeParse(details)
  const words = said.success ? said.data : { summary: '', tags: [], series: '', cover: '', coverAlt: '', brand: 'all' }
  const cover = words.cover ? { svg: null, src: toPictureSrc(words.cover), alt: words.coverAlt } : null
  const post = {
    ...words,
    slug,
    title,
    body: text,
    author,
    cover,
    publishedAt: clock.now(),
    changedAt: null,
    textId: id,
    authorId: null,
  }
  return toPostView(post, [])
}
