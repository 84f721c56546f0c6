import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'

/** What somebody said of a document, or of some words of it. */
export type WrittenComment = { name: string; quote: string; text: string; at: Date; isDone: boolean }

export const COMMENT_START = 'comment_start'
export const COMMENT_END = 'comment_end'
const LINES = new Set(['paragraph', 'heading', 'table_cell', 'table_header'])

/**
 * Marks in a document where the words of each comment begin and end, by the comment's number. One whose words are not
 * there, or that names none, is about the first line.
 */
export function placeComments(blocks: readonly RichNode[], comments: readonly WrittenComment[]) {
  let placed = blocks.some(hasLine) ? [...blocks] : [{ type: 'paragraph', content: [] }, ...blocks]
  const lost = new Set<number>()
  for (const [id, { quote }] of comments.entries()) {
    const words = quote.trim()
    const found = words === '' ? null : markFirst(placed, (text) => rangeOf(text, words), id)
    if (!found && words !== '') lost.add(id)
    placed = found ?? markFirst(placed, (text) => [0, text.length], id) ?? placed
  }
  return { blocks: placed, lost }
}

type ToRange = (text: string) => [from: number, to: number] | null

const hasLine = (node: RichNode): boolean => LINES.has(node.type) || (node.content ?? []).some(hasLine)

function rangeOf(text: string, words: string): [number, number] | null {
  const at = text.indexOf(words)
  return at < 0 ? null : [at, at + words.length]
}

/** The nodes with the range marked in the first line that has it; null when none has. */
function markFirst(nodes: readonly RichNode[], toRange: ToRange, id: number): RichNode[] | null {
  for (const [n, node] of nodes.entries()) {
    const range = LINES.has(node.type) ? toRange(wordsOf(node)) : null
    const content = range ? markRange(node.content ?? [], range, id) : markFirst(node.content ?? [], toRange, id)
    if (content) return nodes.with(n, { ...node, content })
  }
  return null
}

function markRange(nodes: readonly RichNode[], [from, to]: [number, number], id: number): RichNode[] {
  const marked: RichNode[] = []
  let at = 0
  let state: 'before' | 'within' | 'after' = 'before'
  const mark = (end: number) => {
    if (state === 'before' && from <= end) {
      marked.push({ type: COMMENT_START, attrs: { id } })
      state = 'within'
    }
    if (state === 'within' && to <= end) {
      marked.push({ type: COMMENT_END, attrs: { id } })
      state = 'after'
    }
  }
  for (const node of nodes) {
    mark(at)
    const length = wordsOf(node).length
    const cuts = node.text === undefined ? [] : [from - at, to - at].filter((cut) => cut > 0 && cut < length)
    for (const [n, cut] of [0, ...cuts].entries()) {
      const end = cuts[n] ?? length
      mark(at + cut)
      marked.push(node.text === undefined ? node : { ...node, text: node.text.slice(cut, end) })
    }
    at += length
  }
  mark(at)
  return marked
}
