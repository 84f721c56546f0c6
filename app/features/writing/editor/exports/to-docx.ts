import * as docx from 'docx'
import type { RichNode } from '../rich/rich-nodes.ts'

const NUMBERED = 'numbered'
const LEVELS = 6
const INDENT_TWIPS = 420
const headings = [
  docx.HeadingLevel.HEADING_1,
  docx.HeadingLevel.HEADING_2,
  docx.HeadingLevel.HEADING_3,
  docx.HeadingLevel.HEADING_4,
  docx.HeadingLevel.HEADING_5,
  docx.HeadingLevel.HEADING_6,
] as const

/** A document as a Word file: headings, lists, quotes and links as Word knows them. */
export async function toDocx(title: string, document: RichNode): Promise<Uint8Array> {
  let lists = 0
  const block = (node: RichNode, level: number, quote: number): docx.Paragraph[] => {
    const indent = quote > 0 ? { indent: { left: quote * INDENT_TWIPS } } : {}
    switch (node.type) {
      case 'heading':
        return [
          new docx.Paragraph({
            heading: headings[Math.min(5, Number(node.attrs?.level ?? 1) - 1)]!,
            children: runs(node),
          }),
        ]
      case 'horizontal_rule':
        return [new docx.Paragraph({ thematicBreak: true })]
      case 'blockquote':
        return (node.content ?? []).flatMap((inner) => block(inner, level, quote + 1))
      case 'code_block':
      case 'raw_block':
        return (node.content?.[0]?.text ?? '')
          .split('\n')
          .map(
            (line) =>
              new docx.Paragraph({ ...indent, children: [new docx.TextRun({ text: line, font: 'Courier New' })] }),
          )
      case 'bullet_list':
      case 'ordered_list': {
        if (node.type === 'ordered_list') lists += 1
        const instance = lists
        return (node.content ?? []).flatMap((item) =>
          (item.content ?? []).flatMap((inner) =>
            inner.type === 'paragraph'
              ? [
                  new docx.Paragraph({
                    children: runs(inner),
                    ...(node.type === 'bullet_list'
                      ? { bullet: { level } }
                      : { numbering: { reference: NUMBERED, level, instance } }),
                  }),
                ]
              : block(inner, Math.min(LEVELS - 1, level + 1), quote),
          ),
        )
      }
      default:
        return [new docx.Paragraph({ ...indent, children: runs(node) })]
    }
  }
  const children = (document.content ?? []).flatMap((node) => block(node, 0, 0))
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
    numbering: { config: [{ reference: NUMBERED, levels }] },
    sections: [{ children }],
  })
  return new Uint8Array(await docx.Packer.toArrayBuffer(file))
}

function runs(node: RichNode): docx.ParagraphChild[] {
  return (node.content ?? []).flatMap((one): docx.ParagraphChild[] => {
    const marks = one.marks ?? []
    const has = (type: string) => marks.some((mark) => mark.type === type)
    const lines = (one.text ?? '\n').split('\n')
    const pieces = lines.map(
      (text, n) =>
        new docx.TextRun({
          text,
          bold: has('strong'),
          italics: has('em'),
          ...(n > 0 && { break: 1 }),
          ...(has('code') && { font: 'Courier New' }),
          ...(has('link') && { style: 'Hyperlink' }),
        }),
    )
    const link = marks.find(({ type }) => type === 'link')?.attrs?.href
    return link ? [new docx.ExternalHyperlink({ link, children: pieces })] : pieces
  })
}
