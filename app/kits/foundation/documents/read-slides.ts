import type { Unzipped } from 'fflate'
import { DocumentError } from './documents-jobs.ts'
import { toRowLine, type RawDocument, type RawPage } from './read-parts.ts'
import { decodePart, resolvePart, unpack } from './unpack.ts'
import { attributeOf, walkXml, type XmlReader, type XmlTag } from './xml-walk.ts'

const HOLDS_WORDS = /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|notesSlides)\/)/
const SHOW = 'ppt/presentation.xml'
const NO_CONTENT = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'])

/** The slides of a PowerPoint presentation in their order, each with what the speaker notes under it. Throws DocumentError. */
export function readSlides(bytes: Uint8Array): RawDocument {
  const files = unpack(bytes, HOLDS_WORDS)
  const names = slidesInOrder(files)
  if (names.length === 0) throw new DocumentError('other')
  const troubles: string[] = []
  const pages = names.map((name, n): RawPage => {
    const number = n + 1
    if (!files[name]) troubles.push(`Slide ${number} could not be read.`)
    const xml = decodePart(files[name])
    const isHidden = /<p:sld\b[^>]{0,2000}\bshow="0"/.test(xml)
    const slide = readSlide(xml)
    const notes = notesOf(files, name)
    const text = [slide.text, notes === '' ? '' : `Notes: ${notes}`].filter(Boolean).join('\n\n')
    return {
      number,
      text,
      headings: slide.headings,
      ...(isHidden && { label: `Slide ${number}, left out of the show` }),
    }
  })
  return { pages, pageCount: names.length, troubles }
}

function slidesInOrder(files: Unzipped): string[] {
  const targets = relationsOf(files, SHOW)
  const order: string[] = []
  walkXml(decodePart(files[SHOW]), {
    text: () => undefined,
    tag: (tag) => {
      const target = tag.name === 'p:sldId' ? targets.get(attributeOf(tag, 'r:id') ?? '') : undefined
      if (target) order.push(target)
    },
  })
  const all = Object.keys(files)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort((a, b) => numberIn(a) - numberIn(b))
  return order.length > 0 ? order : all
}

const numberIn = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)

/** The parts that a part refers to, by the ids it uses. */
function relationsOf(files: Unzipped, part: string): Map<string, string> {
  const folder = part.slice(0, part.lastIndexOf('/'))
  const found = new Map<string, string>()
  walkXml(decodePart(files[`${folder}/_rels/${part.slice(folder.length + 1)}.rels`]), {
    text: () => undefined,
    tag: (tag) => {
      const [id, target] = [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')]
      if (tag.name === 'Relationship' && id && target) found.set(id, resolvePart(folder, target))
    },
  })
  return found
}

function notesOf(files: Unzipped, slide: string): string {
  const name = [...relationsOf(files, slide).values()].find((one) => one.includes('notesSlide'))
  return name ? readSlide(decodePart(files[name])).text.replace(/\n{2,}/g, '\n') : ''
}

function readSlide(xml: string): { text: string; headings: { text: string; level: number }[] } {
  const reader = new SlideReader()
  walkXml(xml, reader)
  return { text: reader.paragraphs.join('\n\n').replace(/\n\n(?=[^\n]*\t)/g, '\n'), headings: reader.headings }
}

/** Paragraphs of the shapes, titles among them, and tables row by row. */
class SlideReader implements XmlReader {
  readonly paragraphs: string[] = []
  readonly headings: { text: string; level: number }[] = []
  #line = ''
  #isText = false
  #isTitle = false
  #isLeftOut = false
  #cells: string[] | null = null
  #cell = ''

  text(words: string) {
    if (this.#isText && !this.#isLeftOut) this.#line += words
  }

  tag(tag: XmlTag) {
    const { name, isEnd, isEmpty } = tag
    if (name === 'a:t') this.#isText = !isEnd && !isEmpty
    else if (name === 'a:br' || name === 'a:tab') this.#line += name === 'a:br' ? '\n' : ' '
    else if (name === 'p:sp' && !isEnd) [this.#isTitle, this.#isLeftOut] = [false, false]
    else if (name === 'p:ph') {
      const type = attributeOf(tag, 'type') ?? ''
      this.#isTitle = type === 'title' || type === 'ctrTitle'
      this.#isLeftOut = NO_CONTENT.has(type)
    } else if (name === 'a:tr') this.#endRow(isEnd)
    else if (name === 'a:tc' && isEnd) {
      this.#cells?.push(this.#cell)
      this.#cell = ''
    } else if (name === 'a:p' && isEnd) this.#endParagraph()
  }

  #endRow(isEnd: boolean) {
    if (isEnd && this.#cells?.some((cell) => cell !== '')) this.paragraphs.push(toRowLine(this.#cells))
    this.#cells = isEnd ? null : []
  }

  #endParagraph() {
    const words = this.#line.trim()
    this.#line = ''
    if (words === '') return
    if (this.#cells) this.#cell = [this.#cell, words].filter(Boolean).join(' ')
    else {
      this.paragraphs.push(words)
      if (this.#isTitle) this.headings.push({ text: words, level: 1 })
    }
  }
}
