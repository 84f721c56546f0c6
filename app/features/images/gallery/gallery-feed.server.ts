import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { toPictureFile } from '../keeping/picture-address.ts'
import { findLicence } from '../sharing/licences.ts'
import { listNewest, type ShownRow } from './gallery.store.server.ts'

const ENTRIES = 50
const WIDTH = 640

/** XML takes no control signs, whatever stands before them. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The newest pictures of the gallery as an Atom feed (RFC 4287). */
export async function sendFeed(request: Request): Promise<Response> {
  const origin = brandOrigin(request)
  const rows = await listNewest({ style: '', colour: '', by: '', viewer: null }, { after: null, most: ENTRIES })
  const updated = (rows[0]?.publishedAt ?? clock.now()).toISOString()
  const self = origin + endpoints['images/gallery-feed']
  const body =
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">' +
    `<title>${escaped(`${requestBrand(request).name}: gallery`)}</title><id>${escaped(self)}</id><updated>${updated}</updated>` +
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/><link rel="alternate" type="text/html" href="${escaped(origin + to('gallery'))}"/>` +
    `${rows.map((row) => toEntry(row, origin)).join('')}</feed>\n`
  const etag = `"${hashOf(rows.map(({ id, publishedAt, title }) => `${id} ${publishedAt.getTime()} ${title}`).join('\n'))}"`
  const headers = { 'ETag': etag, 'Cache-Control': 'public, max-age=300' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

function toEntry({ id, title, alt, maker, licence, publishedAt }: ShownRow, origin: string): string {
  const page = origin + to('gallery', null, { picture: id })
  const image = origin + toPictureFile({ id, width: WIDTH })
  const html = `<p><img src="${escaped(image)}" alt="${escaped(alt)}"></p><p>${escaped(alt)}</p>`
  return (
    `<entry><title>${escaped(title)}</title><id>${escaped(page)}</id><link rel="alternate" type="text/html" href="${escaped(page)}"/>` +
    `<published>${publishedAt.toISOString()}</published><updated>${publishedAt.toISOString()}</updated>` +
    `<author><name>${escaped(maker)}</name></author><rights>${escaped(findLicence(licence).label)}</rights>` +
    `<content type="html">${escaped(html)}</content></entry>`
  )
}
