import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { revokeShareLink, createShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { settleCited } from '../claims/claims.store.server.ts'
import { refuse, SHARE_KIND, type BookAnswer } from './book-answer.ts'
import { BOOK_PICTURE_MAX_BYTES, MOST_CHAPTERS } from './book.limits.ts'
import { bookInputs, type BookInputs } from './book.inputs.ts'
import { addChapter, NO_CHAPTER, requireOwnBook, saveChapter } from './books.server.ts'
import { changeOwnBook, saveBook, type BookRow } from './keeping/books.store.server.ts'
import { findChapter, findVersion, listChapters } from './keeping/chapters.store.server.ts'
import { actOnCover, addPicture } from './cover-acts.server.ts'
import { addDocument, addRun } from './create-acts.server.ts'
import { startDraft } from './model-help.server.ts'
import { isBoundBook, toBoundWords } from './market/bound-book.ts'
import { moveChapter, placeChapter, takeOut } from './order.server.ts'
import { publishBook, withdrawBook } from './publish.server.ts'
import { actOnReading, isReadingAct } from './reading/reading-acts.server.ts'

const spendSave = createRateLimit('book-saves', { points: 240, windowS: 60 })
const uploads = {
  picture: { most: 1, maxBytes: BOOK_PICTURE_MAX_BYTES },
  cover: { most: 1, maxBytes: BOOK_PICTURE_MAX_BYTES },
}

export type BookWork = {
  request: Request
  network: string
  typed: Typed
  book: BookRow
  member: CurrentUser
  files: Record<string, SentFile[]>
}

/** A form of a book’s page: of its readers, or of whoever it belongs to. */
export async function actOnBook(request: Request, network: string, id: string) {
  const upload = await readUpload(request, bookInputs, uploads)
  try {
    if (upload.problem) {
      const { values } = upload.problem
      return data<BookAnswer>({ act: values['do'] ?? values['act'] ?? '', problem: upload.problem }, upload.init)
    }
    const { input, typed, files } = upload
    if (isReadingAct(input)) return await actOnReading({ request, network, id, typed }, input)
    const { book, member } = await requireOwnBook(request, id)
    const waitS = await spendSave(member.id)
    if (waitS > 0)
      return refuse(
        input.do,
        typed,
        { title: tooManyAtOnce('saves', waitS), text: tooManyAtOnce('saves', waitS) },
        overLimit(waitS),
      )
    return await act({ request, network, typed, book, member, files }, input)
  } finally {
    await upload.discard()
  }
}

export const toDesk = (id: string, query: Readonly<Record<string, string>> = {}) =>
  redirect(to('ebook', { id }, { part: 'desk', ...query }), 303)

async function act(
  work: BookWork,
  input: Exclude<BookInputs, { do: 'review' | 'drop-review' | 'keep-place' | 'report' }>,
) {
  const { book, member, request, typed } = work
  switch (input.do) {
    case 'add-chapter':
    case 'add-run':
    case 'add-document':
      return add(work, input)
    case 'move':
      return (await moveChapter(book.id, input.chapter, input.by), toDesk(book.id))
    case 'place':
      return (await placeChapter(book.id, input.chapter, input.position), toDesk(book.id))
    case 'save-chapter':
      return save(work, input)
    case 'remove-chapter':
      await takeOut(book.id, input.chapter, clock.now())
      return toDesk(book.id, { removed: input.chapter })
    case 'return-chapter':
      return (await takeOut(book.id, input.chapter, null), toDesk(book.id))
    case 'restore':
      return restore(work, input)
    case 'draft': {
      const begun = await startDraft(work, { book: book.id, ...input })
      if ('message' in begun) return refuse('draft', typed, { wish: begun.message }, begun.init)
      return redirect(to('job', { id: begun.jobId }), 303)
    }
    case 'picture':
      return addPicture(work, input)
    case 'details': {
      const { do: _, ...details } = input
      await saveBook(book.id, { ...details, updatedAt: clock.now() })
      return toDesk(book.id)
    }
    case 'terms':
      await saveBook(book.id, { glossary: input.glossary, indexTerms: input.index, updatedAt: clock.now() })
      return toDesk(book.id)
    case 'cover':
    case 'draw-cover':
    case 'cover-words':
    case 'drop-cover':
      return actOnCover(work, input)
    case 'publish':
      return publishBook(work, input.note)
    case 'withdraw':
      return withdrawBook(work)
    case 'share': {
      const refusal = toPublishingRefusal(await readPublisher(request), 'links')
      if (refusal) return refuse('share', typed, { term: refusal }, 403)
      if (isBoundBook(book)) return refuse('share', typed, { term: toBoundWords(book) }, 403)
      await createShareLink({ kind: SHARE_KIND, thingId: book.id }, { userId: member.id, guestId: null }, input.term)
      return toDesk(book.id)
    }
    case 'revoke':
      await revokeShareLink(input.share, { userId: member.id, guestId: null })
      return toDesk(book.id)
    case 'settle':
      await settleCited(input.claim, member.id, clock.now())
      return toDesk(book.id)
    case 'delete':
      await changeOwnBook(book.id, member.id, { deletedAt: clock.now() })
      return redirect(to('ebooks', null, { deleted: book.id }), 303)
  }
}

async function add(
  { book, member, typed }: BookWork,
  input: Extract<BookInputs, { do: 'add-chapter' | 'add-run' | 'add-document' }>,
) {
  if ((await listChapters(book.id)).length >= MOST_CHAPTERS)
    return refuse(input.do, typed, { title: `A book has up to ${MOST_CHAPTERS} chapters.` }, 409)
  const id =
    input.do === 'add-chapter'
      ? await addChapter(book, { kind: input.kind, title: input.title, markdown: '' })
      : input.do === 'add-run'
        ? await addRun(book.id, member, input.run)
        : await addDocument(book.id, member, input.document)
  if (!id) throw notFound('There is nothing of yours under this name. It may have been deleted.')
  return redirect(to('ebook', { id: book.id }, { part: 'write', chapter: id }), 303)
}

/** Saves a chapter; where another one had saved, says how the two were put together. */
async function save({ book }: BookWork, input: Extract<BookInputs, { do: 'save-chapter' }>) {
  const { chapter, version, title, text, kind } = input
  const row = await findChapter(book.id, chapter)
  if (!row) throw notFound(NO_CHAPTER)
  // Whoever rewrites a draft to its last word has written it.
  const saved = await saveChapter(book.id, chapter, version, { title, text })
  if (kind !== row.kind) await placeChapter(book.id, chapter, MOST_CHAPTERS, kind)
  return data<BookAnswer>({ act: 'save-chapter', problem: null, saved })
}

async function restore({ book }: BookWork, { chapter, version }: Extract<BookInputs, { do: 'restore' }>) {
  const row = await findChapter(book.id, chapter)
  const found = row && (await findVersion(chapter, version))
  if (!row || !found) throw notFound('This version is not kept any more.')
  const origin = found.reason === 'draft' ? { origin: { from: 'draft' as const, engine: found.engine } } : {}
  await saveChapter(
    book.id,
    chapter,
    row.version,
    { title: found.title, text: found.text },
    { reason: 'restored', ...origin },
  )
  return redirectWithFlash(to('ebook', { id: book.id }, { part: 'write', chapter }), {
    title: found.reason === 'draft' ? 'The draft stands in the chapter now' : 'The earlier version is back',
    description: 'What stood there before is kept among the versions.',
  })
}
