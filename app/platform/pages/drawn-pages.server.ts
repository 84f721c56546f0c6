import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import { metrics } from '../metrics.server.ts'
import { once } from '../once.ts'
import { createBoundedCache } from '../values/bounded-cache.ts'
import { fits, joinPage, MAX_PAGE_BYTES, splitPage, weighParts, type SlotValues, type SplitPage } from './split-page.ts'

const KEPT = { entries: 500, bytes: 32 * 1_048_576 }
const SEEN = { entries: 5_000, bytes: 1_048_576 }

/**
 * What a page is drawn from: `data` is what its loaders gave, `build` the code that draws. `values` are the drawing's own;
 * they stand nowhere in `data`. Nothing that is drawn may read a clock, a cookie or chance by itself.
 */
export type Drawing = { address: string; build: string; waitsForAll: boolean; data: unknown; values: SlotValues }

const kept = () =>
  once('drawn-pages', () => ({
    pages: createBoundedCache<SplitPage>(KEPT),
    seen: createBoundedCache<true>(SEEN),
  }))

/**
 * The name of a drawing: the same for the same data at the same address, whoever asks. Null for data that is still to
 * come, or that is no plain data.
 */
export function nameDrawing({ address, build, waitsForAll, data }: Drawing): string | null {
  try {
    return createHash('sha256')
      .update(serialize([address, build, waitsForAll, data]))
      .digest('base64')
  } catch {
    return null
  }
}

/** The page as it was drawn before from the same data, with this response's values in it; null when it is to be drawn. */
export function findDrawn(name: string, values: SlotValues): Buffer | null {
  const page = kept().pages.get(name)
  const isFound = page !== undefined && fits(page, values)
  metrics.drawnPages(isFound ? 'hit' : 'miss')
  return isFound ? joinPage(page, values) : null
}

/** Whether the drawing under way is worth keeping: the same was drawn before, so that it may be asked for again. */
export function isAskedAgain(name: string): boolean {
  const { seen } = kept()
  if (seen.get(name)) return true
  seen.set(name, true, name.length)
  return false
}

/** Keeps a page that was drawn whole. A page without a nonce of its own is none of ours. */
export function keepDrawn(name: string, bytes: Buffer, values: SlotValues): void {
  if (bytes.length > MAX_PAGE_BYTES) return
  const page = splitPage(bytes, values)
  if (!page.slots.includes('nonce')) return
  kept().pages.set(name, page, weighParts(page.parts))
}
