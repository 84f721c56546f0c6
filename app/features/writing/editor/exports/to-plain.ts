import type { RichNode } from '../rich/rich-nodes.ts'

/** A document without its marks: a blank line between blocks, lists with their signs. */
export const toPlainDocument = (document: RichNode): string =>
  `${(document.content ?? []).map((node) => write(node)).join('\n\n')}\n`

function write(node: RichNode): string {
  const content = node.content ?? []
  switch (node.type) {
    case 'bullet_list':
      return content.map((item) => indent(item, '- ')).join('\n')
    case 'ordered_list':
      return content.map((item, n) => indent(item, `${Number(node.attrs?.order ?? 1) + n}. `)).join('\n')
    case 'horizontal_rule':
      return '---'
    case 'blockquote':
      return content.map(write).join('\n\n')
    default:
      return content.map((one) => (one.type === 'hard_break' ? '\n' : (one.text ?? write(one)))).join('')
  }
}

const indent = (item: RichNode, sign: string) =>
  sign +
  (item.content ?? [])
    .map(write)
    .join('\n')
    .replaceAll('\n', `\n${' '.repeat(sign.length)}`)
