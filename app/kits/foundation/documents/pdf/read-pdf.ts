import { getDocumentProxy } from 'unpdf'
import { DOCUMENT_MAX_CHARS, DOCUMENT_MAX_PAGES } from '../document.ts'
import { DocumentError } from '../documents-jobs.ts'
import { linesOfRuns, textOfLines, type PdfLine, type PdfRun } from './pdf-lines.ts'
import { unseenOnPage } from './pdf-unseen.ts'
import type { RawDocument, RawPage } from '../read-parts.ts'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Titles that programs write when nobody gave one. */
const NO_TITLE = /^(?:untitled|document\d*|microsoft word\b.*|.*\.(?:docx?|pdf|tex|indd|qxd))$/i
/** How long pages are looked at for letters nobody sees. */
const UNSEEN_LOOK_MS = 4_000
const UNSEEN_PAGES = 60

/** The reader wants this of newer engines; Node 20 has it not yet. */
const buffers = ArrayBuffer.prototype as { transferToFixedLength?: (this: ArrayBuffer, bytes?: number) => ArrayBuffer }
buffers.transferToFixedLength ??= function (this: ArrayBuffer, bytes = this.byteLength) {
  const moved = new ArrayBuffer(bytes)
  new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(bytes, this.byteLength)))
  return moved
}

/** Opens a PDF. Nothing in it is run. Throws DocumentError. */
export async function openPdf(bytes: Uint8Array, options: { maxImageSize?: number } = {}): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, ...options })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentError(isLocked ? 'locked' : 'broken', error)
  }
}

/**
 * Title and words of a PDF, page by page; a page that is broken is named and the others stand. Of `firstPages` alone where
 * only a beginning is wanted, without a look for letters nobody sees. Throws DocumentError.
 */
export async function readPdf(bytes: Uint8Array, firstPages: number | null = null): Promise<RawDocument> {
  const pdf = await openPdf(bytes)
  try {
    const [title, read] = [await titleOf(pdf), await readPages(pdf, firstPages ?? DOCUMENT_MAX_PAGES)]
    if (firstPages !== null) return { ...read, title, pageCount: pdf.numPages }
    const isLong = pdf.numPages > DOCUMENT_MAX_PAGES
    const troubles = isLong
      ? [
          `It has ${pdf.numPages} pages. The first ${DOCUMENT_MAX_PAGES.toLocaleString('en')} were read.`,
          ...read.troubles,
        ]
      : read.troubles
    const hidden = await findUnseen(bytes, read.pages.length)
    return { ...read, title, troubles, hidden, pageCount: pdf.numPages }
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('broken', error)
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined)
  }
}

async function titleOf(pdf: Pdf): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  return NO_TITLE.test(title) ? '' : title
}

type Read = { number: number; lines: PdfLine[] }

async function readPages(
  pdf: Pdf,
  most: number,
): Promise<{ pages: RawPage[]; pictures: number[]; troubles: string[] }> {
  const read: Read[] = []
  const troubles: string[] = []
  let left = DOCUMENT_MAX_CHARS
  for (let number = 1; number <= Math.min(pdf.numPages, most) && left > 0; number += 1) {
    const lines = await linesOf(pdf, number).catch(() => null)
    if (lines === null) troubles.push(`Page ${number} could not be read.`)
    left -= (lines ?? []).reduce((sum, { text }) => sum + text.length + 1, 0)
    read.push({ number, lines: lines ?? [] })
  }
  if (read.length > 0 && troubles.length === read.length) throw new DocumentError('broken')
  const body = bodySizeOf(read)
  const set = read.map(({ number, lines }) => ({ number, ...textOfLines(lines, body) }))
  const sizes = [...new Set(set.flatMap(({ large }) => large.map(({ size }) => Math.round(size))))].sort(
    (a, b) => b - a,
  )
  const words = new Set(set.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []))
  const pages = set.map(({ number, text, large }): RawPage => ({
    number,
    text: joinHyphens(text, words),
    headings: large.map((one) => ({ text: one.text, level: Math.min(4, sizes.indexOf(Math.round(one.size)) + 1) })),
  }))
  return { pages, troubles, pictures: pages.filter(({ text }) => text.trim() === '').map(({ number }) => number) }
}

async function linesOf(pdf: Pdf, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number)
  try {
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    const isRightToLeft = texts.filter(({ dir }) => dir === 'rtl').length > texts.length / 2
    if (isRightToLeft) return plainLines(texts.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''))
    return linesOfRuns(texts.map(toRun))
  } finally {
    page.cleanup()
  }
}

const plainLines = (text: string): PdfLine[] =>
  text.split('\n').map((line, n) => ({ text: line.trim(), size: 1, y: -n, cells: [{ x: 0, text: line.trim() }] }))

/** Text that stands on its side is turned as it is read. */
function toRun({
  str,
  transform,
  width,
  height,
}: {
  str: string
  transform: unknown[]
  width: number
  height: number
}): PdfRun {
  const [a = 1, b = 0, , , e = 0, f = 0] = transform as number[]
  const length = Math.hypot(a, b) || 1
  const [cos, sin] = [a / length, b / length]
  return { text: str, x: e * cos + f * sin, y: f * cos - e * sin, width, size: height || length }
}

/** The size that most letters have. */
function bodySizeOf(read: readonly Read[]): number {
  const counts = new Map<number, number>()
  for (const { lines } of read)
    for (const { size, text } of lines)
      counts.set(Math.round(size * 2) / 2, (counts.get(Math.round(size * 2) / 2) ?? 0) + text.length)
  return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0] ?? 1
}

/** A word parted at the end of a line is whole again: without its hyphen when the document knows it so. */
const joinHyphens = (text: string, words: ReadonlySet<string>) =>
  text.replace(/(\p{L}+)-\n(\p{Ll}+)/gu, (_, head: string, tail: string) =>
    words.has((head + tail).toLowerCase()) ? head + tail : `${head}-${tail}`,
  )

/** Letters nobody sees, for as long as there is time; pictures stay shut. */
async function findUnseen(bytes: Uint8Array, pageCount: number): Promise<{ page: number; text: string }[]> {
  const until = performance.now() + UNSEEN_LOOK_MS
  const found: { page: number; text: string }[] = []
  const pdf = await openPdf(bytes, { maxImageSize: 1 }).catch(() => null)
  if (!pdf) return found
  try {
    for (let number = 1; number <= Math.min(pageCount, UNSEEN_PAGES) && performance.now() < until; number += 1) {
      const page = await pdf.getPage(number)
      found.push(...(await unseenOnPage(page).catch(() => [])).map((text) => ({ page: number, text })))
      page.cleanup()
    }
  } catch {
    return found
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined)
  }
  return found
}
