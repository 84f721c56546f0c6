import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { toMoneyText } from '#app/engines/money/amount.ts'
import type { Paper } from './subscription-view.server.ts'

const require = createRequire(import.meta.url)
const fontFile = (weight: number, script: string) =>
  require.resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`)
const MARGIN = 64
const WIDTH = 595 - 2 * MARGIN
const TITLE_SIZE = 20
const TEXT_SIZE = 11
const GAP = 14
/** Blocks of Unicode that each font file holds. */
const SCRIPTS = [
  ['latin', /[\u0000-\u024f\u2000-\u206f\u20a0-\u20bf]/u], // eslint-disable-line no-control-regex -- all of the first block is in the font
  ['cyrillic', /[\u0400-\u04ff]/u],
  ['greek', /[\u0370-\u03ff]/u],
] as const

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
  for (const [script] of SCRIPTS)
    for (const weight of [400, 700]) pdf.registerFont(`${script}-${weight}`, fontFile(weight, script))
  write(pdf, title, TITLE_SIZE, 700)
  write(pdf, paper.day)
  if (paper.isTest) write(pdf, 'Test mode: no money was moved.', TEXT_SIZE, 700)
  pdf.moveDown()
  for (const [head, words] of [
    ['From', paper.seller],
    ['To', paper.buyer || 'A former member'],
  ] as const) {
    write(pdf, head, TEXT_SIZE, 700)
    for (const line of words.split('\n')) write(pdf, line)
    pdf.moveDown()
  }
  for (const { words, minor } of paper.lines) writeAmount(pdf, words, toMoneyText(minor, paper.currency))
  if (paper.tax.minor > 0) writeAmount(pdf, paper.tax.words, toMoneyText(paper.tax.minor, paper.currency))
  writeAmount(pdf, 'Total', toMoneyText(paper.total, paper.currency), 700)
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.end()
  })
}

const fontOf = (text: string, weight: number) =>
  `${SCRIPTS.find(([, signs]) => [...text].filter((sign) => /\p{L}/u.test(sign)).every((sign) => signs.test(sign)))?.[0] ?? 'latin'}-${weight}`

/** Letters of other scripts than the line's own cannot stand beside it. */
const known = (text: string): string =>
  [...text.replace(/\S{60}/g, '$& ')]
    .map((sign) => (SCRIPTS.some(([, signs]) => signs.test(sign)) ? sign : '□'))
    .join('')

function write(pdf: PDFKit.PDFDocument, text: string, size = TEXT_SIZE, weight = 400): void {
  pdf.font(fontOf(text, weight)).fontSize(size).text(known(text), MARGIN, undefined, { width: WIDTH, lineGap: 3 })
}

function writeAmount(pdf: PDFKit.PDFDocument, words: string, amount: string, weight = 400): void {
  const at = pdf.y
  write(pdf, words, TEXT_SIZE, weight)
  const below = pdf.y
  pdf.font(fontOf(amount, weight)).fontSize(TEXT_SIZE).text(amount, MARGIN, at, { width: WIDTH, align: 'right' })
  pdf.y = Math.max(below, pdf.y) + GAP / 2
}
