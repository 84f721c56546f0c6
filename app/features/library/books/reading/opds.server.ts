import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { toDownload } from './book-view.server.ts'
import { listShownBooks } from '../keeping/books.store.server.ts'
import { licenceOf } from '../licences.ts'
import { toBookPicture } from '../picture-address.ts'

const MOST_ENTRIES = 50
const TYPE = 'application/atom+xml;profile=opds-catalog;kind=acquisition'

/** The published books for programs that read books (OPDS 1.2), with search and further pages. */
export async function sendOpds(request: Request): Promise<Response> {
  const origin = brandOrigin(request)
  const params = new URL(request.url).searchParams
  const search = (params.get('q') ?? '').trim().slice(0, 200)
  const ms = Number(params.get('before') ?? Number.NaN)
  const before = Number.isSafeInteger(ms) && ms > 0 && ms < 8.64e15 ? new Date(ms) : null
  const found = await listShownBooks({ search, subject: '', language: '', before, most: MOST_ENTRIES + 1 })
  const shown = found.slice(0, MOST_ENTRIES)
  const self = origin + allEndpoints['library/opds']
  const more = found.length > MOST_ENTRIES ? shown.at(-1)!.book.publishedAt!.getTime() : null
  const query = (fields: Record<string, string>) => {
    const text = new URLSearchParams(fields).toString()
    return escape(text ? `${self}?${text}` : self)
  }
  const kept: Record<string, string> = search ? { q: search } : {}
  const updated = shown[0]?.book.publishedAt ?? clock.now()
  const entries = shown.map(({ book, name }) => {
    const link = origin + to('ebook', { id: book.id })
    const file = (as: string, type: string) =>
      `<link rel="http://opds-spec.org/acquisition/open-access" type="${type}" href="${escape(origin + toDownload(book.id, as, {}))}"/>`
    const cover = book.cover
      ? `<link rel="http://opds-spec.org/image" href="${escape(`${origin}${toBookPicture(book.id, book.cover.file)}`)}" type="image/png"/>`
      : ''
    return (
      `<entry><title>${escape(book.title)}</title><id>urn:frenly:book:${escape(book.id)}</id>` +
      `<updated>${book.publishedAt!.toISOString()}</updated><author><name>${escape(book.author || name)}</name></author>` +
      `<dc:language>${escape(book.language)}</dc:language><rights>${escape(licenceOf(book.licence).label)}</rights>` +
      (book.about ? `<summary type="text">${escape(book.about)}</summary>` : '') +
      book.subjects.map((subject) => `<category term="${escape(subject)}" label="${escape(subject)}"/>`).join('') +
      `<link rel="alternate" type="text/html" href="${escape(link)}"/>${file('epub', 'application/epub+zip')}${cover}</entry>`
    )
  })
  const body =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/" xmlns:opds="http://opds-spec.org/2010/catalog">' +
    `<id>${escape(self)}</id><title>${escape(`${requestBrand(request).name}: books`)}</title><updated>${updated.toISOString()}</updated>` +
    `<author><name>${escape(requestBrand(request).name)}</name></author>` +
    `<link rel="self" type="${TYPE}" href="${query(kept)}"/><link rel="start" type="${TYPE}" href="${escape(self)}"/>` +
    `<link rel="search" type="application/atom+xml" href="${escape(self)}?q={searchTerms}"/>` +
    (more ? `<link rel="next" type="${TYPE}" href="${query({ ...kept, before: String(more) })}"/>` : '') +
    `${entries.join('')}</feed>\n`
  const etag = `"${hashOf(body.replace(/<updated>[^<]*<\/updated>/, ''))}"`
  const headers = { 'ETag': etag, 'Cache-Control': 'public, max-age=300' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': `${TYPE}; charset=utf-8` } })
}

/** What XML may not hold goes. */
const escape = (text: string) => escapeHtml(text.replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, '').toWellFormed())
