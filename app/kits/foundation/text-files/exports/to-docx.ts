import * as docx from 'docx'
import { toTable } from '#app/platform/table.ts'
import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'
import type { Align } from '../rich/table-markdown.ts'
import type { Pictures } from './pictures.ts'
import { COMMENT_END, COMMENT_START, placeComments, type WrittenComment } from './place-comments.ts'

const NUMBERED = 'numbered'
const LEVELS = 6
const INDENT_TWIPS = 420
const QUOTE = 'Quote'
const CODE = 'SourceCode'
const MONO = 'Courier New'
/** The width of a page of text, in points of a screen. */
const MOST_PICTURE_PX = 600
const headings = [
  docx.HeadingLevel.HEADING_1,
  docx.HeadingLevel.HEADING_2,
  docx.HeadingLevel.HEADING_3,
  docx.HeadingLevel.HEADING_4,
  docx.HeadingLevel.HEADING_5,
  docx.HeadingLevel.HEADING_6,
] as const

/** A document as a Word file: headings, lists, tables, footnotes, pictures, quotes, links and comments as Word knows them. */
export async function toDocx(
  title: string,
  document: RichNode,
  pictures: Pictures,
  comments: readonly WrittenComment[] = [],
): Promise<Uint8Array> {
  const { blocks, lost } = placeComments(document.content ?? [], comments)
  const notes = blocks.filter(({ type }) => type === 'footnote')
  const writer = new DocxWriter(pictures, new Map(notes.map(({ attrs }, n) => [String(attrs?.label), n + 1])))
  const children = blocks.filter(({ type }) => type !== 'footnote').flatMap((node) => writer.block(node, 0, 0))
  const footnotes = Object.fromEntries(
    notes.map((note, n) => [n + 1, { children: [new docx.Paragraph({ children: writer.runs(note) })] }]),
  )
  const levels = Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format: docx.LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: docx.AlignmentType.START,
    style: { paragraph: { indent: { left: (level + 1) * INDENT_TWIPS, hanging: INDENT_TWIPS / 2 } } },
  }))
  const file = new docx.Document({
    title,
    creator: 'Frenly',
    numbering: {
      config: [
        { reference: NUMBERED, levels },
        ...writer.starts.map((start) => ({
          reference: `${NUMBERED}-${start}`,
          levels: levels.map((one) => ({ ...one, start: one.level === 0 ? start : 1 })),
        })),
      ],
    },
    styles: {
      paragraphStyles: [
        {
          id: QUOTE,
          name: 'Quote',
          basedOn: 'Normal',
          run: { italics: true },
          paragraph: { indent: { left: INDENT_TWIPS } },
        },
        { id: CODE, name: 'Source Code', basedOn: 'Normal', run: { font: MONO } },
      ],
    },
    ...(notes.length > 0 && { footnotes }),
    ...(comments.length > 0 && { comments: { children: comments.map((one, id) => toComment(one, id, lost.has(id))) } }),
    sections: [{ children }],
  })
  return new Uint8Array(await docx.Packer.toArrayBuffer(file))
}

function toComment(
  { name, quote, text, at, isDone }: WrittenComment,
  id: number,
  isLost: boolean,
): docx.ICommentOptions {
  const lines = [...(isDone ? ['Settled.'] : []), ...(isLost ? [`“${quote}”`] : []), ...text.split(/\r?\n/)]
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)
  return {
    ...{ id, author: tidyXml(name), initials: tidyXml(initials), date: at },
    children: lines.map((line) => new docx.Paragraph({ children: [new docx.TextRun(tidyXml(line))] })),
  }
}

class DocxWriter {
  private lists = 0
  /** Numbers other than one that lists begin with. */
  readonly starts: number[] = []

  constructor(
    private readonly pictures: Pictures,
    private readonly notes: ReadonlyMap<string, number>,
  ) {}

  block(node: RichNode, depth: number, quote: number): docx.FileChild[] {
    const style = quote > 0 ? { style: QUOTE, indent: { left: quote * INDENT_TWIPS } } : {}
    switch (node.type) {
      case 'heading': {
        const level = Math.min(5, Number(node.attrs?.level ?? 1) - 1)
        const look = { heading: headings[level]!, outlineLevel: level }
        return [new docx.Paragraph({ ...look, children: this.runs(node), bidirectional: isRightToLeft(node) })]
      }
      case 'horizontal_rule':
        return [new docx.Paragraph({ thematicBreak: true })]
      case 'blockquote':
        return (node.content ?? []).flatMap((inner) => this.block(inner, depth, quote + 1))
      case 'code_block':
      case 'raw_block':
        return wordsOf(node)
          .split('\n')
          .map((text) => new docx.Paragraph({ style: CODE, children: [new docx.TextRun({ text, font: MONO })] }))
      case 'bullet_list':
      case 'ordered_list':
        return this.list(node, depth, quote)
      case 'table':
        return [this.table(node), new docx.Paragraph({})]
      default:
        return [new docx.Paragraph({ ...style, children: this.runs(node), bidirectional: isRightToLeft(node) })]
    }
  }

