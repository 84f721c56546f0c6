import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { inOrder, directionOf } from '#app/kits/foundation/text-files/book/book.ts'
import { BOOK_FORMATS } from '#app/kits/foundation/text-files/book/write-book.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toPdfNote } from '../book-findings.ts'
import { NO_CHAPTER } from '../books.server.ts'
import { listEditions } from '../keeping/books.store.server.ts'
import { findChapter, findText, listChapters, readChapters, readTexts } from '../keeping/chapters.store.server.ts'
import { readDesk } from '../desk-view.server.ts'
import { licenceOf } from '../licences.ts'
import { toBookPicture } from '../picture-address.ts'
import { requireReadable, type Readable } from './readable.server.ts'
import { findOwnReview, findPlace, listReviews, readStars } from '../keeping/readers.store.server.ts'
import { showBookChapter } from './show-chapter.server.ts'
import { toEditionContent, toOriginWords } from '../whole-book.server.ts'
import { readVersionsOf, readWriting } from '../writing-view.server.ts'

const MOST_REVIEWS = 50
const DESK_PARTS = new Set(['desk', 'write', 'versions'])

/** A book at its address: its page, one of its chapters, or the desk of whoever writes it. */
export async function readBookScreen(request: Request, id: string) {
  const params = new URL(request.url).searchParams
  const part = params.get('part') ?? ''
  if (DESK_PARTS.has(part)) {
    if (part === 'write') return readWriting(request, id, params.get('chapter') ?? '')
    if (part === 'versions') return readVersionsOf(request, id, params.get('chapter') ?? '', params.get('version'))
    return readDesk(request, id)
  }
  const readable = await requireReadable(request, id)
  const chapter = params.get('chapter')
  return chapter ? readChapterPage(request, readable, chapter) : readBookPage(request, readable)
}
export type BookScreenView = Awaited<ReturnType<typeof readBookScreen>>
export type BookPageView = Awaited<ReturnType<typeof readBookPage>>
export type ChapterPageView = Awaited<ReturnType<typeof readChapterPage>>

/** What goes along in every address of the book as it is read now. */
const alongOf = ({ share, edition, reach }: Readable) => ({
  share,
  edition: reach === 'owner' && edition ? edition.number : null,
})

async function readBookPage(request: Request, readable: Readable) {
  const { book, reach, edition, by } = readable
  const member = await findUser(request)
  const content = edition?.content ?? (await toEditionContent(book))
  const along = alongOf(readable)
  const words = new Map((await listChapters(book.id)).map((row) => [row.id, row.words]))
  const [reviews, stars, own, place, publisher, editions] = await Promise.all([
    listReviews(book.id, MOST_REVIEWS),
    readStars([book.id]),
    member ? findOwnReview(book.id, member.id) : null,
    member ? findPlace(book.id, member.id) : null,
    readPublisher(request),
    reach === 'owner' || reach === 'public' ? listEditions(book.id) : [],
  ])
  const texts = edition ? await readTexts(content.parts) : null
  const pdf = toPdfNote({
    title: content.title,
    parts: texts
      ? content.parts.map(({ chapterId, title, kind }) => ({
          id: chapterId,
          kind,
          title,
          markdown: texts.get(chapterId) ?? '',
        }))
      : await draftParts(book.id),
  })
  const parts = inOrder(content.parts).map((part) => ({
    ...{ id: part.chapterId, title: part.title, kind: part.kind, words: words.get(part.chapterId) ?? 0 },
    isDrafted: part.origin.from === 'draft',
    href: to('ebook', { id: book.id }, { chapter: part.chapterId, ...along }),
  }))
  const kept = parts.find((part) => part.id === place?.chapterId)
  return {
    view: 'book' as const,
    id: book.id,
    reach,
    isPublished: book.shownEdition !== null,
    isHidden: book.hiddenAt !== null,
    title: content.title,
    subtitle: content.subtitle,
    author: content.author,
    about: content.about,
    language: content.language,
    direction: directionOf(content.language),
    subjects: content.subjects,
    licence: licenceOf(content.licence),
    cover: content.cover && {
      src: toBookPicture(book.id, content.cover.file) + toQuery({ share: along.share }),
      alt: content.cover.alt,
    },
    by,
    edition: edition && { number: edition.number, at: edition.createdAt },
    editions:
      reach === 'public' || book.shownEdition !== null
        ? editions.map(({ number, note, createdAt }) => ({ number, note, at: createdAt }))
        : [],
    parts,
    place: kept ? { title: kept.title, href: kept.href } : null,
    glossary: content.glossary,
    downloads: Object.entries(BOOK_FORMATS)
      .filter(([as]) => as !== 'pdf' || !pdf?.isTooMuch)
      .map(([as, { label }]) => ({ as, label, href: toDownload(book.id, as, along) })),
    aloud: to('voice-tools', null, { from: `book:${book.id}`, ...along }),
    pdfNote: pdf?.words ?? null,
    pdfSizes: pdf?.isTooMuch ? [] : [{ label: 'PDF, A4', href: toDownload(book.id, 'pdf', { ...along, size: 'a4' }) }],
    reviews: reviews.map(({ review, name, handle }) => ({
      ...{ id: review.id, stars: review.stars, text: review.text, at: review.updatedAt, name, handle },
      isOwn: review.userId === member?.id,
    })),
    stars: stars.get(book.id) ?? null,
    own: own && { stars: own.stars, text: own.text },
    publisher,
  }
}

