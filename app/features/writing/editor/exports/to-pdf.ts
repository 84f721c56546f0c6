import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'
import type { Align } from '../rich/table-markdown.ts'
import type { Pictures } from './pictures.ts'

const require = createRequire(import.meta.url)
const font = (name: string) => require.resolve(`@fontsource/noto-sans/files/noto-sans-${name}.woff`)
const MARGIN = 64
const SIZES = [22, 17, 14, 12, 11, 11] as const
const TEXT_SIZE = 11
const INDENT = 18
const POINTS_A_PIXEL = 0.75
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
type Script = (typeof SCRIPTS)[number]

/** Signs that the fonts of the file do not have: they cannot stand in it. */
const NOT_IN_FONTS =
  /[^\u0000-\u024f\u0250-\u02ff\u0370-\u03ff\u0400-\u04ff\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2100-\u214f\u2190-\u21ff\u2200-\u22ff\ufeff]/u // eslint-disable-line no-control-regex -- all of the first blocks are in the fonts

/** A document as a PDF with tags and an outline of its headings; signs of other scripts become a box, and are counted. */
export function toPdf(
  title: string,
  document: RichNode,
  pictures: Pictures,
): Promise<{ bytes: Uint8Array; unknown: number }> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { Title: title },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const script of SCRIPTS)
    for (const [weight, style] of [
      [400, 'normal'],
      [700, 'normal'],
      [400, 'italic'],
      [700, 'italic'],
    ] as const)
      pdf.registerFont(`${script}-${weight}-${style}`, font(`${script}-${weight}-${style}`))
  let unknown = 0
  const known = (text: string) =>
    // A word longer than a line is broken: finding where it might break takes time in proportion to its square.
    [...text.replace(/\S{100}/g, '$&\n')]
      .map((sign) => (NOT_IN_FONTS.test(sign) ? ((unknown += 1), '□') : sign))
      .join('')
  const flow = new Flow(pdf, known, pictures)
  const blocks = document.content ?? []
  for (const node of blocks) if (node.type !== 'footnote') flow.block(node, 0, '')
  const notes = blocks.filter(({ type }) => type === 'footnote')
  if (notes.length > 0) flow.block({ type: 'horizontal_rule' }, 0, '')
  for (const note of notes) flow.block({ ...note, type: 'paragraph' }, 0, `[${String(note.attrs?.label)}] `)
  return new Promise((resolve) => {
    pdf.on('end', () => resolve({ bytes: new Uint8Array(Buffer.concat(chunks)), unknown }))
    pdf.end()
  })
}

