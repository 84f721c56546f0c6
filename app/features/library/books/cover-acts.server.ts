import { data } from '@remix-run/node'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findAnyFile, removeFile } from '#app/kits/foundation/files/files.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { refuse, type BookAnswer } from './book-answer.ts'
import { toDesk, type BookWork } from './book-acts.server.ts'
import type { SentTo } from './book.inputs.ts'
import { NO_CHAPTER, saveChapter } from './books.server.ts'
import { listEditions, saveBook, type BookRow } from './keeping/books.store.server.ts'
import { findChapter } from './keeping/chapters.store.server.ts'
import { saveBookPicture } from './import-book.server.ts'
import { toBookPicture } from './picture-address.ts'

/** A cover is two wide and three high, as shops of books show it. */
const COVER = { width: 800, height: 1200 }

/** Puts a picture at the end of a chapter. */
export async function addPicture({ book, member, files, typed }: BookWork, { chapter, alt }: SentTo<'picture'>) {
  const row = await findChapter(book.id, chapter)
  if (!row) throw notFound(NO_CHAPTER)
  const [sent] = files['picture'] ?? []
  if (!sent) return refuse('picture', typed, { picture: 'Choose a picture first.' }, 400)
  const kept = await saveBookPicture(member, sent.name, sent.content, sent.claimedType)
  if (!kept.isSaved)
    return refuse('picture', typed, { picture: kept.message }, kept.waitS ? overLimit(kept.waitS) : kept.status)
  const place = `![${alt.replace(/[[\]\n]/g, ' ').trim()}](${toBookPicture(book.id, kept.file.id)})`
  const text = `${row.text.trimEnd()}\n\n${place}`.trimStart()
  const saved = await saveChapter(book.id, chapter, row.version, { title: row.title, text })
  return data<BookAnswer>({ act: 'picture', problem: null, saved })
}

/** The cover: a picture of one’s own, one that the illustrator draws, its description, or none. */
export async function actOnCover(work: BookWork, input: SentTo<'cover' | 'draw-cover' | 'cover-words' | 'drop-cover'>) {
  const { book } = work
  switch (input.do) {
    case 'cover':
      return ownCover(work, input.alt)
    case 'draw-cover':
      return drawCover(work, input.wish)
    case 'cover-words':
      if (book.cover) await saveBook(book.id, { cover: { ...book.cover, alt: input.alt }, updatedAt: clock.now() })
      return toDesk(book.id)
    case 'drop-cover':
      await putCover(book, null)
      return toDesk(book.id)
  }
}

async function ownCover({ book, member, files, typed }: BookWork, alt: string) {
  const [sent] = files['cover'] ?? []
  if (!sent) return refuse('cover', typed, { cover: 'Choose a picture first.' }, 400)
  const kept = await saveBookPicture(member, sent.name, sent.content, sent.claimedType)
  if (!kept.isSaved)
    return refuse('cover', typed, { cover: kept.message }, kept.waitS ? overLimit(kept.waitS) : kept.status)
  await putCover(book, { file: kept.file.id, alt, by: 'own' })
  return toDesk(book.id)
}

async function drawCover({ request, network, book, member, typed }: BookWork, wish: string) {
  const begun = await beginRun({ member, network }, { screen: 'ebook' })
  if (!begun.isDone)
    return refuse('draw-cover', typed, { wish: toCapWords(begun.quota, false) }, overLimit(toResetS(begun.quota)))
  try {
    const asked = { prompt: wish, style: null, ...COVER, seed: null, count: 1 }
    const { result, listed } = await useBest(begun.value, 'draw', asked, { signal: request.signal })
    const [drawn] = result.pictures
    if (!drawn) return refuse('draw-cover', typed, { wish: 'The engine drew nothing. Please say it another way.' }, 502)
    const kept = await saveBookPicture(member, 'cover', drawn.bytes)
    if (!kept.isSaved) return refuse('draw-cover', typed, { wish: kept.message }, kept.status)
    await putCover(book, { file: kept.file.id, alt: `Drawn cover: ${wish}`, by: listed.engine.label })
    return toDesk(book.id)
  } catch (error) {
    const { message, init } = toRefusal(error)
    return refuse('draw-cover', typed, { wish: message }, init)
  }
}

/** The picture before goes, unless an edition shows it. */
async function putCover(book: BookRow, cover: BookRow['cover']): Promise<void> {
  const before = book.cover?.file
  await saveBook(book.id, { cover, updatedAt: clock.now() })
  if (!before || (await listEditions(book.id)).some(({ content }) => content.cover?.file === before)) return
  const file = await findAnyFile(before)
  if (file && file.ownerId === book.userId) await removeFile(file)
}
