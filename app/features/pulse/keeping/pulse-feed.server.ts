import { to } from '#app/catalogue/to.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toTopic } from '../posts/clean-post.ts'
import { toFeedAddress } from '../posts/feed-address.ts'
import { listNewest, listOf, listTopic, type ShownRow } from '../posts/feed.store.server.ts'
import { toPicture } from '../posts/post-view.server.ts'

const ENTRIES = 50
const TITLE_CHARS = 80

/** XML takes no control signs, whatever stands before them. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The newest public posts as an Atom feed (RFC 4287): all, of a topic, or of a member. */
export async function sendPulseFeed(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const topic = toTopic(searchParams.get('topic') ?? '')
  const handle = searchParams.get('by')
  const by = handle ? await findMemberByHandle(handle, null) : null
  if (handle && !by) throw notFound('There is nobody under this name.')
  const paged = { behind: null, most: ENTRIES }
  const rows = await (by ? listOf(null, by.id, paged) : topic ? listTopic(null, topic, paged) : listNewest(null, paged))
  const origin = brandOrigin(request)
  const self = origin + toFeedAddress(by ? null : topic, by?.handle ?? null)
  const title = `${requestBrand(request).name}: ${by ? by.name : topic ? `#${topic}` : 'pulse'}`
  const moved = rows.map(({ post }) => (post.editedAt ?? post.publishedAt!).getTime())
  const body =
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">' +
    `<title>${escaped(title)}</title><id>${escaped(self)}</id>` +
    `<updated>${new Date(moved.length > 0 ? Math.max(...moved) : clock.now().getTime()).toISOString()}</updated>` +
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>` +
    `<link rel="alternate" type="text/html" href="${escaped(origin + to('pulse', null, { topic: by ? null : topic, by: by?.handle }))}"/>` +
    `${rows.map((row) => toEntry(row, origin)).join('')}</feed>\n`
  const etag = `"${hashOf(rows.map(({ post }, n) => `${post.id} ${moved[n]}`).join('\n') + self)}"`
  const headers = { 'ETag': etag, 'Cache-Control': 'public, max-age=300' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

function toEntry({ post, name }: ShownRow, origin: string): string {
  const page = origin + to('pulse', null, { post: post.rootId ?? post.id })
  const own = `${page}${post.rootId ? `#p-${post.id}` : ''}`
  const line = post.text.replace(/\s+/g, ' ').trim() || 'A picture'
  const title = line.length > TITLE_CHARS ? `${line.slice(0, TITLE_CHARS)}…` : line
  const pictures = post.pictures.map(
    ({ alt }, n) => `<p><img src="${escaped(origin + toPicture(post.id, n))}" alt="${escaped(alt)}"></p>`,
  )
  const html = `${post.text
    .split(/\n+/)
    .map((part) => `<p>${escaped(part)}</p>`)
    .join('')}${pictures.join('')}`
  return (
    `<entry><title>${escaped(title)}</title><id>${escaped(own)}</id><link rel="alternate" type="text/html" href="${escaped(own)}"/>` +
    `<published>${post.publishedAt!.toISOString()}</published><updated>${(post.editedAt ?? post.publishedAt!).toISOString()}</updated>` +
    `<author><name>${escaped(name ?? '')}</name></author><content type="html">${escaped(html)}</content></entry>`
  )
}
