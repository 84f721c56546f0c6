import { extractImages } from 'unpdf'
import type { PagePicture } from '../documents-jobs.ts'
import { openPdf } from './read-pdf.ts'

const MOST_POINTS = 40_000_000
const LEAST_SIDE = 40

/** The largest picture of a page; null where it has none worth reading. Throws DocumentError. */
export async function pictureOfPage(bytes: Uint8Array, page: number): Promise<PagePicture | null> {
  const pdf = await openPdf(bytes, { maxImageSize: MOST_POINTS })
  try {
    const pictures = await extractImages(pdf, page)
    const [largest] = pictures
      .filter(({ width, height }) => Math.min(width, height) >= LEAST_SIDE && width * height <= MOST_POINTS)
      .sort((a, b) => b.width * b.height - a.width * a.height)
    if (!largest) return null
    const { width, height, channels, data } = largest
    return { width, height, channels, data: new Uint8Array(data) }
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined)
  }
}
