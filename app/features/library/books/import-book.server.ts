import { readFile as readPath } from 'node:fs/promises'
import { toRefusal } from '#app/kits/foundation/documents/read-document.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import type { ReadBook } from '#app/kits/foundation/text-files/book/read-book.ts'
import { PICTURE_PLACES } from '#app/kits/foundation/text-files/imports/imported.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { BOOK_PICTURE_MAX_BYTES, BOOK_TITLE_MAX_CHARS } from './book.limits.ts'
import { makeBook } from './books.server.ts'
import { saveBook } from './keeping/books.store.server.ts'
import { toBookPicture } from './picture-address.ts'

type Outcome = { id: string; notes: string[] } | { message: string; status: number }
const FULL = 'Your shelf is full. Delete a book you no longer need, then send this again.'

/** Makes a book of a file, with its pictures and cover. Says why not where it cannot be. */
export async function importBook(member: CurrentUser, sent: SentFile, signal: AbortSignal): Promise<Outcome> {
  const bytes = await readPath(sent.content.path)
  let read: ReadBook
  try {
    read = await exportsRoom().run('readBook', { bytes: new Uint8Array(bytes), name: sent.name }, { signal })
  } catch (error) {
    const { message, status } = toRefusal(error)
    return { message, status }
  }
  const id = createSecretId()
  const { places, notes: lost } = await keepPictures(member, id, read)
  const notes = [...read.notes, ...lost]
  const parts = read.parts.map((part) => ({
    ...part,
    title: part.title || 'Untitled',
    markdown: part.markdown.replace(PICTURE_PLACES, (_, alt: string, token: string) => {
      const place = places.get(token)
      return place === undefined ? alt : `![${alt}](${place})`
    }),
    origin: { from: 'import' as const, of: sent.name.slice(0, 120) },
  }))
  const { title, author, language, about } = read
  const made = await makeBook(
    member,
    {
      title: title.slice(0, BOOK_TITLE_MAX_CHARS) || 'Untitled',
      author: author || member.name,
      language: language || 'en',
      about,
      notes: language
        ? notes
        : [...notes, 'The file does not say its language: it is set to English until you change it.'],
    },
    parts,
    id,
  )
  if (!made) return { message: FULL, status: 409 }
  if (read.cover) await keepCover(member, id, read.cover)
  return { id, notes }
}

async function keepPictures(member: CurrentUser, bookId: string, read: ReadBook) {
  const places = new Map<string, string>()
  const failed = new Set<string>()
  const used = new Set(
    read.parts.flatMap(({ markdown }) => [...markdown.matchAll(PICTURE_PLACES)].map((found) => found[2]!)),
  )
  for (const { token, bytes } of read.pictures) {
    if (!used.has(token)) continue
    const kept = await saveBookPicture(member, token, bytes)
    if (kept.isSaved) places.set(token, toBookPicture(bookId, kept.file.id))
    else failed.add(kept.message)
  }
  return { places, notes: [...failed].map((message) => `A picture was left out: ${message}`) }
}

async function keepCover(member: CurrentUser, bookId: string, bytes: Uint8Array): Promise<void> {
  const kept = await saveBookPicture(member, 'cover', bytes)
  if (kept.isSaved) await saveBook(bookId, { cover: { file: kept.file.id, alt: '', by: 'import' } })
}

/** Keeps a picture for a book of a member. */
export const saveBookPicture = (
  { id }: { id: string },
  name: string,
  content: Parameters<typeof saveFile>[0]['content'],
  claimedType?: string,
) =>
  saveFile({
    owner: { id },
    purpose: 'picture',
    name,
    content,
    ...(claimedType && { claimedType }),
    limits: { maxBytes: BOOK_PICTURE_MAX_BYTES },
  })
