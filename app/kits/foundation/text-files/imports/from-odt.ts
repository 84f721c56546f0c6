import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { wordsOf, type RichMark, type RichNode } from '../rich/rich-nodes.ts'
import type { Archive } from './archive.ts'
import { inCell, toTable } from './from-html.ts'
import { Gallery, noteOf, type Read } from './imported.ts'
import { toItem } from './nest-items.ts'
import { readOdtStyles, type OdtStyles } from './odt-styles.ts'
import { linkTo, Runs, toSafeAddress, withMark } from './runs.ts'
import { childOf, elementsOf, findAll, isElement, textOf, type Tree } from './tree.ts'

const MOST_DEPTH = 60
const MOST_REPEATED = 50
const EMPTY: Tree = { name: '', attributes: {}, children: [] }
/** What is no text of the document: what was deleted, remarks, and lists of contents that its outline gives anyway. */
const LEFT_OUT =
  /^(?:text:tracked-changes|office:annotation(?:-end)?|text:table-of-content|text:alphabetical-index|office:forms|text:sequence-decls)$/

/** A document of LibreOffice and others of its kind. */
export function fromOdt(archive: Archive): Read {
  const content = archive.xml('content.xml')
  const body = content && findAll(content, 'office:text')[0]
  if (!content || !body) throw new DocumentError('other')
  const gallery = new Gallery((path) => archive.bytes(path))
  const reader = new OdtReader(readOdtStyles(content, archive.xml('styles.xml')), gallery)
  const blocks = reader.read(body)
  const count = (name: string) => findAll(body, name).length
  return {
    title: textOf(findAll(archive.xml('meta.xml') ?? EMPTY, 'dc:title')[0] ?? EMPTY).trim(),
    blocks: [...blocks, ...reader.footnotes],
    pictures: gallery.pictures,
    notes: [
      ...noteOf(count('text:changed-region'), 'tracked change', 'tracked changes', 'taken as accepted.'),
      ...noteOf(count('office:annotation'), 'comment', 'comments', 'left out.'),
      ...noteOf(count('text:table-of-content'), 'list of contents', 'lists of contents', 'left out.'),
      ...gallery.notes(),
    ],
  }
}

type Look = { marks: readonly RichMark[]; depth: number }

class OdtReader {
  readonly footnotes: RichNode[] = []
  private out: RichNode[] = []
  private code: string[] = []

  constructor(
    private readonly styles: OdtStyles,
    private readonly gallery: Gallery,
  ) {}

  read(place: Tree): RichNode[] {
    this.blocks(place, 0)
    this.endCode()
    return this.out
  }

  private blocks(place: Tree, depth: number): void {
    for (const child of elementsOf(place)) {
      if (LEFT_OUT.test(child.name)) continue
      if (child.name === 'text:h' || child.name === 'text:p') this.paragraph(child)
      else if (child.name === 'text:list') {
        this.endCode()
        this.out.push(...this.list(child, 0, ''))
      } else if (child.name === 'table:table') this.table(child)
      else if (depth < MOST_DEPTH) this.blocks(child, depth + 1)
    }
  }

  private endCode(): void {
    if (this.code.length === 0) return
    const text = this.code.splice(0).join('\n')
    this.out.push({ type: 'code_block', attrs: { params: '' }, ...(text && { content: [{ type: 'text', text }] }) })
  }

  private paragraph(tree: Tree): void {
    const style = this.styles.paragraph(tree.attributes['text:style-name'])
    const behind: Tree[] = []
    const runs = new Runs()
    this.runs(tree, runs, { marks: [], depth: 0 }, behind)
    if (style.isCode && tree.name === 'text:p') this.code.push(runs.nodes.map(wordsOf).join(''))
    else {
      this.endCode()
      const content = runs.take()
      const outline = Math.min(6, Math.max(1, Number(tree.attributes['text:outline-level'] ?? 1) || 1))
      const level = tree.name === 'text:h' ? outline : style.heading
      if (level !== null) this.heading(content, level)
      else if (content.length === 0 && style.isRule) this.out.push({ type: 'horizontal_rule' })
      else if (content.length > 0) this.put({ type: 'paragraph', content }, style.isQuote)
    }
    for (const box of behind) this.blocks(box, 0)
  }

  private heading(content: RichNode[], level: number): void {
    const line = content.map((one) => (one.text ? { ...one, text: one.text.replaceAll('\n', ' ') } : one))
    if (line.length > 0) this.out.push({ type: 'heading', attrs: { level }, content: line })
  }

  private put(paragraph: RichNode, isQuote: boolean): void {
    const last = this.out.at(-1)
    if (!isQuote) this.out.push(paragraph)
    else if (last?.type === 'blockquote') last.content!.push(paragraph)
    else this.out.push({ type: 'blockquote', content: [paragraph] })
  }

