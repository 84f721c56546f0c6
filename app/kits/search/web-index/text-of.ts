/** These begin a line of their own. */
const BLOCKS = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 ' +
    'HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY THEAD TR UL'
  ).split(' '),
)
const CELLS = new Set(['TD', 'TH'])
const UNREAD = new Set(
  'HEAD TITLE SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH IFRAME OBJECT CANVAS AUDIO VIDEO SELECT BUTTON INPUT TEXTAREA'.split(
    ' ',
  ),
)
/** What stands round a page and is not what it says. */
const AROUND = new Set(['NAV', 'FOOTER', 'ASIDE', 'HEADER'])
const HEADING = /^H[1-4]$/
const TEXT_NODE = 3
const ELEMENT_NODE = 1

/**
 * The words below an element, blocks on lines of their own, and its headings. Walks from node to node, so that no depth
 * is too deep. Not `isWhole`: without navigation, header and footer.
 */
export function textOf(root: Element, { isWhole }: { isWhole: boolean }): { text: string; headings: string[] } {
  const pieces: string[] = []
  const headings: string[] = []
  let node: Node | null = root.firstChild
  while (node) {
    let isEntered = false
    if (node.nodeType === TEXT_NODE) pieces.push((node.nodeValue ?? '').replace(/\s+/g, ' '))
    else if (node.nodeType === ELEMENT_NODE) {
      const name = (node as Element).tagName.toUpperCase()
      if (HEADING.test(name)) headings.push(node.textContent ?? '')
      isEntered = !UNREAD.has(name) && (isWhole || !AROUND.has(name)) && node.firstChild !== null
      if (!UNREAD.has(name)) pieces.push(toBreak(name))
    }
    if (isEntered) node = node.firstChild
    else node = nextAfter(node, root, pieces)
  }
  return { text: pieces.join(''), headings }
}

const toBreak = (name: string) => (BLOCKS.has(name) ? '\n' : CELLS.has(name) ? ' ' : '')

function nextAfter(from: Node, root: Element, pieces: string[]): Node | null {
  for (let node: Node | null = from; node && node !== root; node = node.parentNode) {
    if (node !== from) pieces.push(toBreak((node as Element).tagName.toUpperCase()))
    if (node.nextSibling) return node.nextSibling
  }
  return null
}