  private list(node: RichNode, level: number, quote: number): docx.FileChild[] {
    const isOrdered = node.type === 'ordered_list'
    const start = isOrdered ? Number(node.attrs?.order ?? 1) : 1
    if (isOrdered) this.lists += 1
    if (start !== 1 && !this.starts.includes(start)) this.starts.push(start)
    const reference = start === 1 ? NUMBERED : `${NUMBERED}-${start}`
    const numbering = { reference, level, instance: this.lists }
    const look = isOrdered ? { numbering } : { bullet: { level } }
    return (node.content ?? []).flatMap((item) => {
      const { checked } = item.attrs ?? {}
      const box = typeof checked === 'boolean' ? [new docx.TextRun(checked ? '☑ ' : '☐ ')] : []
      return (item.content ?? []).flatMap((inner, n) =>
        n === 0 && inner.type === 'paragraph'
          ? [
              new docx.Paragraph({
                ...look,
                children: [...box, ...this.runs(inner)],
                bidirectional: isRightToLeft(inner),
              }),
            ]
          : this.block(inner, Math.min(LEVELS - 1, level + 1), quote),
      )
    })
  }

  private table({ attrs = {}, content = [] }: RichNode): docx.Table {
    const aligns = attrs.aligns as Align[]
    const rows = content.map(
      (row, y) =>
        new docx.TableRow({
          tableHeader: y === 0,
          children: (row.content ?? []).map(
            (cell, x) =>
              new docx.TableCell({
                children: [
                  new docx.Paragraph({
                    children: this.runs(y === 0 ? bold(cell) : cell),
                    ...(aligns[x] && {
                      alignment: toTable({
                        left: docx.AlignmentType.LEFT,
                        center: docx.AlignmentType.CENTER,
                        right: docx.AlignmentType.RIGHT,
                      })[aligns[x]],
                    }),
                  }),
                ],
              }),
          ),
        }),
    )
    return new docx.Table({ rows, width: { size: 100, type: docx.WidthType.PERCENTAGE } })
  }

  runs(node: RichNode): docx.ParagraphChild[] {
    return (node.content ?? []).flatMap((one): docx.ParagraphChild[] => {
      const marks = one.marks ?? []
      const has = (type: string) => marks.some((mark) => mark.type === type)
      const leaf = this.leaf(one)
      const pieces =
        leaf ??
        (one.text ?? '\n').split('\n').map(
          (text, n) =>
            new docx.TextRun({
              text: tidyXml(text),
              bold: has('strong'),
              italics: has('em'),
              strike: has('strike'),
              ...(n > 0 && { break: 1 }),
              ...(has('code') && { font: MONO }),
              ...(has('link') && { style: 'Hyperlink' }),
            }),
        )
      const link = marks.find(({ type }) => type === 'link')?.attrs?.href
      return link ? [new docx.ExternalHyperlink({ link, children: pieces })] : pieces
    })
  }

  private leaf({ type, attrs = {} }: RichNode): docx.ParagraphChild[] | null {
    if (type === 'footnote_ref') {
      const number = this.notes.get(String(attrs.label))
      return number === undefined
        ? [new docx.TextRun({ text: String(attrs.label), superScript: true })]
        : [new docx.FootnoteReferenceRun(number)]
    }
    if (type === COMMENT_START) return [new docx.CommentRangeStart(Number(attrs.id))]
    if (type === COMMENT_END) {
      const id = Number(attrs.id)
      return [new docx.CommentRangeEnd(id), new docx.TextRun({ children: [new docx.CommentReference(id)] })]
    }
    if (type !== 'image') return null
    const alt = tidyXml(String(attrs.alt ?? ''))
    const picture = this.pictures.get(String(attrs.src))
    if (!picture) return [new docx.TextRun({ text: alt || String(attrs.src) })]
    const scale = Math.min(1, MOST_PICTURE_PX / picture.width)
    return [
      new docx.ImageRun({
        type: picture.type === 'image/jpeg' ? 'jpg' : 'png',
        data: picture.bytes,
        transformation: { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) },
        altText: { name: alt || 'Picture', description: alt, title: '' },
      }),
    ]
  }
}

const bold = (cell: RichNode): RichNode => ({
  ...cell,
  content: (cell.content ?? []).map((one) =>
    one.type === 'text' && !one.marks?.some(({ type }) => type === 'strong')
      ? { ...one, marks: [...(one.marks ?? []), { type: 'strong' as const }] }
      : one,
  ),
})

/** Whether the first letter that has a direction is written from right to left. */
export const isRightToLeft = (node: RichNode): boolean => {
  const [letter] = /\p{L}/u.exec(wordsOf(node)) ?? []
  return letter !== undefined && /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter)
}

/** What XML may not hold. */
const tidyXml = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, '').toWellFormed()
