import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'

/** Where a picture of a document lies. */
export const toPictureAddress = (documentId: string, fileId: string): string =>
  fillPath(endpoints['writing/document-picture'], { id: documentId, file: fileId })

/** The pictures of its own that a text of a document shows, by their ids, each once. */
export function picturesIn(documentId: string, markdown: string): string[] {
  const place = toPictureAddress(documentId, '')
  return [
    ...new Set(
      markdown
        .split(place)
        .slice(1)
        .flatMap((rest) => /^[\w-]{1,64}/.exec(rest)?.[0] ?? []),
    ),
  ]
}
