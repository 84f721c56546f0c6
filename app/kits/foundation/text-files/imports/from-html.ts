import { toTable as toWordTable } from '#app/platform/table.ts'
import { toCell } from '../rich/table-markdown.ts'
import { wordsOf, type RichMark, type RichNode } from '../rich/rich-nodes.ts'
import { nestItems, toItem, type FlatItem } from './nest-items.ts'
import { linkTo, Runs, toSafeAddress, withMark } from './runs.ts'
import { childOf, elementsOf, findAll, isElement, textOf, type Tree } from './tree.ts'

const SKIPPED = new Set(
  'script style head meta link title template noscript iframe object embed svg canvas input button select textarea'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  (
    'address article aside blockquote body center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'html li main nav ol p pre section summary table ul'
  ).split(' '),
)
const MARKS: Readonly<Record<string, RichMark['type']>> = toWordTable({
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
})
/** Deeper parts are taken as words alone. */
const MOST_DEPTH = 120
/** Word writes a list as paragraphs with this in their style, and its bullet as a span that is to be ignored. */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d)/i
const IGNORED = /mso-list:\s*ignore/i

/** A page or a piece of HTML as parts of a document: pages of the web, what Word and Google Docs put on the clipboard, our own exports. */
export function fromHtml(tree: Tree): RichNode[] {
  const reader = new HtmlReader()
  reader.blocks(tree.children, 0)
  return reader.end()
}

type Ground = { depth: number; marks: readonly RichMark[] }

class HtmlReader {
  private readonly out: RichNode[] = []
  private readonly runs = new Runs()
  private flat: FlatItem[] = []

  end(): RichNode[] {
    this.paragraph()
    this.lists()
    return this.out
  }

  blocks(children: readonly (Tree | string)[], depth: number, marks: readonly RichMark[] = []): void {
    for (const child of children) {
      if (!isElement(child)) this.runs.text(this.tidy(child), marks)
      else if (!SKIPPED.has(child.name)) this.element(child, { depth: depth + 1, marks })
    }
  }

  private element(tree: Tree, { depth, marks }: Ground): void {
    if (depth > MOST_DEPTH) this.runs.text(this.tidy(textOf(tree)), marks)
    else if (BLOCKS.has(tree.name)) this.block(tree, depth)
    else this.inline(tree, { depth, marks })
  }

  private inline(tree: Tree, { depth, marks }: Ground): void {
    const { name, attributes } = tree
    const style = attributes['style'] ?? ''
    if (IGNORED.test(style)) return
    if (name === 'br') return this.runs.text('\n', marks)
    if (name === 'img') return this.picture(tree, marks)
    const own = marksOf(name, style, marks)
    const href = name === 'a' ? toSafeAddress(attributes['href']) : null
    const note = name === 'a' || name === 'sup' ? footnoteOf(tree) : null
    if (note) return this.runs.node({ type: 'footnote_ref', attrs: { label: note } })
    const isLink = href !== null && !own.some(({ type }) => type === 'link')
    this.blocks(tree.children, depth, isLink ? [...own, linkTo(href)] : own)
  }

