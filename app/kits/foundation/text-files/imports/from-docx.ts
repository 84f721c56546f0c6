import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { wordsOf, type RichMark, type RichNode } from '../rich/rich-nodes.ts'
import type { Archive } from './archive.ts'
import { readDocxParts, type DocxParts, type DocxStyle } from './docx-parts.ts'
import { inCell, toTable } from './from-html.ts'
import { Gallery, noteOf, type Read } from './imported.ts'
import { nestItems, type FlatItem } from './nest-items.ts'
import { toLinearMath } from './office-math.ts'
import { linkTo, Runs, toSafeAddress, withMark } from './runs.ts'
import { childOf, elementsOf, findAll, textOf, type Tree } from './tree.ts'

const MONO = /^(?:courier|consolas|menlo|monaco|cascadia|source code|liberation mono|dejavu sans mono|noto sans mono)/i
const MOST_DEPTH = 60

/** A Word document: tracked changes as they stand when accepted, boxes of text behind their paragraph, equations on one line. */
export function fromDocx(archive: Archive): Read {
  const name = archive.names(/^word\/document\d*\.xml$/i)[0]
  const body = name === undefined ? null : archive.xml(name)
  if (!body) throw new DocumentError('other')
  const parts = readDocxParts(archive)
  const gallery = new Gallery((path) => archive.bytes(path))
  const reader = new DocxReader(parts, gallery)
  const blocks = [...reader.read(findAll(body, 'w:body')[0] ?? body), ...notesOf(archive, parts, reader.cited)]
  const count = (tree: Tree | null, element: string) => (tree ? findAll(tree, element).length : 0)
  const furniture = archive
    .names(/^word\/(?:header|footer)\d*\.xml$/)
    .filter((one) => findAll(archive.xml(one)!, 'w:t').some((text) => textOf(text).trim() !== ''))
  return {
    title: textOf(findAll(archive.xml('docProps/core.xml') ?? body, 'dc:title')[0] ?? EMPTY).trim(),
    blocks,
    pictures: gallery.pictures,
    notes: [
      ...noteOf(count(body, 'w:ins') + count(body, 'w:del'), 'tracked change', 'tracked changes', 'taken as accepted.'),
      ...noteOf(count(archive.xml('word/comments.xml'), 'w:comment'), 'comment', 'comments', 'left out.'),
      ...noteOf(reader.boxes, 'box of text', 'boxes of text', 'put behind its paragraph.'),
      ...noteOf(reader.equations, 'equation', 'equations', 'written on one line.'),
      ...gallery.notes(),
      ...noteOf(furniture.length, 'header or footer', 'headers and footers', 'left out.'),
    ],
  }
}

const EMPTY: Tree = { name: '', attributes: {}, children: [] }

/** The notes that the text refers to, each a footnote of its label. */
function notesOf(archive: Archive, parts: DocxParts, cited: ReadonlySet<string>): RichNode[] {
  return (['footnote', 'endnote'] as const).flatMap((kind) =>
    findAll(archive.xml(`word/${kind}s.xml`) ?? EMPTY, `w:${kind}`).flatMap((note): RichNode[] => {
      const label = labelOf(kind, note.attributes['w:id'])
      if (!cited.has(label)) return []
      const words = inCell(new DocxReader(parts).read(note))
      const content = words.map((one) => (one.text ? { ...one, text: one.text.replaceAll('\n', ' ') } : one))
      return [{ type: 'footnote', attrs: { label }, ...(content.length > 0 && { content }) }]
    }),
  )
}

const labelOf = (kind: string, id: string | undefined) => `${kind === 'endnote' ? 'e' : ''}${id ?? ''}`

type Look = { marks: readonly RichMark[]; depth: number }

class DocxReader {
  boxes = 0
  equations = 0
  readonly cited = new Set<string>()
  private out: RichNode[] = []
  private flat: FlatItem[] = []
  private code: string[] = []
  private behind: Tree[] = []

  constructor(
    private readonly parts: DocxParts,
    private readonly gallery = new Gallery(() => null),
  ) {}

