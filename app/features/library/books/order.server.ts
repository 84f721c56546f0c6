import { store } from '#app/database/store.server.ts'
import type { BookPartKind } from '#app/database/tables/learn/books.ts'
import { inOrder } from '#app/kits/foundation/text-files/book/book.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { NO_CHAPTER } from './books.server.ts'
import { saveBook } from './keeping/books.store.server.ts'
import * as rows from './keeping/chapters.store.server.ts'

/** Moves a chapter one place up or down among those of its kind. */
export async function moveChapter(bookId: string, id: string, by: 'up' | 'down'): Promise<void> {
  const all = inOrder(await rows.listChapters(bookId))
  const own = all.find((one) => one.id === id)
  if (!own) throw notFound(NO_CHAPTER)
  const among = all.filter(({ kind }) => kind === own.kind)
  await placeChapter(bookId, id, among.indexOf(own) + 1 + (by === 'up' ? -1 : 1))
}

/** Puts a chapter at a place among those of its kind, counted from 1, or among those of another kind. */
export function placeChapter(bookId: string, id: string, place: number, kind?: BookPartKind): Promise<void> {
  return store().tx(async () => {
    const all = inOrder(await rows.listChapters(bookId))
    const own = all.find((one) => one.id === id)
    if (!own) throw notFound(NO_CHAPTER)
    const target = kind ?? own.kind
    const among = all.filter((one) => one.kind === target && one.id !== id)
    among.splice(Math.max(0, Math.min(among.length, place - 1)), 0, { ...own, kind: target })
    const rest = all.filter((one) => one.kind !== target && one.id !== id)
    const ordered = inOrder([...rest, ...among])
    for (const [position, one] of ordered.entries()) {
      const before = all.find((other) => other.id === one.id)!
      if (before.position !== position || before.kind !== one.kind)
        await rows.placeChapter(one.id, { kind: one.kind, position })
    }
    await saveBook(bookId, { updatedAt: clock.now() })
  })
}

/** Takes a chapter out of its book, or back into it (null). */
export async function takeOut(bookId: string, id: string, deletedAt: Date | null): Promise<void> {
  if (!(await rows.findChapter(bookId, id, true))) throw notFound(NO_CHAPTER)
  await rows.placeChapter(id, { deletedAt })
  await saveBook(bookId, { updatedAt: clock.now() })
}
