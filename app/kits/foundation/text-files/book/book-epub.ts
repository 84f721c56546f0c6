import { strToU8, zipSync, type Zippable } from 'fflate'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { Picture, Pictures } from '../exports/pictures.ts'
import { toHtml } from '../exports/to-html.ts'
import type { RichNode } from '../rich/rich-nodes.ts'
import { directionOf, inOrder, isLanguageCode, type Book, type PartKind } from './book.ts'
import { toIndex, type IndexEntry } from './book-index.ts'
import { toChapterDocument } from './chapter-document.ts'
import { toPackage, type BookItem } from './epub-package.ts'

const STYLE =
  'body{line-height:1.5;margin:0 5%}h1{margin:2em 0 1em;line-height:1.2}h2,h3,h4{margin:1.6em 0 .6em;line-height:1.25}' +
  'img{max-width:100%;height:auto}table{border-collapse:collapse}th,td{border:1px solid;padding:.3em .6em;text-align:start;vertical-align:top}' +
  'pre{white-space:pre-wrap}blockquote{margin-inline:1em 0;padding-inline-start:1em;border-inline-start:3px solid}' +
  '.footnotes{margin-top:2em;border-top:1px solid;font-size:.9em}.cover{margin:0;text-align:center}.cover img{max-height:98vh}' +
  '.title-page{text-align:center;margin-top:20%}.note{font-style:italic}dt{font-weight:bold;margin-top:.8em}dd{margin:0 0 0 1.2em}'

const TYPES: Readonly<Record<PartKind, { part: string; role: string }>> = {
  front: { part: 'preface', role: 'doc-preface' },
  chapter: { part: 'chapter', role: 'doc-chapter' },
  back: { part: 'appendix', role: 'doc-appendix' },
}
const MATTER = { front: 'frontmatter', chapter: 'bodymatter', back: 'backmatter' } as const

