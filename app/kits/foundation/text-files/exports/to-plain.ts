import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'

/** A document without its marks: a blank line between blocks, lists with their signs, tables with tabs between their cells. */
export const toPlainDocument = (document: RichNode): string =>
  `${(document.content ?? []).map((node) => write(node)).join('\n\n')}\n`

function write(node: RichNode): string {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'bullet_list':
      return content.map((item) => indent(item, '- ')).join('\n')
    case 'ordered_list':
      return content.map((item, n) => indent(item, `${Number(attrs.order ?? 1) + n}. `)).join('\n')
    case 'horizontal_rule':
      return '---'
    case 'blockquote':
      return content.map(write).join('\n\n')
    case 'table':
      return content
        .map((row) => (row.content ?? []).map((cell) => line(cell).replaceAll('\n', ' ')).join('\t'))
        .join('\n')
    case 'footnote':
      return `[${String(attrs.label)}] ${line(node)}`
    default:
      return line(node)
  }
}

const line = ({ content = [] }: RichNode): string =>
  content
    .map((one) => {
      if (one.type === 'footnote_ref') return `[${String(one.attrs?.label)}]`
      return one.type === 'image' ? String(one.attrs?.alt ?? '') : wordsOf(one)
    })
    .join('')

function indent({ attrs = {}, content = [] }: RichNode, sign: string): string {
  const box = typeof attrs.checked === 'boolean' ? (attrs.checked ? '[x] ' : '[ ] ') : ''
  return (
    sign +
    box +
    content
      .map(write)
      .join('\n')
      .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
  )
}
