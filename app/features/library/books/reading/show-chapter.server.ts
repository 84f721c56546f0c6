import { createHash } from 'node:crypto'
import { toQuery } from '#app/catalogue/fill-path.ts'
import type { ShownChapter } from '#app/kits/foundation/text-files/book/read-chapter.ts'
import { showChapter } from '#app/kits/foundation/text-files/book/read-chapter.ts'
import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import { once } from '#app/platform/once.ts'
import { problem } from '#app/platform/request/problem.ts'
import { PoolBusy } from '#app/platform/worker-pool/worker-pool.server.ts'
import { picturesIn, toBookPicture } from '../picture-address.ts'

/** A chapter as short as this is drawn where it is asked for; a longer one in the room for files. */
const SMALL_CHARS = 20_000
const MOST_KEPT = 60
const kept = () => once('shown-chapters', () => new Map<string, ShownChapter>())

/** A chapter as a page shows it, its pictures at the addresses this reader may open. */
export async function showBookChapter(
  bookId: string,
  { title, markdown }: { title: string; markdown: string },
  share: string | null,
  signal: AbortSignal,
): Promise<ShownChapter> {
  const sources = Object.fromEntries(
    picturesIn(bookId, markdown).map((id) => [
      toBookPicture(bookId, id),
      toBookPicture(bookId, id) + toQuery({ share }),
    ]),
  )
  const input = { title, markdown, sources }
  if (markdown.length <= SMALL_CHARS) return showChapter(input)
  const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const known = kept().get(key)
  if (known) return known
  const shown = await ask(input, signal)
  const [oldest] = kept().keys()
  if (kept().size >= MOST_KEPT && oldest !== undefined) kept().delete(oldest)
  kept().set(key, shown)
  return shown
}

async function ask(input: Parameters<typeof showChapter>[0], signal: AbortSignal): Promise<ShownChapter> {
  try {
    return await exportsRoom().run('showChapter', input, { signal })
  } catch (error) {
    if (error instanceof PoolBusy)
      throw problem(503, 'Many long chapters are being set just now. Please load the page again in a moment.')
    throw error
  }
}
