import { escapeHtml } from '#app/platform/values/escape-html.ts'

/** Types that mail programs show within a letter. */
const SHOWN = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

type File = { filename: string; contentType: string }
export type Placed = { cid: string; file: number }

/**
 * The page of a letter whose text names attached pictures in brackets, as in `[garden.png]`: each stands where it is named.
 * Null when it names none.
 */
export function placePictures(
  text: string,
  files: readonly File[],
  letter: string,
): { html: string; placed: Placed[] } | null {
  const placed = files.flatMap(({ filename, contentType }, file): Placed[] =>
    SHOWN.includes(contentType) && text.includes(`[${filename}]`) ? [{ cid: `picture${file}.${letter}`, file }] : [],
  )
  if (placed.length === 0) return null
  const html = placed.reduce(
    (page, { cid, file }) => {
      const name = escapeHtml(files[file]!.filename)
      return page.replaceAll(`[${name}]`, () => `<img src="cid:${cid}" alt="${name}" style="max-width:100%">`)
    },
    escapeHtml(text).replaceAll('\n', '<br>\n'),
  )
  return { html: `<div>${html}</div>`, placed }
}
