import { store } from '#app/database/store.server.ts'
import type { ChapterReason, PartOrigin } from '#app/database/tables/learn/books.ts'
import { mergeTexts } from '#app/engines/text-tools/merge-texts.ts'
import { countWords } from '#app/kits/foundation/text-files/book/read-chapter.ts'
import type { PartDraft } from '#app/kits/foundation/text-files/book/split-book.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { MOST_BOOKS, MOST_VERSIONS } from './book.limits.ts'
import * as rows from './keeping/books.store.server.ts'
import * as chapters from './keeping/chapters.store.server.ts'

export const NO_BOOK = 'There is no book under this address. It may be private, or it was taken back.'
export const NO_CHAPTER = 'There is no such chapter in this book. It may have been taken out.'
const MOST_TRIES = 5

export type PartToMake = PartDraft & { origin?: PartOrigin }
type Made = { title: string } & Partial<Pick<rows.BookRow, 'author' | 'language' | 'about' | 'notes' | 'subtitle'>>

/** A book of whoever asks. A 404 for one of somebody else as for none. */
export async function requireOwnBook(
  request: Request,
  id: string,
): Promise<{ book: rows.BookRow; member: CurrentUser }> {
  const member = await findUser(request)
  const book = member ? await rows.findBook(id) : null
  if (!book || !member || book.userId !== member.id) {
    // A guest at a book that is nobody's business is told the same as everybody.
    throw notFound(NO_BOOK)
  }
  return { book, member }
}

/** Makes a book with its parts; null where the shelf is full. */
export async function makeBook(member: CurrentUser, made: Made, parts: readonly PartToMake[], id = createSecretId()) {
  if ((await rows.countBooks(member.id)) >= MOST_BOOKS) return null
  const now = clock.now()
  await store().tx(async () => {
    await rows.createBook({
      ...{
        id,
        userId: member.id,
        author: member.name,
        language: 'en',
        subjects: [],
        glossary: [],
        indexTerms: [],
        notes: [],
      },
      ...made,
      createdAt: now,
      updatedAt: now,
    })
    await addParts(id, parts, 0)
  })
  return id
}

/** Puts parts behind those of a book, from a position on. */
export async function addParts(bookId: string, parts: readonly PartToMake[], from: number): Promise<string[]> {
  const now = clock.now()
  const made = parts.map((part, n) => ({
    id: createId(now.getTime()),
    bookId,
    kind: part.kind,
    position: from + n,
    title: part.title,
    text: part.markdown,
    words: countWords(part.markdown),
    origin: part.origin ?? { from: 'hand' as const },
    createdAt: now,
    updatedAt: now,
  }))
  const AT_ONCE = 40
  for (let n = 0; n < made.length; n += AT_ONCE) {
    const some = made.slice(n, n + AT_ONCE)
    await chapters.createChapters(some)
    await chapters.createVersions(some.map((row) => toVersion(row.id, 1, row, 'made', row.origin.engine ?? '')))
  }
  return made.map(({ id }) => id)
}

const toVersion = (
  chapterId: string,
  version: number,
  { title, text }: { title: string; text: string },
  reason: ChapterReason,
  engine = '',
) => ({ id: createId(clock.now().getTime()), chapterId, version, title, text, reason, engine, createdAt: clock.now() })

/** Adds an empty or written chapter behind the others of its kind. */
export async function addChapter(book: rows.BookRow, part: PartToMake): Promise<string> {
  const listed = await chapters.listChapters(book.id)
  const [id] = await store().tx(async () => {
    const ids = await addParts(book.id, [part], Math.max(-1, ...listed.map(({ position }) => position)) + 1)
    await rows.saveBook(book.id, { updatedAt: clock.now() })
    return ids
  })
  return id!
}

type Edited = { title: string; text: string }
/** `merged`: somebody else had saved; `conflicts`: places where both changed the same lines. */
export type SavedChapter = { version: number; state: 'saved' | 'unchanged' | 'merged'; conflicts: number }

/**
 * Saves what was written from a version. When the chapter moved on since, both are put together; where that met in the same
 * lines, both wordings stand in it and what was sent is kept aside whole.
 */
export async function saveChapter(
  bookId: string,
  id: string,
  from: number,
  edited: Edited,
  { reason = 'saved', origin }: { reason?: ChapterReason; origin?: PartOrigin } = {},
): Promise<SavedChapter> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const saved = await trySave(bookId, id, from, edited, reason, origin)
    if (saved) {
      if (saved.state !== 'unchanged') await thin(bookId, id)
      return saved
    }
  }
  throw new Error('The chapter changed too often while it was saved')
}

/** Null when somebody else saved between reading and writing. */
function trySave(
  bookId: string,
  id: string,
  from: number,
  edited: Edited,
  reason: ChapterReason,
  origin?: PartOrigin,
): Promise<SavedChapter | null> {
  return store().tx(async () => {
    const now = await chapters.findChapter(bookId, id)
    if (!now) throw notFound(NO_CHAPTER)
    const isNewest = now.version === from
    const base = isNewest ? null : await chapters.findText(id, from)
    const { text, conflicts } = isNewest
      ? { text: edited.text, conflicts: 0 }
      : mergeTexts(edited.text, base?.text ?? '', now.text)
    // A title that was not changed here is the newer one.
    const title = !isNewest && base?.title === edited.title ? now.title : edited.title
    if (text === now.text && title === now.title && !origin)
      return { version: now.version, state: isNewest ? 'unchanged' : 'merged', conflicts }
    const version = now.version + 1
    const at = clock.now()
    const change = { title, text, version, words: countWords(text), updatedAt: at, ...(origin && { origin }) }
    if (!(await chapters.saveChapter(id, now.version, change))) return null
    await chapters.createVersions([
      ...(conflicts > 0 ? [toVersion(id, from, edited, 'aside')] : []),
      toVersion(id, version, { title, text }, isNewest ? reason : 'merged', origin?.engine ?? ''),
    ])
    await rows.saveBook(bookId, { updatedAt: at })
    return { version, state: isNewest ? 'saved' : 'merged', conflicts }
  })
}

/** Keeps an engine's text beside a chapter, for its writer to take or leave. */
export const keepDraft = (id: string, version: number, edited: Edited, engine: string) =>
  chapters.createVersions([toVersion(id, version, edited, 'draft', engine)])

/** Old versions go when there are many; those that an edition shows stay. */
async function thin(bookId: string, id: string): Promise<void> {
  const all = await chapters.listVersions(id, MOST_VERSIONS * 2)
  if (all.length <= MOST_VERSIONS) return
  const shown = new Set(
    (await rows.listEditions(bookId)).flatMap(({ content }) =>
      content.parts.filter(({ chapterId }) => chapterId === id).map(({ version }) => version),
    ),
  )
  await chapters.removeVersions(
    all
      .slice(MOST_VERSIONS)
      .filter(({ version }) => !shown.has(version))
      .map((row) => row.id),
  )
}

export const requireBookMember = requireMember
