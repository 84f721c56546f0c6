import { to } from '#app/catalogue/to.ts'
import { inOrder } from '#app/kits/foundation/text-files/book/book.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { countCited, listOverturned } from '../claims/claims.store.server.ts'
import { SHARE_KIND } from './book-answer.ts'
import { toFindings, toPdfNote } from './book-findings.ts'
import { toDownload } from './reading/book-view.server.ts'
import { requireOwnBook } from './books.server.ts'
import { isBoundBook, toBoundWords } from './market/bound-book.ts'
import { listEditions } from './keeping/books.store.server.ts'
import { findChapter, listChapters } from './keeping/chapters.store.server.ts'
import { listOwnDocuments, listOwnRuns } from './keeping/own-material.store.server.ts'
import { toBookPicture } from './picture-address.ts'
import { readDraftBook } from './whole-book.server.ts'

const MOST_MATERIAL = 40

/** The desk of a book: its chapters in order, what is left to do, what it is, its cover, its publication. */
export async function readDesk(request: Request, id: string) {
  const { book, member } = await requireOwnBook(request, id)
  await readNoticesAbout(member.id, `chapter/${id}`)
  const removed = new URL(request.url).searchParams.get('removed')
  const shown = { addressOf: (share: string) => to('ebook', { id }, { share }), aboutOf: () => 'to read' }
  const [listed, whole, editions, links, overturned, cited, documents, runs, publisher, gone] = await Promise.all([
    listChapters(id),
    readDraftBook(book),
    listEditions(id),
    listShownLinks(request, { kind: SHARE_KIND, thingId: id }, { userId: member.id, guestId: null }, shown),
    listOverturned('chapter', id),
    countCited('chapter', id),
    listOwnDocuments(member.id, MOST_MATERIAL),
    listOwnRuns(member.id, MOST_MATERIAL),
    readPublisher(request),
    removed ? findChapter(id, removed, true) : null,
  ])
  const chapters = inOrder(listed)
  const titles = new Map(chapters.map((one) => [one.id, one.title]))
  const pdf = toPdfNote(whole)
  const {
    title,
    subtitle,
    author,
    about,
    language,
    licence,
    subjects,
    glossary,
    indexTerms,
    notes,
    cover,
    shownEdition,
    updatedAt,
  } = book
  return {
    view: 'desk' as const,
    id,
    details: { title, subtitle, author, about, language, licence, subjects },
    glossary: glossary.map(({ term, meaning }) => `${term}: ${meaning}`).join('\n'),
    index: indexTerms.join('\n'),
    notes,
    cover: cover && { ...cover, src: toBookPicture(id, cover.file) },
    shownEdition,
    updatedAt,
    chapters: chapters.map(({ id: chapterId, title: name, kind, words, origin, updatedAt: at }) => {
      const among = chapters.filter((one) => one.kind === kind)
      const place = among.findIndex((one) => one.id === chapterId) + 1
      return { id: chapterId, title: name, kind, words, origin: origin.from, at, place, of: among.length }
    }),
    words: chapters.reduce((sum, one) => sum + one.words, 0),
    findings: toFindings(whole),
    pdfNote: pdf?.words ?? null,
    editions: editions.map(({ number, note, createdAt }) => ({
      number,
      note,
      at: createdAt,
      href: to('ebook', { id }, { edition: number }),
    })),
    links,
    cited,
    overturned: overturned.map(({ id: claim, claim: text, overturned: why, partId, runId }) => ({
      ...{ id: claim, text, why },
      chapter: partId && titles.has(partId) ? { id: partId, title: titles.get(partId)! } : null,
      run: to('consensus-run', null, { run: runId }),
    })),
    material: {
      documents: documents.map(({ id: one, title: name }) => ({ id: one, label: name })),
      runs: runs.map(({ id: one, question }) => ({ id: one, label: question.slice(0, 120) })),
    },
    downloads: ['epub', 'pdf', 'html', 'md']
      .filter((as) => as !== 'pdf' || !pdf?.isTooMuch)
      .map((as) => ({ as, href: toDownload(id, as, {}) })),
    bound: isBoundBook(book) ? toBoundWords(book) : null,
    removed: gone?.deletedAt ? { id: gone.id, title: gone.title } : null,
    publisher,
  }
}
export type DeskView = Awaited<ReturnType<typeof readDesk>>
