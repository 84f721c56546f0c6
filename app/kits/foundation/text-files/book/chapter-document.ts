import { toWholeDocument } from '../exports/whole-document.ts'
import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'

const LOWEST = 6

/** A part of a book as blocks: its headings stand below the part's title, and no level is skipped. */
export function toChapterDocument(markdown: string, title: string): RichNode {
  const document = toWholeDocument(markdown)
  const blocks = withoutOwnTitle(document.content ?? [], title)
  const levels = blocks.filter(({ type }) => type === 'heading').map(({ attrs }) => Number(attrs?.level ?? 1))
  const shift = 2 - Math.min(2, ...levels)
  let last = 1
  const content = blocks.map((block): RichNode => {
    if (block.type !== 'heading') return block
    const level = Math.min(LOWEST, last + 1, Number(block.attrs?.level ?? 1) + shift)
    last = level
    return { ...block, attrs: { ...block.attrs, level } }
  })
  return { ...document, content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** A text that begins with the title of its part says it once. */
function withoutOwnTitle(blocks: RichNode[], title: string): RichNode[] {
  const [first, ...rest] = blocks
  return first?.type === 'heading' && wordsOf(first).trim() === title.trim() ? rest : blocks
}
