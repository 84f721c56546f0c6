import { getDocumentProxy } from 'unpdf'
import { DOCUMENT_MAX_CHARS, DOCUMENT_MAX_PAGES, type DocumentPage } from './document.ts'
import { DocumentError } from './documents-jobs.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Titles that programs write when nobody gave one. */
const NO_TITLE = /^(?:untitled|document\d*|microsoft word\b.*|.*\.(?:docx?|pdf|tex|indd|qxd))$/i

/** Title and words of a PDF, page by page. Nothing in it is run. Throws DocumentError. */
export async function readPdf(bytes: Uint8Array): Promise<{ title: string; pages: DocumentPage[] }> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false })
    return { title: await titleOf(pdf), pages: await pagesOf(pdf) }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentError(isLocked ? 'locked' : 'broken', error)
  }
}

async function titleOf(pdf: Pdf): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  return NO_TITLE.test(title) ? '' : title
}

async function pagesOf(pdf: Pdf): Promise<DocumentPage[]> {
  const pages: DocumentPage[] = []
  let left = DOCUMENT_MAX_CHARS
  for (let number = 1; number <= Math.min(pdf.numPages, DOCUMENT_MAX_PAGES) && left > 0; number += 1) {
    const page = await pdf.getPage(number)
    const text = await textOf(page)
    left -= text.length
    pages.push({ number, text })
    page.cleanup()
  }
  const words = new Set(pages.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []))
  return pages.map(({ number, text }) => ({ number, text: joinHyphens(text, words) }))
}

async function textOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

/** A word parted at the end of a line is whole again: without its hyphen when the document knows it so. */
const joinHyphens = (text: string, words: ReadonlySet<string>) =>
  text.replace(/(\p{L}+)-\n(\p{Ll}+)/gu, (_, head: string, tail: string) =>
    words.has((head + tail).toLowerCase()) ? head + tail : `${head}-${tail}`,
  )
