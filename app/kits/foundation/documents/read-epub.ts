import { DocumentError } from './documents-jobs.ts'
import { hiddenOfHtml, readHtmlPage } from './read-html.ts'
import type { RawDocument, RawPage } from './read-parts.ts'
import { decodePart, resolvePart, unpack } from './unpack.ts'
import { attributeOf, walkXml } from './xml-walk.ts'

const HOLDS_WORDS = /\.(?:xhtml|html?|xml|opf|ncx)$/i
const CONTAINER = 'META-INF/container.xml'

/** The chapters of an EPUB book in the order they are read. A chapter that is missing or locked is named. Throws DocumentError. */
export function readEpub(bytes: Uint8Array): RawDocument {
  const files = unpack(bytes, HOLDS_WORDS)
  const root = /\bfull-path="([^"]{1,300})"/.exec(decodePart(files[CONTAINER]))?.[1]
  const book = root ? decodePart(files[root]) : ''
  if (!root || book === '') throw new DocumentError('broken')
  const { title, spine } = readPackage(book, root.includes('/') ? root.slice(0, root.lastIndexOf('/')) : '')
  const locked = lockedParts(decodePart(files['META-INF/encryption.xml']))
  if (spine.length > 0 && spine.every((name) => locked.has(name))) throw new DocumentError('locked')
  const troubles: string[] = []
  const hidden: { page: number; text: string }[] = []
  const pages = spine.map((name, n): RawPage => {
    const number = n + 1
    if (locked.has(name) || !files[name]) {
      troubles.push(`Chapter ${number} ${locked.has(name) ? 'is locked' : 'is missing in the file'}.`)
      return { number, text: '' }
    }
    const html = decodePart(files[name])
    hidden.push(...hiddenOfHtml(html).map((text) => ({ page: number, text })))
    const page = readHtmlPage(html, number)
    const label = page.headings?.[0]?.text
    return { ...page, ...(label && { label }) }
  })
  return { ...(title && { title }), pages, pageCount: spine.length, troubles, hidden }
}

function readPackage(xml: string, folder: string): { title: string; spine: string[] } {
  const items = new Map<string, string>()
  const spine: string[] = []
  let title = ''
  let isTitle = false
  walkXml(xml, {
    text: (words) => void (isTitle && (title += words)),
    tag: (tag) => {
      const name = tag.name.replace(/^opf:/, '')
      if (name === 'dc:title') isTitle = !tag.isEnd && title === ''
      const id = attributeOf(tag, name === 'itemref' ? 'idref' : 'id')
      const href = attributeOf(tag, 'href')
      if (name === 'item' && id && href) items.set(id, resolvePart(folder, decodePath(href)))
      const part = name === 'itemref' && id ? items.get(id) : undefined
      if (part) spine.push(part)
    },
  })
  return { title: title.trim(), spine }
}

function decodePath(href: string): string {
  try {
    return decodeURIComponent(href.split('#')[0] ?? '')
  } catch {
    return href
  }
}

const lockedParts = (xml: string): Set<string> =>
  new Set([...xml.matchAll(/<(?:\w+:)?CipherReference\b[^>]{0,200}\bURI="([^"]{1,300})"/g)].map(([, uri]) => uri!))
