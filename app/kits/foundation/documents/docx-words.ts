/** Parts of a sentence's run that are text; what was deleted or moved away, and the orders of fields, are not. */
const TEXT = new Set(['w:t', 'm:t', 'w:sym'])
const GONE = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:rubyPr', 'w:rt'])
const BOX = 'w:txbxContent'

type Tag = { name: string; isEnd: boolean; isEmpty: boolean; attributes: string }

/**
 * The words of a part of a Word document (its XML), a paragraph a line with a blank line between, table rows as lines with
 * tabs between their cells, line breaks kept. Reads each character once. What is no XML gives what could be read of it.
 */
export function wordsOfPart(xml: string): string {
  const reader = new PartReader()
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at)
    if (open < 0) break
    reader.text(xml.slice(at, open))
    const end = endOfTag(xml, open)
    const tag = readTag(xml.slice(open + 1, end - 1))
    if (tag) reader.tag(tag)
    at = end
  }
  return reader.words()
}

/** A sign `>` inside the quotes of an attribute ends no tag. */
function endOfTag(xml: string, open: number): number {
  if (xml.startsWith('<!--', open)) return behind(xml, '-->', open)
  let quote = ''
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml[at]!
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return xml.length
}

const behind = (xml: string, mark: string, from: number) => {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

function readTag(text: string): Tag | null {
  const found = /^(\/?)([\w:.-]{1,60})([^]*)$/.exec(text)
  if (!found) return null
  const [, slash, name = '', attributes = ''] = found
  return { name, isEnd: slash === '/', isEmpty: attributes.endsWith('/'), attributes }
}

/** Collects words tag by tag. */
class PartReader {
  #paragraphs: string[] = []
  #line = ''
  #boxes: string[] = []
  #rows: string[][] = []
  #gone = 0
  #isText = false
  /** Words of a row's cell are kept until the cell ends. */
  #cells: string[][] = []

  text(words: string) {
    if (this.#isText && this.#gone === 0) this.#line += decodeXml(words)
  }

  tag({ name, isEnd, isEmpty, attributes }: Tag) {
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
    this.#add(this.#line.trimEnd(), '\n\n')
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

/** The lines that Word draws above notes. */
const SEPARATOR = /\bw:type=/

const noteMark = (attributes: string) => {
  const id = /\bw:id="(\d{1,6})"/.exec(attributes)?.[1]
  return id === undefined ? '' : `[${id}]`
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const MOST_CODE_POINT = 0x10ffff

const decodeXml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? whole
    const point = decimal ? Number(decimal) : parseInt(String(hex), 16)
    return point <= MOST_CODE_POINT ? String.fromCodePoint(point) : whole
  })