const draftParts = async (bookId: string) =>
  (await readChapters(bookId)).map(({ id, kind, title, text }) => ({ id, kind, title, markdown: text }))

export const toDownload = (id: string, as: string, query: Readonly<Record<string, string | number | null>>): string =>
  fillPath(allEndpoints['library/book-export'], { id }) + toQuery({ as, ...query })

async function readChapterPage(request: Request, readable: Readable, chapterId: string) {
  const { book, edition, reach } = readable
  const along = alongOf(readable)
  const content = edition?.content ?? (await toEditionContent(book))
  const parts = inOrder(content.parts)
  const at = parts.findIndex((part) => part.chapterId === chapterId)
  const part = parts[at]
  if (!part) throw notFound(NO_CHAPTER)
  const text = edition ? (await findText(chapterId, part.version))?.text : (await findChapter(book.id, chapterId))?.text
  const shown = await showBookChapter(book.id, { title: part.title, markdown: text ?? '' }, along.share, request.signal)
  const member = await findUser(request)
  const place = member ? await findPlace(book.id, member.id) : null
  const link = (other: (typeof parts)[number] | undefined) =>
    other ? { title: other.title, href: to('ebook', { id: book.id }, { chapter: other.chapterId, ...along }) } : null
  return {
    view: 'chapter' as const,
    id: book.id,
    chapterId,
    reach,
    ...along,
    book: { title: content.title, href: to('ebook', { id: book.id }, along), isPublished: book.shownEdition !== null },
    title: part.title,
    note: toOriginWords(part.origin),
    language: content.language,
    direction: directionOf(content.language),
    ...shown,
    number: at + 1,
    of: parts.length,
    previous: link(parts[at - 1]),
    next: link(parts[at + 1]),
    contents: parts.map((other) => ({ ...link(other)!, isHere: other === part })),
    canKeep: member !== null,
    keptShare: place?.chapterId === chapterId ? place.share : 0,
    look: readLook(request),
  }
}

const SIZES = ['s', 'm', 'l', 'xl'] as const
const PAPERS = ['page', 'sepia', 'night'] as const
/** How the reader wants the text: it stands in the address, and is remembered in this browser. */
export function readLook(request: Request) {
  const params = new URL(request.url).searchParams
  const cookie = /(?:^|;\s*)reader=([a-z]{1,3})-([a-z]{1,6})(?:;|$)/.exec(request.headers.get('cookie') ?? '')
  const size = params.get('text') ?? cookie?.[1]
  const paper = params.get('paper') ?? cookie?.[2]
  return {
    size: SIZES.find((one) => one === size) ?? 'm',
    paper: PAPERS.find((one) => one === paper) ?? 'page',
    isChosen: params.has('text') || params.has('paper'),
  }
}
export type ReaderLook = ReturnType<typeof readLook>
