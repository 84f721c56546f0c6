import PDFDocument from 'pdfkit'
import { A4_LOOK, Flow, type FlowLook } from '../exports/pdf/pdf-flow.ts'
import { byScript, KnownSigns, registerFonts, toFontName } from '../exports/pdf/pdf-fonts.ts'
import type { Pictures } from '../exports/pictures.ts'
import { readAll } from '../exports/to-pdf.ts'
import type { RichNode } from '../rich/rich-nodes.ts'
import { inOrder, isLanguageCode, type Book } from './book.ts'
import { toIndex } from './book-index.ts'
import { toChapterDocument } from './chapter-document.ts'

/** The sheets a book is printed on. */
export const BOOK_SIZES = {
  a5: { label: 'A5, as a book', size: 'A5' },
  a4: { label: 'A4', size: 'A4' },
  a6: { label: 'A6, four pages to a sheet that is folded', size: 'A6' },
  letter: { label: 'US Letter', size: 'LETTER' },
} as const
export type BookSize = keyof typeof BOOK_SIZES

const A5_LOOK: FlowLook = { margin: 48, textSize: 10, headings: [20, 15, 12.5, 11, 10, 10], lineGap: 2 }
const A6_LOOK: FlowLook = { margin: 28, textSize: 8, headings: [14, 11, 9.5, 8.5, 8, 8], lineGap: 1 }
const SMALL = 8.5
const TOC_LINE = 18
const FOOT = 28

type Entry = { title: string; level: number; page: number; anchor: string }

/**
 * A book as a tagged PDF: cover, title page, table of contents with page numbers, every part on a new page, running heads,
 * glossary, index with page numbers. Signs that no font here has become a box, and are counted.
 */
export async function toBookPdf(
  book: Book,
  pictures: Pictures,
  size: BookSize,
): Promise<{ bytes: Uint8Array; unknown: number }> {
  const writer = new BookPdf(book, pictures, size)
  return writer.write()
}

class BookPdf {
  private readonly pdf: PDFKit.PDFDocument
  private readonly look: FlowLook
  private readonly signs = new KnownSigns()
  private readonly entries: Entry[] = []
  /** Which part a page belongs to, for its running head. */
  private readonly heads: string[] = []
  private head = ''

  constructor(
    private readonly book: Book,
    private readonly pictures: Pictures,
    size: BookSize,
  ) {
    this.look = size === 'a6' ? A6_LOOK : size === 'a5' ? A5_LOOK : { ...A4_LOOK, lineGap: 2 }
    this.pdf = new PDFDocument({
      size: BOOK_SIZES[size].size,
      margin: this.look.margin,
      autoFirstPage: false,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: isLanguageCode(book.language) ? book.language : 'en',
      info: {
        Title: book.title,
        ...(book.author && { Author: book.author }),
        ...(book.subjects.length > 0 && { Keywords: book.subjects.join(', ') }),
        CreationDate: book.at,
        ModDate: book.at,
      },
    })
    this.pdf.on('pageAdded', () => this.heads.push(this.head))
  }

  async write(): Promise<{ bytes: Uint8Array; unknown: number }> {
    const { pdf, book } = this
    const written = readAll(pdf)
    registerFonts(pdf)
    this.cover()
    this.titlePage()
    const parts = inOrder(book.parts).map((part) => ({
      ...part,
      document: toChapterDocument(part.markdown, part.title),
    }))
    const index = toIndex(book.indexTerms, parts, book.language)
    const count = parts.length + (book.glossary.length > 0 ? 1 : 0) + (index.length > 0 ? 1 : 0)
    const contents = this.reserveContents(count)
    const pageOf = new Map<RichNode, number>()
    const wanted = new Set(index.flatMap(({ places }) => places.map(({ block }) => block)))
    for (const part of parts) {
      const flow = this.begin(part.title, pageOf, wanted)
      if (part.note) this.small(flow, part.note)
      flow.document(part.document)
      this.end(flow)
    }
    if (book.glossary.length > 0) {
      const flow = this.begin('Glossary', pageOf, wanted)
      for (const { term, meaning } of book.glossary)
        this.paragraph(flow, [
          { type: 'text', text: `${term}: `, marks: [{ type: 'strong' }] },
          { type: 'text', text: meaning },
        ])
      this.end(flow)
    }
    if (index.length > 0) {
      const flow = this.begin('Index', pageOf, wanted)
      for (const { term, places } of index) {
        const pages = [...new Set(places.map(({ block }) => pageOf.get(block)).filter((page) => page !== undefined))]
        this.paragraph(flow, [{ type: 'text', text: `${term}, ${pages.join(', ')}` }])
      }
      this.end(flow)
    }
    this.fillContents(contents)
    this.numberPages(contents.first)
    pdf.end()
    return { bytes: await written, unknown: this.signs.unknown }
  }

