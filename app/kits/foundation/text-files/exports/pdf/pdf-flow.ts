import { wordsOf, type RichNode } from '../../rich/rich-nodes.ts'
import type { Align } from '../../rich/table-markdown.ts'
import type { Pictures } from '../pictures.ts'
import { byScript, toFontName } from './pdf-fonts.ts'

export type FlowLook = {
  margin: number
  textSize: number
  /** Sizes of headings from the first level down. */
  headings: readonly number[]
  /** Space between lines, in points. */
  lineGap: number
}
export const A4_LOOK: FlowLook = { margin: 64, textSize: 11, headings: [22, 17, 14, 12, 11, 11], lineGap: 0 }

const INDENT = 18
const POINTS_A_PIXEL = 0.75
/** A heading stands with so many lines of what follows it. */
const LINES_KEPT = 3

type LineLook = { depth: number; size: number; isBold: boolean; sign: string; tag: string }
type Ways = {
  known: (text: string) => string
  pictures: Pictures
  look?: FlowLook
  /** Where what is written is a part of; the file itself where there is none. */
  into?: PDFKit.PDFStructureElement
  /** Called with each block before it is written, when its page is known. */
  onBlock?: (node: RichNode) => void
}

/** Writes blocks one under the other, with their tags. */
export class Flow {
  private readonly look: FlowLook
  into: PDFKit.PDFStructureElement | null

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly ways: Ways,
  ) {
    this.look = ways.look ?? A4_LOOK
    this.into = ways.into ?? null
  }

  /** All of a document: its blocks, and its footnotes at the end. */
  document({ content = [] }: RichNode): void {
    for (const node of content) if (node.type !== 'footnote') this.block(node, 0, '')
    const notes = content.filter(({ type }) => type === 'footnote')
    if (notes.length > 0) this.block({ type: 'horizontal_rule' }, 0, '')
    for (const note of notes) {
      const sign = `[${String(note.attrs?.label)}] `
      this.line(note.content ?? [], { depth: 0, size: this.look.textSize - 1.5, isBold: false, sign, tag: 'Note' })
    }
  }

  block(node: RichNode, depth: number, sign: string): void {
    const { textSize } = this.look
    switch (node.type) {
      case 'heading':
        return this.heading(node, depth, sign)
      case 'horizontal_rule':
        return this.rule()
      case 'bullet_list':
      case 'ordered_list':
        return this.list(node, depth)
      case 'blockquote':
        for (const inner of node.content ?? []) this.block(inner, depth + 1, '')
        return
      case 'table':
        return this.table(node)
      case 'code_block':
      case 'raw_block':
        for (const text of wordsOf(node).split('\n'))
          this.line(text ? [{ type: 'text', text }] : [], {
            ...{ depth: depth + 1, size: textSize - 1, isBold: false, sign: '', tag: 'Code' },
          })
        return
      default:
        this.ways.onBlock?.(node)
        this.picturesOf(node)
        this.line(node.content ?? [], { depth, size: textSize, isBold: false, sign, tag: 'P' })
    }
  }

  private heading(node: RichNode, depth: number, sign: string): void {
    const { pdf, look } = this
    const level = Number(node.attrs?.level ?? 1)
    const size = look.headings[level - 1] ?? look.textSize
    pdf.moveDown(0.4)
    this.keep(size * 1.4 + LINES_KEPT * look.textSize * 1.5)
    this.ways.onBlock?.(node)
    pdf.outline.addItem(this.ways.known(wordsOf(node)))
    this.line(node.content ?? [], { depth, size, isBold: true, sign, tag: `H${level}` })
  }

  /** Begins a page where so much has no room on this one. */
  keep(points: number): void {
    const { pdf, look } = this
    if (pdf.y + points > pdf.page.height - look.margin) pdf.addPage()
  }

  private rule(): void {
    const { pdf, look } = this
    this.keep(look.textSize * 2)
    pdf.moveDown(0.5)
    this.artifact(() => {
      pdf
        .moveTo(look.margin, pdf.y)
        .lineTo(pdf.page.width - look.margin, pdf.y)
        .stroke('#999999')
    })
    pdf.moveDown(0.8)
  }

  /** What is drawn for the eye alone. */
  private artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  private list(node: RichNode, depth: number): void {
    for (const [n, item] of (node.content ?? []).entries()) {
      const { checked } = item.attrs ?? {}
      const box = typeof checked === 'boolean' ? (checked ? '[x] ' : '[  ] ') : ''
      const own = (node.type === 'bullet_list' ? '• ' : `${Number(node.attrs?.order ?? 1) + n}. `) + box
      for (const [k, inner] of (item.content ?? []).entries()) this.block(inner, depth + 1, k === 0 ? own : '')
    }
  }

  /** Pictures stand over the paragraph they belong to, no wider than the text. */
  private picturesOf({ content = [] }: RichNode): void {
    for (const { type, attrs = {} } of content) {
      const picture = type === 'image' ? this.ways.pictures.get(String(attrs.src)) : undefined
      if (picture) this.picture(picture, this.ways.known(String(attrs.alt ?? '')))
    }
  }

  picture(picture: { bytes: Uint8Array; width: number; height: number }, alt: string): void {
    const { pdf, look } = this
    const { margin } = look
    const most = pdf.page.width - 2 * margin
    const width = Math.min(most, picture.width * POINTS_A_PIXEL)
    const height = (width * picture.height) / picture.width
    const fit = Math.min(1, (pdf.page.height - 2 * margin) / height)
    this.keep(height * fit)
    const top = pdf.y
    const draw = () => void pdf.image(Buffer.from(picture.bytes), margin, top, { width: width * fit })
    this.add(pdf.struct('Figure', { alt: alt || 'Picture' }, draw))
    // A picture put at a place does not move what follows.
    pdf.y = top + height * fit
    pdf.moveDown(0.4)
  }

  add(element: PDFKit.PDFStructureElement): void {
    if (this.into) this.into.add(element)
    else this.pdf.addStructure(element)
  }

  /** A table as lines with its cells side by side, each row as high as its highest cell. */
  table({ attrs = {}, content = [] }: RichNode): void {
    const { pdf, look } = this
    const { margin } = look
    const aligns = (attrs.aligns ?? []) as Align[]
    const count = Math.max(1, ...content.map((row) => row.content?.length ?? 0))
    const width = (pdf.page.width - 2 * margin) / count
    const table = pdf.struct('Table')
    this.add(table)
    for (const [y, row] of content.entries()) {
      const cells = (row.content ?? []).map((cell) => this.ways.known(cellWords(cell)))
      pdf.fontSize(look.textSize - 1).font(toFontName('latin', { isBold: y === 0 }))
      const height = Math.max(14, ...cells.map((cell) => pdf.heightOfString(cell || ' ', { width: width - 8 }))) + 6
      this.keep(Math.min(height, pdf.page.height - 2 * margin))
      const top = pdf.y
      const line = pdf.struct('TR')
      table.add(line)
      for (const [x, cell] of cells.entries()) {
        const draw = () =>
          this.cell(cell, { x: margin + x * width, y: top, width, isHead: y === 0, align: aligns[x] ?? null })
        line.add(pdf.struct(y === 0 ? 'TH' : 'TD', {}, draw))
      }
      line.end()
      pdf.y = Math.min(top + height, pdf.page.height - margin)
      this.artifact(() => {
        pdf
          .moveTo(margin, pdf.y)
          .lineTo(pdf.page.width - margin, pdf.y)
          .stroke('#cccccc')
      })
    }
    table.end()
    pdf.x = margin
    pdf.moveDown(0.6)
  }

  private cell(
    text: string,
    { x, y, width, isHead, align }: { x: number; y: number; width: number; isHead: boolean; align: Align },
  ): void {
    const { pdf } = this
    const runs = byScript(text || ' ')
    pdf.y = y + 3
    for (const [n, run] of runs.entries()) {
      pdf.font(toFontName(run.script, { isBold: isHead }))
      const options = { width: width - 8, align: align ?? 'left', continued: n < runs.length - 1 } as const
      if (n === 0) pdf.text(run.text, x + 4, y + 3, options)
      else pdf.text(run.text, options)
    }
  }

  /** A line of words with their marks, as a part of its kind. */
  line(nodes: readonly RichNode[], { depth, size, isBold, sign, tag }: LineLook): void {
    const { pdf, look } = this
    const x = look.margin + depth * INDENT
    const pieces = [{ text: sign, bold: false, italic: false, link: '' }, ...nodes.map((node) => toPiece(node, isBold))]
      .flatMap((piece) => byScript(this.ways.known(piece.text)).map((run) => ({ ...piece, ...run })))
      .filter(({ text }) => text !== '')
    const draw = () => {
      pdf.fontSize(size)
      for (const [n, piece] of pieces.entries()) {
        pdf.font(toFontName(piece.script, { isBold: piece.bold, isItalic: piece.italic }))
        const options = {
          continued: n < pieces.length - 1,
          link: piece.link || null,
          underline: piece.link !== '',
          lineGap: look.lineGap,
          width: pdf.page.width - look.margin - x,
        }
        if (n === 0) pdf.text(piece.text, x, pdf.y, options)
        else pdf.text(piece.text, options)
      }
    }
    if (pieces.length > 0) this.add(pdf.struct(tag, {}, draw))
    pdf.moveDown(depth > 0 ? 0.2 : 0.6)
  }
}

/** The words of a cell, with the signs of its footnotes. */
const cellWords = (node: RichNode): string =>
  node.type === 'footnote_ref'
    ? `[${String(node.attrs?.label)}]`
    : node.content
      ? node.content.map(cellWords).join('')
      : wordsOf(node)

const toPiece = ({ type, attrs = {}, text = '\n', marks = [] }: RichNode, isBold: boolean) => ({
  text: type === 'footnote_ref' ? `[${String(attrs.label)}]` : type === 'image' ? String(attrs.alt ?? '') : text,
  bold: isBold || marks.some(({ type }) => type === 'strong'),
  italic: marks.some(({ type }) => type === 'em'),
  link: marks.find(({ type }) => type === 'link')?.attrs?.href ?? '',
})