/** A book as EPUB 3.3 with what readers of all kinds need to know of it: order, landmarks, accessibility metadata. */
export function toBookEpub(book: Book, pictures: Pictures): Uint8Array {
  const language = isLanguageCode(book.language) ? book.language : 'und'
  const shell = new Pages(language)
  const kept = [...pictures.values()].map((picture, n) => ({
    ...picture,
    name: `picture-${n + 1}.${endingOf(picture)}`,
  }))
  const names = new Map(kept.map(({ src, name }) => [src, name]))
  const parts = inOrder(book.parts).map((part, n) => ({
    ...part,
    file: `part-${String(n + 1).padStart(3, '0')}.xhtml`,
    document: toChapterDocument(part.markdown, part.title),
  }))
  const index = toIndex(book.indexTerms, parts, book.language)
  const anchors = new Map<RichNode, string>(index.flatMap(({ places }) => places.map((one) => [one.block, one.anchor])))
  const ways = {
    toSource: (src: string) => names.get(src) ?? null,
    // Whatever a link leads to beside the book is not in it.
    toHref: (href: string) => (/^(?:https?|mailto|tel):/i.test(href) ? toValidAddress(href) : null),
    toBox: (isDone: boolean) => (isDone ? '☑ ' : '☐ '),
    toId: (node: RichNode) => anchors.get(node) ?? null,
    isBook: true,
  }
  const coverName = book.cover ? `cover.${endingOf(book.cover)}` : null
  const pages: BookItem[] = [
    ...(book.cover && coverName ? [shell.cover(coverName, book.cover.alt, book.title)] : []),
    shell.titlePage(book),
    ...parts.map((part): BookItem => {
      const { part: type, role } = TYPES[part.kind]
      const note = part.note ? `<p class="note">${escapeXml(part.note)}</p>` : ''
      const heading = `<h1 dir="auto">${escapeXml(part.title)}</h1>${note}`
      const body = `<section epub:type="${type}" role="${role}" aria-label="${escapeXml(part.title)}">${heading}${toHtml(part.document, ways)}</section>`
      return shell.page(part.file, part.title, body, MATTER[part.kind])
    }),
    ...(book.glossary.length > 0 ? [shell.glossary(book.glossary)] : []),
    ...(index.length > 0
      ? [shell.index(index, new Map(parts.map(({ id, file, title }) => [id, { file, title }])))]
      : []),
  ]
  const files: Zippable = {
    // Readers know a book by this file: first of all, and not packed.
    'mimetype': [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'OEBPS/book.opf': strToU8(
      tidyXml(toPackage({ book, language, pages, kept, coverName, hasIndex: index.length > 0 })),
    ),
    'OEBPS/nav.xhtml': strToU8(tidyXml(shell.nav(book.title, pages))),
    'OEBPS/style.css': strToU8(STYLE),
    ...Object.fromEntries(pages.map(({ file, xhtml }) => [`OEBPS/${file}`, strToU8(tidyXml(xhtml))])),
    ...Object.fromEntries(kept.map(({ name, bytes }) => [`OEBPS/${name}`, [bytes, { level: 0 }] as const])),
    ...(book.cover && coverName ? { [`OEBPS/${coverName}`]: [book.cover.bytes, { level: 0 }] as const } : {}),
  }
  return zipSync(files, { mtime: book.at })
}

/** Pages of a book as XHTML. */
class Pages {
  private readonly direction: 'ltr' | 'rtl'

  constructor(private readonly language: string) {
    this.direction = directionOf(language)
  }

  page(file: string, title: string, body: string, matter: BookItem['matter']): BookItem {
    return {
      file,
      title,
      matter,
      isCover: false,
      xhtml: this.shell(title, `<body epub:type="${matter}">${body}</body>`),
    }
  }

  cover(picture: string, alt: string, title: string): BookItem {
    const body = `<section class="cover" epub:type="cover" role="doc-cover"><img src="${picture}" alt="${escapeXml(alt || title)}" /></section>`
    // An image of its own takes the role; the section around it has none.
    const page = this.page('cover.xhtml', 'Cover', body.replace(' role="doc-cover"', ''), 'frontmatter')
    return { ...page, isCover: true }
  }

  titlePage({ title, subtitle, author, licence, imprint, about }: Book): BookItem {
    const lines = [
      `<h1 dir="auto">${escapeXml(title)}</h1>`,
      ...(subtitle ? [`<p role="doc-subtitle" dir="auto">${escapeXml(subtitle)}</p>`] : []),
      ...(author ? [`<p dir="auto">${escapeXml(author)}</p>`] : []),
    ]
    const rights = licence
      ? [
          `<p>${licence.url ? `<a href="${escapeXml(licence.url)}">${escapeXml(licence.label)}</a>` : escapeXml(licence.label)}</p>`,
        ]
      : []
    const below = [
      ...(about ? [`<p dir="auto">${escapeXml(about)}</p>`] : []),
      ...rights,
      ...imprint.map((line) => `<p>${escapeXml(line)}</p>`),
    ]
    const body = `<section class="title-page" epub:type="titlepage">${lines.join('')}</section><section epub:type="copyright-page">${below.join('')}</section>`
    return this.page('title.xhtml', 'Title page', body, 'frontmatter')
  }

  glossary(terms: Book['glossary']): BookItem {
    const rows = terms.map(
      ({ term, meaning }) =>
        `<dt dir="auto"><dfn>${escapeXml(term)}</dfn></dt><dd dir="auto">${escapeXml(meaning)}</dd>`,
    )
    const body = `<section role="doc-glossary" aria-label="Glossary" epub:type="backmatter"><h1>Glossary</h1><dl epub:type="glossary">${rows.join('')}</dl></section>`
    return this.page('glossary.xhtml', 'Glossary', body, 'backmatter')
  }

  index(entries: readonly IndexEntry[], parts: ReadonlyMap<string, { file: string; title: string }>): BookItem {
    const rows = entries.map(({ term, places }) => {
      const links = places.map(({ partId, anchor }) => {
        const { file, title } = parts.get(partId)!
        return `<a href="${file}#${anchor}">${escapeXml(title)}</a>`
      })
      return `<li><span dir="auto">${escapeXml(term)}</span>: ${links.join(', ')}</li>`
    })
    const body = `<section role="doc-index" aria-label="Index" epub:type="index"><h1>Index</h1><ul epub:type="index-entry-list">${rows.map((row) => row.replace('<li>', '<li epub:type="index-entry">')).join('')}</ul></section>`
    return this.page('index.xhtml', 'Index', body, 'backmatter')
  }

  nav(title: string, pages: readonly BookItem[]): string {
    const listed = pages.filter(({ isCover }) => !isCover)
    const row = ({ file, title: name }: BookItem) => `<li><a href="${file}">${escapeXml(name)}</a></li>`
    const first = pages.find(({ matter }) => matter === 'bodymatter')
    const marks = [
      ...pages
        .filter(({ isCover }) => isCover)
        .map(({ file }) => `<li><a epub:type="cover" href="${file}">Cover</a></li>`),
      '<li><a epub:type="toc" href="nav.xhtml">Contents</a></li>',
      ...(first ? [`<li><a epub:type="bodymatter" href="${first.file}">Start of the text</a></li>`] : []),
    ]
    const body = `<body><nav epub:type="toc" role="doc-toc" aria-label="Contents"><h1 dir="auto">${escapeXml(title)}</h1><ol>${listed.map(row).join('')}</ol></nav><nav epub:type="landmarks" aria-label="Landmarks" hidden="hidden"><ol>${marks.join('')}</ol></nav></body>`
    return this.shell(title, body)
  }

  private shell(title: string, body: string): string {
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${this.language}" xml:lang="${this.language}" dir="${this.direction}">` +
      `<head><title>${escapeXml(title) || 'Book'}</title><link rel="stylesheet" type="text/css" href="style.css" /></head>${body}</html>`
    )
  }
}

/** An address that is one; null where it would break the file. */
function toValidAddress(href: string): string | null {
  try {
    return new URL(href).href
  } catch {
    return null
  }
}

/** What XML may not hold goes: it would be no book at all. */
const escapeXml = (text: string) => escapeHtml(tidyXml(text))
const tidyXml = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, '').toWellFormed()
const endingOf = ({ type }: Pick<Picture, 'type'>) => (type === 'image/jpeg' ? 'jpg' : 'png')
