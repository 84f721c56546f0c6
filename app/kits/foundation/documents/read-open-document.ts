import { DocumentError } from './documents-jobs.ts'
import type { DocumentKind } from './document.ts'
import { toRowLine, type RawDocument, type RawPage } from './read-parts.ts'
import { decodePart, unpack } from './unpack.ts'
import { attributeOf, walkXml, type XmlReader, type XmlTag } from './xml-walk.ts'

const HOLDS_WORDS = /^(?:content|meta)\.xml$|^META-INF\/manifest\.xml$/
const MOST_REPEATED = 200
/** Comments, changes taken out and what is drawn on every page. */
const GONE = new Set(['office:annotation', 'text:tracked-changes', 'text:note-citation', 'presentation:date-time'])

/** An OpenDocument text, table or presentation; tables give a page a sheet, presentations one a slide. Throws DocumentError. */
export function readOpenDocument(bytes: Uint8Array, kind: Extract<DocumentKind, 'odt' | 'ods' | 'odp'>): RawDocument {
  const files = unpack(bytes, HOLDS_WORDS)
  if (/<manifest:encryption-data/.test(decodePart(files['META-INF/manifest.xml']))) throw new DocumentError('locked')
  const xml = decodePart(files['content.xml'])
  if (xml === '') throw new DocumentError('broken')
  const reader = new OpenReader(kind)
  walkXml(xml, reader)
  const title = /<dc:title>([^<]{1,300})<\/dc:title>/.exec(decodePart(files['meta.xml']))?.[1]
  const pages = reader.end()
  return { ...(title && { title }), pages, pageCount: pages.length }
}

class OpenReader implements XmlReader {
  readonly #kind: 'odt' | 'ods' | 'odp'
  #pages: RawPage[] = []
  #pieces: string[] = []
  #headings: { text: string; level: number }[] = []
  #label: string | undefined
  #line = ''
  #level = 0
  #isOpen = 0
  #gone = 0
  #cells: string[] | null = null
  #cell = ''
  #repeat = 1

  constructor(kind: 'odt' | 'ods' | 'odp') {
    this.#kind = kind
  }

  text(words: string) {
    if (this.#isOpen > 0 && this.#gone === 0) this.#line += words
  }

  tag(tag: XmlTag) {
    const { name, isEnd, isEmpty } = tag
    if (GONE.has(name)) {
      if (!isEmpty) this.#gone = Math.max(0, this.#gone + (isEnd ? -1 : 1))
      return
    }
    if (this.#gone > 0) return
    if (name === 'text:h' || name === 'text:p') this.#paragraph(tag)
    else if (name === 'text:s') this.#line += ' '
    else if (name === 'text:tab' || name === 'text:line-break') this.#line += name === 'text:tab' ? ' ' : '\n'
    else if (name === 'table:table-row') this.#row(isEnd)
    else if (name === 'table:table' && isEnd && this.#kind === 'odt') this.#pieces.push('\n')
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.#tableCell(tag)
    else if (this.#kind === 'ods' && name === 'table:table') this.#page(isEnd, attributeOf(tag, 'table:name'))
    else if (this.#kind === 'odp' && name === 'draw:page') this.#page(isEnd, null)
  }

  #paragraph(tag: XmlTag) {
    if (tag.isEmpty) return
    if (!tag.isEnd) {
      this.#isOpen += 1
      this.#level = tag.name === 'text:h' ? Number(attributeOf(tag, 'text:outline-level') ?? '1') : 0
      return
    }
    this.#isOpen = Math.max(0, this.#isOpen - 1)
    const words = this.#line.trim()
    this.#line = ''
    if (words === '') return
    if (this.#cells) this.#cell = [this.#cell, words].filter(Boolean).join(' ')
    else {
      this.#pieces.push(`${words}\n\n`)
      if (this.#level > 0) this.#headings.push({ text: words, level: this.#level })
    }
  }

  #tableCell(tag: XmlTag) {
    if (!tag.isEnd) {
      this.#cell = ''
      this.#repeat = Number(attributeOf(tag, 'table:number-columns-repeated') ?? '1') || 1
    }
    if (tag.isEnd || tag.isEmpty) {
      const times = Math.min(this.#repeat, MOST_REPEATED)
      for (let n = 0; n < times; n += 1) this.#cells?.push(this.#cell)
      this.#cell = ''
      this.#repeat = 1
    }
  }

  #row(isEnd: boolean) {
    if (isEnd && this.#cells) {
      const last = this.#cells.findLastIndex((cell) => cell !== '')
      if (last >= 0) this.#pieces.push(`${toRowLine(this.#cells.slice(0, last + 1))}\n`)
    }
    this.#cells = isEnd ? null : []
  }

  #page(isEnd: boolean, label: string | null) {
    if (!isEnd) this.#label = label ?? undefined
    else this.#endPage()
  }

  #endPage() {
    const text = this.#pieces.join('').trim()
    const label = this.#label
    this.#pages.push({ number: this.#pages.length + 1, text, headings: this.#headings, ...(label && { label }) })
    this.#pieces = []
    this.#headings = []
  }

  end(): RawPage[] {
    if (this.#pieces.length > 0 || this.#pages.length === 0) this.#endPage()
    return this.#pages
  }
}