  private get page(): number {
    return this.pdf.bufferedPageRange().count
  }

  private cover(): void {
    const { pdf, book } = this
    if (!book.cover) return
    pdf.addPage({ size: [this.width, this.height], margin: 0 })
    const bytes = Buffer.from(book.cover.bytes)
    const draw = () =>
      void pdf.image(bytes, 0, 0, { cover: [pdf.page.width, pdf.page.height], align: 'center', valign: 'center' })
    pdf.addStructure(pdf.struct('Figure', { alt: book.cover.alt || book.title }, draw))
  }

  private get sheet(): [number, number] {
    const { size } = this.pdf.options
    return size === 'A6'
      ? [297.64, 419.53]
      : size === 'A5'
        ? [419.53, 595.28]
        : size === 'LETTER'
          ? [612, 792]
          : [595.28, 841.89]
  }
  private get width(): number {
    return this.sheet[0]
  }
  private get height(): number {
    return this.sheet[1]
  }

  private titlePage(): void {
    const { pdf, book, look } = this
    pdf.addPage()
    pdf.y = this.height * 0.28
    this.centred(book.title, look.headings[0]! * 1.3, 'H1', true)
    if (book.subtitle) this.centred(book.subtitle, look.headings[2]!, 'P')
    if (book.author) {
      pdf.moveDown(1)
      this.centred(book.author, look.headings[3]!, 'P')
    }
    const { licence } = book
    const lines = [
      ...(licence ? [licence.url ? `${licence.label}: ${licence.url}` : licence.label] : []),
      ...book.imprint,
    ]
    pdf.y = Math.max(pdf.y + 40, this.height - look.margin - 16 * (lines.length + 1))
    for (const line of lines) this.centred(line, SMALL, 'P')
  }

  private centred(text: string, size: number, tag: string, isBold = false): void {
    const { pdf, look } = this
    const runs = byScript(this.signs.write(text))
    const draw = () => {
      pdf.fontSize(size)
      for (const [n, run] of runs.entries()) {
        pdf.font(toFontName(run.script, { isBold }))
        const options = {
          align: 'center',
          continued: n < runs.length - 1,
          width: this.width - 2 * look.margin,
        } as const
        if (n === 0) pdf.text(run.text, look.margin, pdf.y, options)
        else pdf.text(run.text, options)
      }
    }
    if (runs.length > 0) pdf.addStructure(pdf.struct(tag, {}, draw))
    pdf.moveDown(0.5)
  }

  /** Room for the contents, before it is known on which pages things stand. */
  private reserveContents(count: number) {
    const { pdf, look } = this
    const perPage = Math.max(1, Math.floor((this.height - 2 * look.margin - 60) / TOC_LINE))
    const pages = Math.max(1, Math.ceil(count / perPage))
    const first = this.page
    for (let n = 0; n < pages; n += 1) pdf.addPage()
    const tree = pdf.struct('TOC')
    pdf.addStructure(tree)
    return { first, perPage, tree }
  }

  private fillContents({ first, perPage, tree }: { first: number; perPage: number; tree: PDFKit.PDFStructureElement }) {
    const { pdf, look } = this
    for (const [n, entry] of this.entries.entries()) {
      const nth = n % perPage
      if (nth === 0) {
        pdf.switchToPage(first + n / perPage)
        pdf.y = look.margin
        if (n === 0) {
          const title = () =>
            void pdf
              .font(toFontName('latin', { isBold: true }))
              .fontSize(look.headings[1]!)
              .text('Contents', look.margin, look.margin, { lineBreak: false })
          tree.add(pdf.struct('H1', {}, title))
        }
      }
      const y = look.margin + 44 + nth * TOC_LINE
      tree.add(pdf.struct('TOCI', {}, () => this.contentsLine(entry, y)))
    }
    tree.end()
  }