/** Writes blocks one under the other. */
class Flow {
  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly known: (text: string) => string,
    private readonly pictures: Pictures,
  ) {}

  block(node: RichNode, depth: number, sign: string): void {
    const { pdf } = this
    switch (node.type) {
      case 'heading': {
        const level = Number(node.attrs?.level ?? 1)
        pdf.moveDown(0.4)
        pdf.outline.addItem(this.known((node.content ?? []).map(({ text }) => text ?? '').join('')))
        this.line(node.content ?? [], {
          depth,
          size: SIZES[level - 1] ?? TEXT_SIZE,
          isBold: true,
          sign,
          tag: `H${level}`,
        })
        return
      }
      case 'horizontal_rule':
        pdf.moveDown(0.5)
        pdf
          .moveTo(MARGIN, pdf.y)
          .lineTo(pdf.page.width - MARGIN, pdf.y)
          .stroke('#999999')
        pdf.moveDown(0.8)
        return
      case 'bullet_list':
      case 'ordered_list':
        for (const [n, item] of (node.content ?? []).entries()) {
          const { checked } = item.attrs ?? {}
          const box = typeof checked === 'boolean' ? (checked ? '[x] ' : '[  ] ') : ''
          const own = (node.type === 'bullet_list' ? '• ' : `${Number(node.attrs?.order ?? 1) + n}. `) + box
          for (const [k, inner] of (item.content ?? []).entries()) this.block(inner, depth + 1, k === 0 ? own : '')
        }
        return
      case 'blockquote':
        for (const inner of node.content ?? []) this.block(inner, depth + 1, '')
        return
      case 'table':
        return this.table(node)
      case 'code_block':
      case 'raw_block':
        for (const text of wordsOf(node).split('\n'))
          this.line(text ? [{ type: 'text', text }] : [], {
            depth: depth + 1,
            size: TEXT_SIZE - 1,
            isBold: false,
            sign: '',
            tag: 'Code',
          })
        return
      default:
        this.picturesOf(node)
        this.line(node.content ?? [], { depth, size: TEXT_SIZE, isBold: false, sign, tag: 'P' })
    }
  }

  /** Pictures stand over the paragraph they belong to, no wider than the text. */
  private picturesOf({ content = [] }: RichNode): void {
    const { pdf } = this
    for (const { type, attrs = {} } of content) {
      const picture = type === 'image' ? this.pictures.get(String(attrs.src)) : undefined
      if (!picture) continue
      const most = pdf.page.width - 2 * MARGIN
      const width = Math.min(most, picture.width * POINTS_A_PIXEL)
      const height = (width * picture.height) / picture.width
      const fit = Math.min(1, (pdf.page.height - 2 * MARGIN) / height)
      if (pdf.y + height * fit > pdf.page.height - MARGIN) pdf.addPage()
      const alt = this.known(String(attrs.alt ?? ''))
      const draw = () => void pdf.image(Buffer.from(picture.bytes), MARGIN, pdf.y, { width: width * fit })
      pdf.addStructure(pdf.struct('Figure', { alt: alt || 'Picture' }, draw))
      pdf.moveDown(0.4)
    }
  }

  /** A table as lines with its cells side by side, each row as high as its highest cell. */
  private table({ attrs = {}, content = [] }: RichNode): void {
    const { pdf } = this
    const aligns = attrs.aligns as Align[]
    const count = Math.max(1, ...content.map((row) => row.content?.length ?? 0))
    const width = (pdf.page.width - 2 * MARGIN) / count
    const table = pdf.struct('Table')
    pdf.addStructure(table)
    for (const [y, row] of content.entries()) {
      const cells = (row.content ?? []).map((cell) => this.known(wordsOf(cell)))
      pdf.fontSize(TEXT_SIZE - 1).font(`latin-${y === 0 ? 700 : 400}-normal`)
      const height = Math.max(14, ...cells.map((cell) => pdf.heightOfString(cell || ' ', { width: width - 8 }))) + 6
      if (pdf.y + Math.min(height, pdf.page.height - 2 * MARGIN) > pdf.page.height - MARGIN) pdf.addPage()
      const top = pdf.y
      const line = pdf.struct('TR')
      table.add(line)
      for (const [x, cell] of cells.entries()) {
        const draw = () =>
          this.cell(cell, { x: MARGIN + x * width, y: top, width, isHead: y === 0, align: aligns[x] ?? null })
        line.add(pdf.struct(y === 0 ? 'TH' : 'TD', {}, draw))
      }
      line.end()
      pdf.y = Math.min(top + height, pdf.page.height - MARGIN)
      pdf
        .moveTo(MARGIN, pdf.y)
        .lineTo(pdf.page.width - MARGIN, pdf.y)
        .stroke('#cccccc')
    }
    table.end()
    pdf.x = MARGIN
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
      pdf.font(`${run.script}-${isHead ? 700 : 400}-normal`)
      const options = { width: width - 8, align: align ?? 'left', continued: n < runs.length - 1 } as const
      if (n === 0) pdf.text(run.text, x + 4, y + 3, options)
      else pdf.text(run.text, options)
    }
  }

  private line(
    nodes: readonly RichNode[],
    { depth, size, isBold, sign, tag }: { depth: number; size: number; isBold: boolean; sign: string; tag: string },
  ): void {
    const { pdf } = this
    const x = MARGIN + depth * INDENT
    const pieces = [{ text: sign, bold: false, italic: false, link: '' }, ...nodes.map((node) => toPiece(node, isBold))]
      .flatMap((piece) => byScript(this.known(piece.text)).map((run) => ({ ...piece, ...run })))
      .filter(({ text }) => text !== '')
    const draw = () => {
      pdf.fontSize(size)
      for (const [n, piece] of pieces.entries()) {
        pdf.font(`${piece.script}-${piece.bold ? 700 : 400}-${piece.italic ? 'italic' : 'normal'}`)
        const options = {
          continued: n < pieces.length - 1,
          link: piece.link || null,
          underline: piece.link !== '',
          width: pdf.page.width - MARGIN - x,
        }
        if (n === 0) pdf.text(piece.text, x, pdf.y, options)
        else pdf.text(piece.text, options)
      }
    }
    if (pieces.length > 0) pdf.addStructure(pdf.struct(tag, {}, draw))
    pdf.moveDown(depth > 0 ? 0.2 : 0.6)
  }
}

const toPiece = ({ type, attrs = {}, text = '\n', marks = [] }: RichNode, isBold: boolean) => ({
  text: type === 'footnote_ref' ? `[${String(attrs.label)}]` : type === 'image' ? String(attrs.alt ?? '') : text,
  bold: isBold || marks.some(({ type }) => type === 'strong'),
  italic: marks.some(({ type }) => type === 'em'),
  link: marks.find(({ type }) => type === 'link')?.attrs?.href ?? '',
})

const scriptOf = (sign: string): Script | null => {
  const code = sign.codePointAt(0) ?? 0
  if (/\s/.test(sign)) return null
  // The fonts of other scripts have no commas and figures of their own.
  if (code < 0x100) return 'latin'
  if (code >= 0x0400 && code <= 0x04ff) return 'cyrillic'
  if (code >= 0x0370 && code <= 0x03ff) return 'greek'
  return (code >= 0x0100 && code <= 0x02ff) || (code >= 0x1e00 && code <= 0x1eff) ? 'latin-ext' : 'latin'
}

/** Runs of one script: each has a font of its own. */
function byScript(text: string): { text: string; script: Script }[] {
  const runs: { text: string; script: Script }[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const script = scriptOf(sign) ?? last?.script ?? 'latin'
    if (last?.script === script) last.text += sign
    else runs.push({ text: sign, script })
  }
  return runs
}