  read(place: Tree): RichNode[] {
    this.blocks(place, 0)
    this.settle()
    return this.out
  }

  private blocks(place: Tree, depth: number): void {
    for (const child of elementsOf(place)) {
      if (child.name === 'w:p') this.paragraph(child)
      else if (child.name === 'w:tbl') this.table(child)
      else if (HOLDS_BLOCKS.has(child.name) && depth < MOST_DEPTH) this.blocks(child, depth + 1)
    }
  }

  /** Ends the list or the code that paragraphs before belong to. */
  private settle(but: 'list' | 'code' | null = null): void {
    if (but !== 'list' && this.flat.length > 0) this.out.push(...nestItems(this.flat.splice(0)))
    if (but !== 'code' && this.code.length > 0) {
      const text = this.code.splice(0).join('\n')
      this.out.push({ type: 'code_block', attrs: { params: '' }, ...(text && { content: [{ type: 'text', text }] }) })
    }
  }

  private paragraph(tree: Tree): void {
    const properties = childOf(tree, 'w:pPr') ?? EMPTY
    const style = this.parts.styleOf(childOf(properties, 'w:pStyle')?.attributes['w:val'])
    const runs = new Runs()
    this.runs(tree, runs, { marks: [], depth: 0 })
    if (style.isCode) {
      this.settle('code')
      this.code.push(runs.nodes.map(wordsOf).join(''))
    } else this.put(runs.take(), properties, style)
    for (const box of this.behind.splice(0)) this.blocks(box, 0)
  }

  private put(content: RichNode[], properties: Tree, style: DocxStyle): void {
    const list = this.listAt(properties, style)
    if (list && content.length > 0) {
      this.settle('list')
      this.flat.push({ ...list, paragraph: { type: 'paragraph', content } })
      return
    }
    if (content.length === 0) {
      if (childOf(properties, 'w:pBdr')) {
        this.settle()
        this.out.push({ type: 'horizontal_rule' })
      }
      return
    }
    this.settle()
    if (style.heading !== null) {
      const line = content.map((one) => (one.text ? { ...one, text: one.text.replaceAll('\n', ' ') } : one))
      this.out.push({ type: 'heading', attrs: { level: style.heading }, content: line })
      return
    }
    const paragraph: RichNode = { type: 'paragraph', content }
    const last = this.out.at(-1)
    if (!style.isQuote) this.out.push(paragraph)
    else if (last?.type === 'blockquote') last.content!.push(paragraph)
    else this.out.push({ type: 'blockquote', content: [paragraph] })
  }

  private listAt(properties: Tree, style: DocxStyle): Omit<FlatItem, 'paragraph'> | null {
    const own = childOf(properties, 'w:numPr') ?? EMPTY
    const numId = childOf(own, 'w:numId')?.attributes['w:val'] ?? (style.heading === null ? style.list : null)
    if (numId === null || numId === undefined || style.heading !== null) return null
    const level = Number(childOf(own, 'w:ilvl')?.attributes['w:val'] ?? 0)
    const found = this.parts.listOf(numId, level)
    return found && { level, ...found }
  }

  private table(tree: Tree): void {
    this.settle()
    const rows = elementsOf(tree)
      .filter(({ name }) => name === 'w:tr')
      .map((row) =>
        elementsOf(row).flatMap((one): RichNode[][] => {
          const cell = one.name === 'w:sdt' ? findAll(one, 'w:tc')[0] : one
          return cell?.name === 'w:tc' ? this.cell(cell) : []
        }),
      )
    const table = toTable(rows)
    if (table) this.out.push(table)
  }

