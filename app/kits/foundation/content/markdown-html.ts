import type { Element, Root, RootContent, Text } from 'hast'
import type { Options as Schema } from 'rehype-sanitize'

/**
 * What may stand in a text written by anyone. Everything else is unwrapped to its words, or dropped with them. Raw HTML
 * never comes this far, so tick boxes, sections and ids are those that Markdown itself makes.
 */
export const allowList: Schema = {
  strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'],
  ancestors: { li: ['ol', 'ul'], tbody: ['table'], td: ['table'], th: ['table'], thead: ['table'], tr: ['table'] },
  clobber: ['id', 'name'],
  clobberPrefix: 'text-',
  protocols: { href: ['http', 'https', 'mailto'] },
  tagNames: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'input',
    'kbd',
    'li',
    'ol',
    'p',
    'pre',
    'section',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    a: ['href', 'title', 'id', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel'],
    code: [['className', /^language-[\p{L}\p{N}+#._-]{1,30}$/u], 'dataLabel'],
    input: [['type', 'checkbox'], 'checked'],
    li: ['id', 'value'],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
  },
}

/** The page has its own h1, so a text begins at h2. Every heading gets an id of its words, unlike any id of the page. */
export function withHeadingIds(tree: Root) {
  const used = new Map<string, number>()
  visit(tree, (element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return
    if (element.tagName === 'h1') element.tagName = 'h2'
    const words = textOf(element)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
    const id = `text-${words || 'part'}`
    const times = used.get(id) ?? 0
    used.set(id, times + 1)
    element.properties.id = times === 0 ? id : `${id}-${times + 1}`
  })
}

/** Links that leave this site say so to search engines and hand nothing over. */
export function withSafeLinks(tree: Root) {
  visit(tree, (element) => {
    if (element.tagName !== 'a') return
    const href = typeof element.properties.href === 'string' ? element.properties.href : null
    if (href !== null && leavesSite(href)) element.properties.rel = ['nofollow', 'noopener', 'noreferrer', 'external']
  })
}

/** A wide table scrolls in a frame of its own, which the keyboard can reach. */
export function withTableFrames(tree: Root) {
  tree.children = tree.children.map((child) =>
    child.type === 'element' && child.tagName === 'table' ? framed(child) : child,
  )
}

const framed = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { dataFrame: 'table', role: 'region', ariaLabel: 'Table', tabIndex: 0 },
  children: [table],
})

/** `//host` and `/\host` are other sites although they begin with a slash; browsers drop tabs and line ends first. */
const leavesSite = (href: string) => {
  const read = [...href].filter((character) => character > ' ').join('')
  return /^[a-z][a-z0-9+.-]*:/i.test(read) ? !/^mailto:/i.test(read) : /^[\\/]{2}/.test(read)
}

/** Goes through every element of a tree, parents first. */
export function visit(node: Root | RootContent, change: (element: Element) => void) {
  if (node.type === 'element') change(node)
  if ('children' in node) for (const child of node.children) visit(child, change)
}

/** All the words in an element. */
export const textOf = (node: Element | RootContent): string => {
  if (node.type === 'text') return (node satisfies Text).value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
