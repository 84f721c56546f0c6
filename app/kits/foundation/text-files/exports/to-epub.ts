import { strToU8, zipSync, type Zippable } from 'fflate'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'
import type { Picture, Pictures } from './pictures.ts'
import { toHtml } from './to-html.ts'

type Book = { id: string; title: string; at: Date }
/** Nobody said which language it is in. */
const LANGUAGE = 'und'
type Chapter = { name: string; title: string; blocks: RichNode[] }

/** A document as a book (EPUB 3): a chapter from each heading of the first level, its footnotes with it, its pictures inside. */
export function toEpub({ id, title, at }: Book, document: RichNode, pictures: Pictures): Uint8Array {
  const chapters = toChapters(document, title)
  const kept = [...pictures.values()].map((picture, n) => ({
    ...picture,
    name: `picture-${n + 1}.${endingOf(picture)}`,
  }))
  const nameOf = (src: string) => kept.find((picture) => picture.src === src)?.name ?? null
  const ways = {
    toSource: nameOf,
    // Whatever a link leads to beside the document is not in the book.
    toHref: (href: string) => (/^(?:https?|mailto|tel):/i.test(href) ? href : null),
    toBox: (isDone: boolean) => (isDone ? '☑ ' : '☐ '),
  }
  const head = (name: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${LANGUAGE}" xml:lang="${LANGUAGE}"><head><title>${escapeXml(name)}</title></head><body>`
  const pages = Object.fromEntries(
    chapters.map(({ name, title: heading, blocks }) => [
      `OEBPS/${name}`,
      strToU8(tidyXml(`${head(heading)}${toHtml({ type: 'doc', content: blocks }, ways)}</body></html>`)),
    ]),
  )
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    ...chapters.map(({ name }, n) => `<item id="c${n + 1}" href="${name}" media-type="application/xhtml+xml"/>`),
    ...kept.map(({ name, type }, n) => `<item id="p${n + 1}" href="${name}" media-type="${type}"/>`),
  ]
  const access = kept.length > 0 ? ['textual', 'visual'] : ['textual']
  const book =
    '<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">' +
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:identifier id="id">urn:frenly:document:${escapeXml(id)}</dc:identifier><dc:title>${escapeXml(title)}</dc:title>` +
    `<dc:language>${LANGUAGE}</dc:language><meta property="dcterms:modified">${at.toISOString().slice(0, 19)}Z</meta>` +
    access.map((mode) => `<meta property="schema:accessMode">${mode}</meta>`).join('') +
    '<meta property="schema:accessModeSufficient">textual</meta><meta property="schema:accessibilityFeature">tableOfContents</meta>' +
    '<meta property="schema:accessibilityHazard">none</meta></metadata>' +
    `<manifest>${items.join('')}</manifest><spine>${chapters.map((_, n) => `<itemref idref="c${n + 1}"/>`).join('')}</spine></package>`
  const nav = `${head(title)}<nav epub:type="toc"><h1>${escapeXml(title)}</h1><ol>${chapters
    .map(({ name, title: heading }) => `<li><a href="${name}">${escapeXml(heading)}</a></li>`)
    .join('')}</ol></nav></body></html>`
  const files: Zippable = {
    // Readers know a book by this file: first of all, and not packed.
    'mimetype': [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'OEBPS/book.opf': strToU8(book),
    'OEBPS/nav.xhtml': strToU8(nav),
    ...pages,
    ...Object.fromEntries(kept.map(({ name, bytes }) => [`OEBPS/${name}`, [bytes, { level: 0 }] as const])),
  }
  return zipSync(files, { mtime: at })
}

/** What XML may not hold goes: it would be no book at all. */
const escapeXml = (text: string) => escapeHtml(tidyXml(text))
const tidyXml = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, '').toWellFormed()

const endingOf = ({ type }: Picture) => (type === 'image/jpeg' ? 'jpg' : 'png')

/** A chapter begins with each heading of the first level; footnotes stand at the end of the chapters that refer to them. */
function toChapters({ content = [] }: RichNode, title: string): Chapter[] {
  const notes = content.filter(({ type }) => type === 'footnote')
  const parts: RichNode[][] = [[]]
  for (const node of content) {
    if (node.type === 'footnote') continue
    if (node.type === 'heading' && Number(node.attrs?.level) === 1 && parts.at(-1)!.length > 0) parts.push([])
    parts.at(-1)!.push(node)
  }
  const placed = new Set<RichNode>()
  const chapters = parts.map((blocks, n) => {
    const cited = new Set(blocks.flatMap(citesOf))
    const own = notes.filter((note) => cited.has(String(note.attrs?.label)))
    for (const note of own) placed.add(note)
    const [first] = blocks
    const heading = first?.type === 'heading' ? wordsOf(first).trim() : ''
    return {
      name: `chapter-${n + 1}.xhtml`,
      title: heading || (n === 0 ? title : `Part ${n + 1}`),
      blocks: [...blocks, ...own],
    }
  })
  chapters.at(-1)!.blocks.push(...notes.filter((note) => !placed.has(note)))
  return chapters
}

const citesOf = (node: RichNode): string[] =>
  node.type === 'footnote_ref' ? [String(node.attrs?.label)] : (node.content ?? []).flatMap(citesOf)