  private picture({ attributes }: Tree, marks: readonly RichMark[]): void {
    const src = toSafeAddress(attributes['src'])
    const alt = (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim()
    if (src) this.runs.node({ type: 'image', attrs: { src, alt, title: '' } }, marks)
    else this.runs.text(alt, marks)
  }

  private block(tree: Tree, depth: number): void {
    const level = WORD_LIST.exec(tree.attributes['style'] ?? '')?.[1]
    this.paragraph()
    if (level !== undefined && tree.name !== 'li') return this.wordItem(tree, Number(level), depth)
    this.lists()
    const heading = /^h([1-6])$/.exec(tree.name)?.[1]
    if (heading) return this.heading(tree, Number(heading), depth)
    switch (tree.name) {
      case 'hr':
        return void this.out.push({ type: 'horizontal_rule' })
      case 'pre':
        return this.code(tree)
      case 'blockquote':
        return this.nest(tree, depth, (content) => ({ type: 'blockquote', content }))
      case 'ul':
      case 'ol':
        return this.list(tree, depth)
      case 'table':
        return this.table(tree, depth)
      case 'section':
        if (tree.attributes['class'] === 'footnotes') return this.footnotes(tree, depth)
    }
    this.blocks(tree.children, depth)
    this.paragraph()
  }

  private nest(tree: Tree, depth: number, wrap: (content: RichNode[]) => RichNode): void {
    const content = inside(tree, depth)
    if (content.length > 0) this.out.push(wrap(content))
  }

  private heading(tree: Tree, level: number, depth: number): void {
    const content = oneLine(inside(tree, depth))
    if (content.length > 0) this.out.push({ type: 'heading', attrs: { level }, content })
  }

  private code(tree: Tree): void {
    const inner = childOf(tree, 'code')
    const params = /\blanguage-([\w+#-]{1,30})/.exec(inner?.attributes['class'] ?? '')?.[1] ?? ''
    const text = textOf(tree).replace(/^\n|\n$/g, '')
    this.out.push({ type: 'code_block', attrs: { params }, ...(text !== '' && { content: [{ type: 'text', text }] }) })
  }

  private list(tree: Tree, depth: number): void {
    const items = elementsOf(tree).flatMap((child) => {
      if (child.name === 'li') return [itemOf(child, depth)]
      // A list that stands beside items instead of in one, as some writers have it.
      return child.name === 'ul' || child.name === 'ol' ? inside({ ...tree, children: [child] }, depth) : []
    })
    const content: RichNode[] = []
    for (const item of items) {
      if (item.type === 'list_item') content.push(item)
      else if (content.length > 0) content.at(-1)!.content!.push(item)
      else content.push({ type: 'list_item', attrs: { checked: null }, content: [{ type: 'paragraph' }, item] })
    }
    if (content.length === 0) return
    const start = Math.max(0, Math.min(999_999_999, Math.trunc(Number(tree.attributes['start'] ?? 1)) || 1))
    this.out.push(
      tree.name === 'ol'
        ? { type: 'ordered_list', attrs: { order: start }, content }
        : { type: 'bullet_list', attrs: { sign: '-' }, content },
    )
  }

  private wordItem(tree: Tree, level: number, depth: number): void {
    const sign = findAll(tree, 'span').find(({ attributes }) => IGNORED.test(attributes['style'] ?? ''))
    const mark = sign ? textOf(sign).trim() : ''
    const content = oneLine(inside({ ...tree, attributes: {} }, depth))
    if (content.length > 0)
      this.flat.push({
        level,
        isOrdered: /^[\p{L}\d]{1,4}[.)]/u.test(mark),
        start: Number(/^\d{1,6}/.exec(mark)?.[0] ?? 1),
        paragraph: { type: 'paragraph', content },
      })
  }

  private table(tree: Tree, depth: number): void {
    const caption = childOf(tree, 'caption')
    if (caption) this.out.push(...inside(caption, depth))
    const rows = rowsOf(tree).map((row) =>
      elementsOf(row).flatMap((cell) => {
        if (cell.name !== 'td' && cell.name !== 'th') return []
        const span = Math.min(50, Math.max(1, Number(cell.attributes['colspan'] ?? 1) || 1))
        return [inCell(inside(cell, depth)), ...Array.from({ length: span - 1 }, (): RichNode[] => [])]
      }),
    )
    const table = toTable(rows)
    if (table) this.out.push(table)
  }

  private footnotes(tree: Tree, depth: number): void {
    for (const item of findAll(tree, 'li')) {
      const label = /^(?:user-content-)?fn-?(.{1,60})$/.exec(item.attributes['id'] ?? '')?.[1]
      const content = oneLine(inside(withoutBackLinks(item), depth))
      if (label) this.out.push({ type: 'footnote', attrs: { label }, content })
      else this.out.push({ type: 'paragraph', content })
    }
  }

  private paragraph(): void {
    const content = this.runs.take()
    if (content.length === 0) return
    this.lists()
    this.out.push({ type: 'paragraph', content })
  }

  private lists(): void {
    if (this.flat.length > 0) this.out.push(...nestItems(this.flat.splice(0)))
  }

  /** Blanks and line ends of the source are one blank; a blank behind a line end is none. */
  private tidy(text: string): string {
    const words = text.replace(/[ \t\r\n\f]+/g, ' ').replace(/\u00ad/g, '')
    const last = this.runs.nodes.at(-1)
    return last === undefined || /\s$/.test(last.text ?? '') ? words.replace(/^ /, '') : words
  }
}

const inside = (tree: Tree, depth: number): RichNode[] => {
  const reader = new HtmlReader()
  reader.blocks(tree.children, depth)
  return reader.end()
}

/** An item with its parts in their order; words come first, or nothing does. */
function itemOf(tree: Tree, depth: number): RichNode {
  const box = findAll(tree, 'input').find(({ attributes }) => attributes['type'] === 'checkbox')
  const [first, ...rest] = inside(tree, depth)
  const hasWords = first?.type === 'paragraph' || first?.type === 'heading'
  const item = toItem({ type: 'paragraph', ...(hasWords && first.content && { content: first.content }) })
  if (box) item.attrs = { checked: 'checked' in box.attributes }
  item.content!.push(...(hasWords || !first ? rest : [first, ...rest]))
  return item
}

/** Blocks as the words of one cell, a line for each. */
export function inCell(blocks: readonly RichNode[]): RichNode[] {
  const runs = new Runs()
  for (const [n, block] of blocks.entries()) {
    if (n > 0) runs.text('\n', [])
    const isPlain = block.type === 'paragraph' || block.type === 'heading'
    for (const node of isPlain ? (block.content ?? []) : [])
      if (node.type === 'text') runs.text(node.text ?? '', node.marks ?? [])
      else runs.node(node)
    if (!isPlain) runs.text(lineWords(block), [])
  }
  return runs.take()
}

const lineWords = (node: RichNode): string =>
  (node.content ?? []).every(({ type }) => type === 'text')
    ? wordsOf(node)
    : (node.content ?? []).map(lineWords).filter(Boolean).join('\n')

const oneLine = (blocks: readonly RichNode[]): RichNode[] =>
  inCell(blocks).map((node) =>
    node.type === 'text' ? { ...node, text: (node.text ?? '').replaceAll('\n', ' ') } : node,
  )

/** Rows of cells as a table with a head; null for none. One cell alone is no table. */
export function toTable(rows: readonly RichNode[][][]): RichNode | null {
  const filled = rows.filter((row) => row.length > 0)
  const width = Math.max(0, ...filled.map((row) => row.length))
  if (width === 0) return null
  return {
    type: 'table',
    attrs: { aligns: Array.from({ length: width }, () => null), source: '' },
    content: filled.map((row, n) => ({
      type: 'table_row',
      content: Array.from({ length: width }, (_, k) => toCell(row[k] ?? [], n === 0)),
    })),
  }
}

/** The rows of a table, not those of tables in its cells. */
const rowsOf = (tree: Tree): Tree[] =>
  elementsOf(tree).flatMap((child) =>
    child.name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
  )

function marksOf(name: string, style: string, marks: readonly RichMark[]): readonly RichMark[] {
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? ''
  const isLight = /^(?:normal|[1-4]00)$/i.test(weight)
  const type = MARKS[name]
  let own = type && !(type === 'strong' && isLight) ? withMark(marks, type) : marks
  if (/^(?:bold(?:er)?|[6-9]00)$/i.test(weight)) own = withMark(own, 'strong')
  if (/(?:^|[;\s])font-style:\s*(?:italic|oblique)/i.test(style)) own = withMark(own, 'em')
  if (/text-decoration[^;]*line-through/i.test(style)) own = withMark(own, 'strike')
  return own
}

/** The label of a footnote's mark: `<sup><a href="#fn-1">`, as Markdown writers have it. */
function footnoteOf(tree: Tree): string | null {
  const link = tree.name === 'a' ? tree : elementsOf(tree)[0]
  return /^#(?:user-content-)?fn-?(?!ref)(.{1,60})$/.exec(link?.attributes['href'] ?? '')?.[1] ?? null
}

const withoutBackLinks = (tree: Tree): Tree => ({
  ...tree,
  children: tree.children.flatMap((child): (Tree | string)[] => {
    if (!isElement(child)) return [child]
    return /^#.*fnref/.test(child.attributes['href'] ?? '') ? [] : [withoutBackLinks(child)]
  }),
})
