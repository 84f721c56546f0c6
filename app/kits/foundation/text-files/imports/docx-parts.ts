import type { Archive } from './archive.ts'
import { childOf, elementsOf, findAll, type Tree } from './tree.ts'

/** What the paragraphs of a Word document refer to: styles, lists, addresses, notes. */
export type DocxParts = {
  /** What a style is: a heading with its level, a quote, code, or an item of a list. */
  styleOf: (id: string | undefined) => DocxStyle
  listOf: (numId: string, level: number) => { isOrdered: boolean; start: number } | null
  targetOf: (relation: string | undefined) => string | undefined
}
export type DocxStyle = { heading: number | null; isQuote: boolean; isCode: boolean; list: string | null }

const val = (tree: Tree | undefined) => tree?.attributes['w:val']
const PLAIN: DocxStyle = { heading: null, isQuote: false, isCode: false, list: null }
const MOST_BASES = 12

export function readDocxParts(archive: Archive): DocxParts {
  const styles = new Map<string, Tree>()
  for (const style of findAll(archive.xml('word/styles.xml') ?? EMPTY, 'w:style'))
    styles.set(style.attributes['w:styleId'] ?? '', style)
  const targets = new Map(
    findAll(archive.xml('word/_rels/document.xml.rels') ?? EMPTY, 'Relationship').map(({ attributes }) => [
      attributes['Id'] ?? '',
      attributes['Target'] ?? '',
    ]),
  )
  return {
    styleOf: (id) => styleOf(styles, id),
    listOf: readLists(archive.xml('word/numbering.xml') ?? EMPTY),
    targetOf: (relation) => targets.get(relation ?? ''),
  }
}

const EMPTY: Tree = { name: '', attributes: {}, children: [] }

/** Styles are known by the English names Word keeps for its own in every language, and by what they are based on. */
function styleOf(styles: ReadonlyMap<string, Tree>, id: string | undefined): DocxStyle {
  let style = { ...PLAIN }
  let next = id
  for (let n = 0; n < MOST_BASES && next !== undefined; n += 1) {
    const found = styles.get(next)
    const name = (val(found && childOf(found, 'w:name')) ?? next).toLowerCase().trim()
    const heading = /^heading ?([1-9])$/.exec(name)?.[1] ?? (name === 'title' ? '1' : undefined)
    const properties = found && childOf(found, 'w:pPr')
    const outline = val(properties && childOf(properties, 'w:outlineLvl'))
    const level = heading ?? (outline !== undefined && Number(outline) < 9 ? String(Number(outline) + 1) : undefined)
    style = {
      heading: style.heading ?? (level === undefined ? null : Math.min(6, Number(level))),
      isQuote: style.isQuote || /\bquote$/.test(name) || name === 'block text',
      isCode: style.isCode || /^(?:source code|html preformatted|preformatted text|plain text|code)$/.test(name),
      list: style.list ?? val(childOf(childOf(properties ?? EMPTY, 'w:numPr') ?? EMPTY, 'w:numId')) ?? null,
    }
    next = val(found && childOf(found, 'w:basedOn'))
  }
  return style
}

function readLists(numbering: Tree): DocxParts['listOf'] {
  const kinds = new Map<string, Tree>()
  for (const kind of findAll(numbering, 'w:abstractNum')) kinds.set(kind.attributes['w:abstractNumId'] ?? '', kind)
  const numbers = new Map(
    findAll(numbering, 'w:num').map((num) => [
      num.attributes['w:numId'] ?? '',
      kinds.get(val(childOf(num, 'w:abstractNumId')) ?? ''),
    ]),
  )
  return (numId, level) => {
    // Number 0 takes a paragraph out of the list of its style.
    if (numId === '0') return null
    const kind = numbers.get(numId)
    const own =
      kind && elementsOf(kind).find((one) => one.name === 'w:lvl' && one.attributes['w:ilvl'] === String(level))
    const format = val(own && childOf(own, 'w:numFmt')) ?? 'bullet'
    const start = Number(val(own && childOf(own, 'w:start')) ?? 1)
    return {
      isOrdered: format !== 'bullet' && format !== 'none',
      start: Number.isSafeInteger(start) && start >= 0 ? start : 1,
    }
  }
}
