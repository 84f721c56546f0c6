import { attributeOf, walkXml, type XmlReader, type XmlTag } from './xml-walk.ts'

/** Parts of a sentence's run that are text; what was deleted or moved away, and the orders of fields, are not. */
const TEXT = new Set(['w:t', 'm:t', 'w:sym'])
const GONE = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:rubyPr', 'w:rt'])
const BOX = 'w:txbxContent'

/**
 * The words of a part of a Word document (its XML), a paragraph a line with a blank line between, table rows as lines with
 * tabs between their cells, line breaks kept.
 */
export function wordsOfPart(xml: string): string {
  const reader = new PartReader()
  walkXml(xml, reader)
  return reader.words()
}

/** The paragraphs of a part that are headings, in order, with their levels. */
export function headingsOfPart(xml: string): { text: string; level: number }[] {
  const reader = new PartReader()
  walkXml(xml, reader)
  reader.words()
  return reader.headings
}

/** Runs of a part that are hidden, or white on white. */
export function hiddenOfPart(xml: string): string[] {
  const found: string[] = []
  let run: { isHidden: boolean; text: string } | null = null
  let isText = false
  walkXml(xml, {
    text: (words) => void (run && isText && (run.text += words)),
    tag: (tag) => {
      if (tag.name === 'w:r' && !tag.isEmpty) {
        if (tag.isEnd && run?.isHidden) found.push(run.text)
        run = tag.isEnd ? null : { isHidden: false, text: '' }
      } else if (tag.name === 'w:t') isText = !tag.isEnd && !tag.isEmpty
      else if (run && isUnseen(tag)) run.isHidden = true
    },
  })
  return found.filter((text) => text.trim() !== '')
}

const OFF = new Set(['0', 'false', 'off'])
function isUnseen(tag: XmlTag): boolean {
  if (tag.name === 'w:vanish') return !OFF.has(attributeOf(tag, 'w:val') ?? 'true')
  return tag.name === 'w:color' && /^f{6}$/i.test(attributeOf(tag, 'w:val') ?? '')
}

/** Collects words tag by tag. */
class PartReader implements XmlReader {
  #paragraphs: string[] = []
  #line = ''
  #boxes: string[] = []
  #rows: string[][] = []
  #gone = 0
  #isText = false
  #level = 0
  readonly headings: { text: string; level: number }[] = []
  /** Words of a row's cell are kept until the cell ends. */
  #cells: string[][] = []

  text(words: string) {
    if (this.#isText && this.#gone === 0) this.#line += words
  }

  tag(tag: XmlTag) {
    const { name, isEnd, isEmpty, attributes } = tag
    if (name === 'w:pStyle') this.#level = levelOf(attributeOf(tag, 'w:val') ?? '')
    if (name === 'w:outlineLvl') this.#level = Number(attributeOf(tag, 'w:val') ?? '9') + 1
    if (GONE.has(name)) {
      if (!isEmpty) this.#gone = Math.max(0, this.#gone + (isEnd ? -1 : 1))
      return
    }
    if (this.#gone > 0) return
    if (TEXT.has(name)) this.#isText = !isEnd && !isEmpty
    if (isEnd) this.#ended(name)
    else this.#begun(name, attributes, isEmpty)
  }

  #begun(name: string, attributes: string, isEmpty: boolean) {
    if (name === 'w:tab') this.#line += this.#cells.length > 0 ? ' ' : '\t'
    else if (name === 'w:br' || name === 'w:cr') this.#line += '\n'
    else if (name === 'w:noBreakHyphen') this.#line += '-'
    else if (name === 'w:footnoteReference' || name === 'w:endnoteReference') this.#line += noteMark(attributes)
    else if ((name === 'w:footnote' || name === 'w:endnote') && !SEPARATOR.test(attributes))
      this.#line += `${noteMark(attributes)} `
    else if (name === BOX) {
      this.#boxes.push(this.#line)
      this.#line = ''
    } else if (name === 'w:tr' && !isEmpty) this.#rows.push([])
    else if (name === 'w:tc' && !isEmpty) this.#cells.push([])
    else if (name === 'w:p' && isEmpty) this.#endParagraph()
  }

  #ended(name: string) {
    if (name === 'w:p') this.#endParagraph()
    else if (name === BOX) this.#line = this.#boxes.pop() ?? ''
    else if (name === 'w:tc') {
      const cell = (this.#cells.pop() ?? []).join(' ').replace(/\s+/g, ' ').trim()
      this.#rows.at(-1)?.push(cell)
    } else if (name === 'w:tr') {
      const row = this.#rows.pop()
      if (row?.some((cell) => cell !== '')) this.#add(row.join('\t'), '\n')
    } else if (name === 'w:tbl') this.#add('', '\n')
  }

  #endParagraph() {
    const words = this.#line.trimEnd()
    if (this.#level > 0 && this.#level < BODY_LEVEL && words.trim() !== '' && this.#cells.length === 0)
      this.headings.push({ text: words.trim(), level: this.#level })
    this.#level = 0
    this.#add(words, '\n\n')
    this.#line = ''
  }

  /** A paragraph inside a cell belongs to the cell. */
  #add(words: string, end: string) {
    const cell = this.#cells.at(-1)
    if (cell) cell.push(words)
    else this.#paragraphs.push(words + end)
  }

  words(): string {
    if (this.#line.trim() !== '') this.#endParagraph()
    for (const cell of this.#cells.splice(0)) this.#paragraphs.push(`${cell.join(' ')}\n\n`)
    return this.#paragraphs
      .join('')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
}

/** Levels from here on are no headings. */
const BODY_LEVEL = 10

/** `Heading2`, `berschrift2` or `Title` as a level; 0 for any other style. */
function levelOf(style: string): number {
  if (/^(?:title|titel|titre)$/i.test(style)) return 1
  const found = /^(?:heading|(?:ü|u|)berschrift|titre|titolo|ttulo|kop|rubrik|overskrift)\s?([1-9])$/i.exec(style)
  return found ? Number(found[1]) : 0
}

/** The lines that Word draws above notes. */
const SEPARATOR = /\bw:type=/

const noteMark = (attributes: string) => {
  const id = /\bw:id="(\d{1,6})"/.exec(attributes)?.[1]
  return id === undefined ? '' : `[${id}]`
}
