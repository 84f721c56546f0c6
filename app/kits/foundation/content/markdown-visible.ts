import type { Code, List, Node, Paragraph, PhrasingContent, Root, RootContent, Table, Text } from 'mdast'
import { withBalancedTags } from './markdown-tags.ts'
import { withLiteralStars } from './markdown-stars.ts'

/** Punctuation that ends an address in a text without blanks. */
const ADDRESS_END = /[，。；：！？、（）【】《》「」『』“”‘’…]/u
const LANGUAGE = /^[\p{L}\p{N}+#._-]{1,30}$/u
const CURLY_LANGUAGE = /^\{?[.\s]*([\p{L}\p{N}+#_-]{1,30})[\s}]*$/u

/**
 * Keeps every word of a text visible: tags that are no markup here, notes and addresses that nothing refers to, cells
 * beyond the head of their table, numbers of a list, what stands behind the language of a fence.
 */
export function withVisibleWords(tree: Root, file: { value: unknown }) {
  const source = String(file.value)
  const used = namesUsed(tree)
  walk(tree, (parent) => {
    Object.assign(parent, { children: parent.children.flatMap((child) => changed(child, source, used)) })
    withBalancedTags(parent)
    withLiteralStars(parent, source)
  })
}

/** A node that holds others. */
export type MarkdownParent = Extract<Root | RootContent, { children: unknown[] }>

/** Children first, so that what a change makes is not changed again. */
function walk(node: Root | RootContent, change: (parent: MarkdownParent) => void) {
  if (!('children' in node)) return
  for (const child of node.children) walk(child, change)
  change(node)
}

/** The definitions and notes that a reference leads to; the first of a name counts. */
function namesUsed(tree: Root) {
  const asked = new Set<string>()
  const used = new Set<Node>()
  const keyOf = (node: { type: string; identifier: string }) =>
    `${node.type.startsWith('footnote') ? 'note' : 'address'} ${node.identifier}`
  const look = (node: Root | RootContent) => {
    if (node.type === 'linkReference' || node.type === 'imageReference' || node.type === 'footnoteReference')
      asked.add(keyOf(node))
    if ('children' in node) node.children.forEach(look)
  }
  look(tree)
  const claim = (node: Root | RootContent) => {
    if ((node.type === 'definition' || node.type === 'footnoteDefinition') && asked.delete(keyOf(node))) used.add(node)
    if ('children' in node) node.children.forEach(claim)
  }
  claim(tree)
  return used
}

function changed(node: RootContent, source: string, used: ReadonlySet<Node>): RootContent[] {
  switch (node.type) {
    case 'definition':
      return used.has(node) ? [node] : [toParagraph(sourceOf(node, source))]
    case 'footnoteDefinition':
      return used.has(node) ? [node] : [toParagraph(`[^${node.label ?? node.identifier}]:`), ...node.children]
    case 'code':
      return [withPlainLabel(node)]
    case 'table':
      return [withAllCells(node)]
    case 'list':
      return [withOwnNumbers(node, source)]
    case 'link':
      return withoutTail(node, source)
    default:
      return [node]
  }
}

const sourceOf = ({ position }: Node, source: string) =>
  position ? source.slice(position.start.offset, position.end.offset) : ''

const toText = (value: string): Text => ({ type: 'text', value })
const toParagraph = (value: string): Paragraph => ({ type: 'paragraph', children: [toText(value)] })

/** The first word behind a fence is its language; the rest is shown beside it. */
function withPlainLabel(code: Code): Code {
  const { lang, meta } = code
  if (!lang) return code
  const plain = LANGUAGE.test(lang) ? lang : CURLY_LANGUAGE.exec(lang)?.[1]
  const rest = [plain ? '' : lang, meta ?? ''].filter(Boolean).join(' ')
  return { ...code, lang: plain ?? null, ...(rest && { data: { ...code.data, hProperties: { dataLabel: rest } } }) }
}

/** A row may have more cells than the head: the head gets empty ones. */
function withAllCells(table: Table): Table {
  const most = Math.max(...table.children.map(({ children }) => children.length))
  const align = [...(table.align ?? [])]
  while (align.length < most) align.push(null)
  return { ...table, align }
}

/** An item whose number leaps ahead says its own; numbers that do not rise (`1.` before each) are counted. */
function withOwnNumbers(list: List, source: string): List {
  if (!list.ordered) return list
  let next = list.start ?? 1
  for (const item of list.children) {
    const own = Number(/^\d{1,9}/.exec(sourceOf(item, source))?.[0] ?? next)
    if (own > next) item.data = { ...item.data, hProperties: { value: String(own) } }
    next = Math.max(own, next) + 1
  }
  return list
}

/** An address that stands bare in a text ends before the punctuation of its sentence. */
function withoutTail(link: Extract<RootContent, { type: 'link' }>, source: string): PhrasingContent[] {
  const [only] = link.children
  const start = link.position?.start.offset ?? -1
  if (only?.type !== 'text' || link.children.length > 1 || start < 0 || /[[<]/.test(source[start]!)) return [link]
  const at = only.value.search(ADDRESS_END)
  const tail = only.value.slice(at)
  if (at < 1 || (!link.url.endsWith(tail) && !link.url.endsWith(encodeURI(tail)))) return [link]
  const end = link.url.endsWith(tail) ? tail : encodeURI(tail)
  return [{ ...link, url: link.url.slice(0, -end.length), children: [toText(only.value.slice(0, at))] }, toText(tail)]
}
