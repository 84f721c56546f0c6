import PDFDocument from 'pdfkit'
import { toMoneyText } from '#app/engines/money/amount.ts'
import {
  byScript,
  KnownSigns,
  registerFonts,
  toFontName,
} from '#app/kits/foundation/text-files/exports/pdf/pdf-fonts.ts'
import type { Paper } from './subscription-view.server.ts'

const MARGIN = 64
const WIDTH = 595 - 2 * MARGIN
const TITLE_SIZE = 20
const TEXT_SIZE = 11
const GAP = 14

/** An invoice on one tagged A4 page. Signs that no font of the file has become a box. */
export function toPaperPdf(paper: Paper): Promise<Uint8Array> {
  const title = `${paper.kind === 'refund' ? 'Refund' : 'Invoice'} ${paper.number}`
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: title, CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  registerFonts(pdf)
  write(pdf, title, { size: TITLE_SIZE, isBold: true })
  write(pdf, paper.day)
  if (paper.isTest) write(pdf, 'Test mode: no money was moved.', { isBold: true })
  pdf.moveDown()
  for (const [head, words] of [
    ['From', paper.seller],
    ['To', paper.buyer || 'A former member'],
  ] as const) {
    write(pdf, head, { isBold: true })
    for (const line of words.split('\n')) write(pdf, line)
    pdf.moveDown()
  }
  for (const { words, minor } of paper.lines) writeAmount(pdf, words, toMoneyText(minor, paper.currency))
  if (paper.tax.minor > 0) writeAmount(pdf, paper.tax.words, toMoneyText(paper.tax.minor, paper.currency))
  writeAmount(pdf, 'Total', toMoneyText(paper.total, paper.currency), true)
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.end()
  })
}

type Look = { size?: number; isBold?: boolean; width?: number }

/** A line, each run of a script in its own font: the fonts of other scripts have no figures. */
function write(pdf: PDFKit.PDFDocument, text: string, { size = TEXT_SIZE, isBold = false, width = WIDTH }: Look = {}) {
  const runs = byScript(new KnownSigns().write(text))
  pdf.fontSize(size)
  runs.forEach((run, n) => {
    const look = { width, lineGap: 3, continued: n < runs.length - 1 }
    pdf.font(toFontName(run.script, { isBold }))
    if (n === 0) pdf.text(run.text, MARGIN, undefined, look)
    else pdf.text(run.text, look)
  })
}

/** Words with an amount at the end of their first line; they leave it its room. */
function writeAmount(pdf: PDFKit.PDFDocument, words: string, amount: string, isBold = false): void {
  const at = pdf.y
  const font = toFontName('latin', { isBold })
  write(pdf, words, { isBold, width: WIDTH - GAP - pdf.font(font).fontSize(TEXT_SIZE).widthOfString(amount) })
  const below = pdf.y
  pdf.font(font).text(amount, MARGIN, at, { width: WIDTH, align: 'right' })
  pdf.y = Math.max(below, pdf.y) + GAP / 2
}
