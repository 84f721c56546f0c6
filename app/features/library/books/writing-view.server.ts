import { to } from '#app/catalogue/to.ts'
import { toLineDiff } from '#app/kits/operations/knowledge-base/line-diff.ts'
import { inOrder } from '#app/kits/foundation/text-files/book/book.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { NO_CHAPTER, requireOwnBook } from './books.server.ts'
import { findChapter, findVersion, listChapters, listVersions } from './keeping/chapters.store.server.ts'
import { listWriters } from './model-help.server.ts'

const MOST_VERSIONS = 200
/** Longer runs of unchanged lines are cut in a comparison. */
const AROUND = 3
/** A comparison of more lines is no page any more. */
const MOST_LINES = 4_000

/** A chapter to write in. */
export async function readWriting(request: Request, id: string, chapterId: string) {
  const { book, member } = await requireOwnBook(request, id)
  const [chapter, listed, writers] = await Promise.all([
    findChapter(id, chapterId),
    listChapters(id),
    listWriters(member),
  ])
  if (!chapter) throw notFound(NO_CHAPTER)
  const all = inOrder(listed)
  const at = all.findIndex((one) => one.id === chapterId)
  const drafts = (await listVersions(chapterId, MOST_VERSIONS)).filter(({ reason }) => reason === 'draft').slice(0, 3)
  const link = (one: (typeof all)[number] | undefined) =>
    one ? { title: one.title, href: to('ebook', { id }, { part: 'write', chapter: one.id }) } : null
  const { title, text, kind, version, words, origin, updatedAt } = chapter
  return {
    view: 'write' as const,
    id,
    book: { title: book.title, direction: book.language },
    chapter: { id: chapterId, title, text, kind, version, words, origin, updatedAt },
    previous: link(all[at - 1]),
    next: link(all[at + 1]),
    writers,
    drafts: drafts.map(({ id: version, engine, createdAt }) => ({ id: version, engine, at: createdAt })),
  }
}
export type WritingView = Awaited<ReturnType<typeof readWriting>>

/** The versions of a chapter, and one of them beside the text of now. */
export async function readVersionsOf(request: Request, id: string, chapterId: string, versionId: string | null) {
  const { book } = await requireOwnBook(request, id)
  const chapter = await findChapter(id, chapterId)
  if (!chapter) throw notFound(NO_CHAPTER)
  const versions = await listVersions(chapterId, MOST_VERSIONS)
  const found = versionId ? await findVersion(chapterId, versionId) : null
  if (versionId && !found) throw notFound('This version is not kept any more.')
  return {
    view: 'versions' as const,
    id,
    book: { title: book.title },
    chapter: { id: chapterId, title: chapter.title },
    versions,
    shown: found && {
      id: found.id,
      title: found.title,
      reason: found.reason,
      engine: found.engine,
      lines: shorten(toLineDiff(found.text, chapter.text)),
    },
  }
}
export type VersionsView = Awaited<ReturnType<typeof readVersionsOf>>

type Line = ReturnType<typeof toLineDiff>[number] | { kind: 'gap'; text: string }

/** A comparison with its long unchanged stretches left out. */
function shorten(lines: readonly Line[]): Line[] {
  const near = new Set<number>()
  for (const [n, { kind }] of lines.entries())
    if (kind !== 'same') for (let k = n - AROUND; k <= n + AROUND; k += 1) near.add(k)
  const shown: Line[] = []
  let gap = 0
  const close = () => {
    if (gap > 0) shown.push({ kind: 'gap', text: `${gap} lines the same` })
    gap = 0
  }
  for (const [n, line] of lines.entries()) {
    if (!near.has(n)) gap += 1
    else {
      close()
      shown.push(line)
    }
    if (shown.length > MOST_LINES)
      return [...shown, { kind: 'gap', text: 'The rest differs too; it is too long to show here.' }]
  }
  close()
  return shown
}