  private cell(cell: Tree): RichNode[][] {
    const properties = childOf(cell, 'w:tcPr') ?? EMPTY
    const span = Math.min(50, Number(childOf(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1)
    const merge = childOf(properties, 'w:vMerge')
    const isBelow = merge !== undefined && merge.attributes['w:val'] !== 'restart'
    const inner = new DocxReader(this.parts, this.gallery)
    const content = isBelow ? [] : inCell(inner.read(cell))
    this.boxes += inner.boxes
    this.equations += inner.equations
    for (const label of inner.cited) this.cited.add(label)
    return [content, ...Array.from({ length: span - 1 }, (): RichNode[] => [])]
  }

  /** The words of a paragraph, whatever they are wrapped in. */
  private runs(place: Tree, runs: Runs, { marks, depth }: Look): void {
    if (depth > MOST_DEPTH) return runs.text(textOf(place), marks)
    let own = marks
    if (place.name === 'w:r') own = this.marksOf(childOf(place, 'w:rPr'), marks)
    else if (place.name === 'w:hyperlink') {
      const href = toSafeAddress(this.parts.targetOf(place.attributes['r:id']))
      if (href && !marks.some(({ type }) => type === 'link')) own = [...marks, linkTo(href)]
    }
    for (const child of elementsOf(place)) this.run(child, runs, { marks: own, depth: depth + 1 })
  }

  private run(tree: Tree, runs: Runs, look: Look): void {
    switch (tree.name) {
      case 'w:t':
        return runs.text(textOf(tree), look.marks)
      case 'w:tab':
        return runs.text(' ', look.marks)
      case 'w:br':
      case 'w:cr':
        return tree.attributes['w:type'] === 'page' ? undefined : runs.text('\n', look.marks)
      case 'w:noBreakHyphen':
        return runs.text('\u2011', look.marks)
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const label = labelOf(tree.name.slice(2, -9), tree.attributes['w:id'])
        this.cited.add(label)
        return runs.node({ type: 'footnote_ref', attrs: { label } })
      }
      case 'm:oMath':
        this.equations += 1
        return runs.text(toLinearMath(tree), [{ type: 'code' }])
      case 'w:txbxContent':
        this.boxes += 1
        this.behind.push(tree)
        return
      case 'w:drawing':
        if (findAll(tree, 'pic:pic').length === 0) break
        return this.picture(tree, runs)
    }
    if (!GONE.has(tree.name)) this.runs(tree, runs, look)
  }

  private picture(tree: Tree, runs: Runs): void {
    const target = this.parts.targetOf(findAll(tree, 'a:blip')[0]?.attributes['r:embed'])
    const name = target?.replace(/^\.?\//, '')
    runs.node(this.gallery.take(name === undefined || name.startsWith('word/') ? name : `word/${name}`, altOf(tree)))
  }

  private marksOf(properties: Tree | undefined, marks: readonly RichMark[]): readonly RichMark[] {
    if (!properties) return marks
    const isOn = (name: string) => {
      const found = childOf(properties, name)
      return found !== undefined && !/^(?:0|false|off)$/.test(found.attributes['w:val'] ?? '')
    }
    const style = childOf(properties, 'w:rStyle')?.attributes['w:val'] ?? ''
    let own = marks
    if (isOn('w:b') || style === 'Strong') own = withMark(own, 'strong')
    if (isOn('w:i') || style === 'Emphasis') own = withMark(own, 'em')
    if (isOn('w:strike') || isOn('w:dstrike')) own = withMark(own, 'strike')
    const font = childOf(properties, 'w:rFonts')?.attributes['w:ascii'] ?? ''
    return MONO.test(font) || /code|verbatim/i.test(style) ? withMark(own, 'code') : own
  }
}

const HOLDS_BLOCKS = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag', 'w:moveTo', 'w:body'])
/** What was taken out or moved away, orders of fields, and the second telling of a box for old programs. */
const GONE = new Set(
  'w:del w:moveFrom w:delText w:instrText mc:Fallback w:rPr w:pPr w:sdtPr w:rubyPr w:rt w:footnoteRef w:endnoteRef w:annotationRef'.split(
    ' ',
  ),
)

const altOf = (picture: Tree) => {
  const { descr, title } = findAll(picture, 'wp:docPr')[0]?.attributes ?? {}
  return (descr || title || '').replace(/\s+/g, ' ').trim()
}
