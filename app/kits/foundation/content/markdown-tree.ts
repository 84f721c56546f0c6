import type { Root } from 'mdast'

type Node = {
  type: string
  value?: string
  alt?: string | null
  url?: string
  title?: string | null
  children?: Node[]
}

const BLOCKS = new Set(['paragraph', 'heading', 'code', 'listItem', 'tableRow', 'blockquote', 'thematicBreak'])
const CELLS = new Set(['tableCell'])

/** Turns pictures into links to them: nothing in a text may load by itself. */
export function imagesAsLinks(tree: Root) {
  visit(tree as Node, (node) => {
    if (node.type !== 'image') return
    node.type = 'link'
    node.children = [{ type: 'text', value: node.alt || node.url || '' }]
  })
}

/** The words of a tree, one block a line, cells apart by a comma. */
export function plainTextOf(tree: Root): string {
  return textOf(tree as Node)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function textOf(node: Node): string {
  if (node.type === 'html') return ''
  if (node.type === 'break') return '\n'
  if (node.type === 'image') return node.alt ?? ''
  const inner =
    node.value ?? (node.children ?? []).map(textOf).join(CELLS.has(node.children?.[0]?.type ?? '') ? ', ' : '')
  return BLOCKS.has(node.type) ? `${inner}\n` : inner
}

function visit(node: Node, change: (node: Node) => void) {
  change(node)
  for (const child of node.children ?? []) visit(child, change)
}
