import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'

/** Where a picture of a book lies. */
export const toBookPicture = (bookId: string, fileId: string): string =>
  fillPath(allEndpoints['library/book-picture'], { id: bookId, file: fileId })

/** The pictures of its own that a text of a book shows, by their ids, each once. */
export function picturesIn(bookId: string, markdown: string): string[] {
  // An address without its last part has no slash at its end.
  const found = markdown.split(`${toBookPicture(bookId, '')}/`).slice(1)
  return [...new Set(found.flatMap((rest) => /^[\w-]{1,64}/.exec(rest)?.[0] ?? []))]
}