  private contentsLine({ title, page, anchor }: Entry, y: number): void {
    const { pdf, look } = this
    const right = this.width - look.margin
    pdf.fontSize(look.textSize).font(toFontName('latin'))
    const number = String(page)
    const room = right - look.margin - pdf.widthOfString(number) - 16
    let x = look.margin
    for (const run of byScript(this.signs.write(title.replace(/\s+/g, ' ')))) {
      pdf.font(toFontName(run.script))
      let { text } = run
      const left = room - (x - look.margin)
      while (text !== '' && pdf.widthOfString(text) > left)
        text = [...text].slice(0, -2).join('') + (text.length > 2 ? '…' : '')
      if (text === '') break
      pdf.text(text, x, y, { lineBreak: false, goTo: anchor })
      x += pdf.widthOfString(text)
      if (text !== run.text) break
    }
    pdf.font(toFontName('latin'))
    pdf.text(number, right - pdf.widthOfString(number), y, { lineBreak: false, goTo: anchor })
  }

  /** A part on a new page, with its place in the contents and the outline. */
  private begin(title: string, pageOf: Map<RichNode, number>, wanted: ReadonlySet<RichNode>): Flow {
    const { pdf, look } = this
    this.head = title
    pdf.addPage()
    const anchor = `part-${this.entries.length + 1}`
    pdf.addNamedDestination(anchor, 'XYZ', 0, 0, null)
    this.entries.push({ title, level: 1, page: this.page, anchor })
    const into = pdf.struct('Sect')
    pdf.addStructure(into)
    const onBlock = (node: RichNode) => void (wanted.has(node) && pageOf.set(node, this.page))
    const flow = new Flow(pdf, { known: this.signs.write, pictures: this.pictures, look, into, onBlock })
    pdf.y = look.margin + 24
    flow.block({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title || ' ' }] }, 0, '')
    pdf.moveDown(0.6)
    return flow
  }

  private end(flow: Flow): void {
    flow.into?.end()
    this.head = ''
  }

  private small(flow: Flow, text: string): void {
    flow.line([{ type: 'text', text, marks: [{ type: 'em' }] }], {
      ...{ depth: 0, size: SMALL, isBold: false, sign: '', tag: 'P' },
    })
  }

  private paragraph(flow: Flow, content: RichNode[]): void {
    flow.line(content, { depth: 0, size: this.look.textSize, isBold: false, sign: '', tag: 'P' })
  }

  /** Numbers and running heads, which a reader by ear does not hear. */
  private numberPages(from: number): void {
    const { pdf, look, book } = this
    const { count } = pdf.bufferedPageRange()
    for (let n = from; n < count; n += 1) {
      pdf.switchToPage(n)
      const { bottom } = pdf.page.margins
      pdf.page.margins.bottom = 0
      pdf.markContent('Artifact', { type: 'Pagination' })
      this.outside(String(n + 1), this.height - FOOT, 'center')
      // The first page of a part has its title.
      if (this.heads[n] && this.heads[n] === this.heads[n - 1])
        this.outside(n % 2 === 0 ? this.heads[n]! : book.title, look.margin / 2, n % 2 === 0 ? 'right' : 'left')
      pdf.endMarkedContent()
      pdf.page.margins.bottom = bottom
    }
  }

  private outside(text: string, y: number, align: 'left' | 'right' | 'center'): void {
    const { pdf, look } = this
    const line = byScript(new KnownSigns().write(text.replace(/\s+/g, ' ').slice(0, 60)))
    pdf.fontSize(SMALL).fillColor('#555555')
    const widths = line.map((run) => pdf.font(toFontName(run.script)).widthOfString(run.text))
    const whole = widths.reduce((sum, width) => sum + width, 0)
    let x =
      align === 'left' ? look.margin : align === 'right' ? this.width - look.margin - whole : (this.width - whole) / 2
    for (const [n, run] of line.entries()) {
      pdf.font(toFontName(run.script)).text(run.text, x, y, { lineBreak: false })
      x += widths[n]!
    }
    pdf.fillColor('black')
  }
}