  private list(tree: Tree, level: number, outer: string): RichNode[] {
    const style = tree.attributes['text:style-name'] ?? outer
    const { isOrdered, start } = this.styles.list(style, level)
    const items = elementsOf(tree)
      .filter(({ name }) => name === 'text:list-item' || name === 'text:list-header')
      .flatMap((item): RichNode[] => {
        const inner = new OdtReader(this.styles, this.gallery)
        const lists: RichNode[] = []
        const rest = elementsOf(item).filter((child) => {
          if (child.name !== 'text:list') return true
          if (level < MOST_DEPTH) lists.push(...this.list(child, level + 1, style))
          return false
        })
        const words = inCell(inner.read({ ...item, children: rest }))
        this.footnotes.push(...inner.footnotes)
        if (words.length === 0 && lists.length === 0) return []
        const made = toItem({ type: 'paragraph', ...(words.length > 0 && { content: words }) })
        made.content!.push(...lists)
        return [made]
      })
    if (items.length === 0) return []
    // An item that holds but a list is only one step in.
    if (items.every(({ content }) => content!.length === 2 && !content![0]!.content))
      return items.map(({ content }) => content![1]!)
    return [
      isOrdered
        ? { type: 'ordered_list', attrs: { order: start }, content: items }
        : { type: 'bullet_list', attrs: { sign: '-' }, content: items },
    ]
  }

  private table(tree: Tree): void {
    this.endCode()
    const rows = rowsOf(tree).map((row) =>
      elementsOf(row).flatMap((cell): RichNode[][] => {
        if (cell.name !== 'table:table-cell' && cell.name !== 'table:covered-table-cell') return []
        const inner = new OdtReader(this.styles, this.gallery)
        const content = inCell(inner.read(cell))
        this.footnotes.push(...inner.footnotes)
        const repeated = Number(cell.attributes['table:number-columns-repeated'] ?? 1)
        return Array.from({ length: Math.min(MOST_REPEATED, Math.max(1, repeated || 1)) }, () => content)
      }),
    )
    const table = toTable(rows)
    if (table) this.out.push(table)
  }

  private runs(place: Tree, runs: Runs, { marks, depth }: Look, behind: Tree[]): void {
    for (const child of place.children) {
      if (!isElement(child)) runs.text(child.replace(/\s+/g, ' '), marks)
      else if (!LEFT_OUT.test(child.name)) this.run(child, runs, { marks, depth: depth + 1 }, behind)
    }
  }

  private run(tree: Tree, runs: Runs, look: Look, behind: Tree[]): void {
    const { marks, depth } = look
    switch (tree.name) {
      case 'text:s':
        return runs.text(' '.repeat(Math.min(200, Number(tree.attributes['text:c'] ?? 1) || 1)), marks)
      case 'text:tab':
        return runs.text(' ', marks)
      case 'text:line-break':
        return runs.text('\n', marks)
      case 'text:note':
        return this.note(tree, runs)
      case 'draw:text-box':
        return void behind.push(tree)
      case 'draw:frame':
        if (childOf(tree, 'draw:text-box')) break
        return this.picture(tree, runs)
    }
    if (depth > MOST_DEPTH) return runs.text(textOf(tree), marks)
    let own = marks
    if (tree.name === 'text:span')
      for (const type of this.styles.marks(tree.attributes['text:style-name'])) own = withMark(own, type)
    const href = tree.name === 'text:a' ? toSafeAddress(tree.attributes['xlink:href']) : null
    if (href && !own.some(({ type }) => type === 'link')) own = [...own, linkTo(href)]
    this.runs(tree, runs, { marks: own, depth }, behind)
  }

  private picture(tree: Tree, runs: Runs): void {
    const alt = textOf(childOf(tree, 'svg:desc') ?? childOf(tree, 'svg:title') ?? EMPTY)
      .replace(/\s+/g, ' ')
      .trim()
    runs.node(this.gallery.take(childOf(tree, 'draw:image')?.attributes['xlink:href'], alt))
  }

  private note(tree: Tree, runs: Runs): void {
    const cited = textOf(childOf(tree, 'text:note-citation') ?? EMPTY).trim()
    const isEnd = tree.attributes['text:note-class'] === 'endnote'
    const label = `${isEnd ? 'e' : ''}${cited.replace(/[\s[\]^]/g, '') || this.footnotes.length + 1}`
    const inner = new OdtReader(this.styles, this.gallery)
    const content = inCell(inner.read(childOf(tree, 'text:note-body') ?? EMPTY))
    this.footnotes.push({
      type: 'footnote',
      attrs: { label },
      content: content.map((one) => (one.text ? { ...one, text: one.text.replaceAll('\n', ' ') } : one)),
    })
    runs.node({ type: 'footnote_ref', attrs: { label } })
  }
}

const rowsOf = (tree: Tree): Tree[] =>
  elementsOf(tree).flatMap((child) =>
    child.name === 'table:table-row'
      ? [child]
      : /^table:table-(?:header-rows|rows|row-group)$/.test(child.name)
        ? rowsOf(child)
        : [],
  )
