import PDFDocument from 'pdfkit'
import type { RichNode } from '../rich/rich-nodes.ts'
import { A4_LOOK, Flow } from './pdf/pdf-flow.ts'
import { KnownSigns, registerFonts } from './pdf/pdf-fonts.ts'
import type { Pictures } from './pictures.ts'

/** A document as a PDF with tags and an outline of its headings; signs of other scripts become a box, and are counted. */
export function toPdf(
  title: string,
  document: RichNode,
  pictures: Pictures,
): Promise<{ bytes: Uint8Array; unknown: number }> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: A4_LOOK.margin,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: title },
  })
  const written = readAll(pdf)
  registerFonts(pdf)
  const signs = new KnownSigns()
  new Flow(pdf, { known: signs.write, pictures }).document(document)
  pdf.end()
  return written.then((bytes) => ({ bytes, unknown: signs.unknown }))
}

/** All bytes of a file, once it has ended. */
export function readAll(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))))
}
