import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import type { Archive } from './archive.ts'
import { fromHtml } from './from-html.ts'
import { parseHtml } from './html-tree.ts'
import type { RichNode } from '../rich/rich-nodes.ts'
import { Gallery, type Read } from './imported.ts'
import { findAll, textOf } from './tree.ts'

/** A chapter of a book as it stands in its file: `label` is what the table of contents calls it. */
export type EpubChapter = { blocks: RichNode[]; label: string | null; types: string }
export type EpubBook = {
  title: string
  author: string
  language: string
  about: string
  chapters: EpubChapter[]
  /** The part of the file that is its cover. */
  cover: Uint8Array | null
  gallery: Gallery
}

/** A book: its chapters in the order of its spine. */
export function fromEpub(archive: Archive): Read {
  const { title, chapters, gallery } = readEpubBook(archive)
  return { title, blocks: chapters.flatMap(({ blocks }) => blocks), pictures: gallery.pictures, notes: gallery.notes() }
}

/** A book with what its package says of it. Throws DocumentError. */
export function readEpubBook(archive: Archive, mostPictures?: number): EpubBook {
  const container = archive.xml('META-INF/container.xml')
  const path = container ? findAll(container, 'rootfile')[0]?.attributes['full-path'] : undefined
  const book = path === undefined ? null : archive.xml(path)
  if (path === undefined || !book) throw new DocumentError('other')
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const items = new Map(findAll(book, 'item').map(({ attributes }) => [attributes['id'] ?? '', attributes]))
  const place = (href: string | undefined) => folder + unescaped((href ?? '').replace(/#.*$/, ''))
  const gallery = new Gallery((name) => archive.bytes(name), mostPictures)
  const labels = readLabels(archive, [...items.values()], place)
  const chapters = findAll(book, 'itemref').flatMap(({ attributes }): EpubChapter[] => {
    const item = items.get(attributes['idref'] ?? '')
    if (!item || item['properties']?.split(' ').includes('nav')) return []
    const name = place(item['href'])
    const text = archive.text(name)
    if (text === null) return []
    const own = name.slice(0, name.lastIndexOf('/') + 1)
    const types = [...text.slice(0, HEAD_CHARS).matchAll(/epub:type="([^"]{1,80})"/g)].map(([, type]) => type).join(' ')
    const blocks = fromHtml(parseHtml(text)).map((block) => withPictures(block, own, gallery))
    return [{ blocks, label: labels.get(name) ?? null, types }]
  })
  const said = (tag: string) => {
    const found = findAll(book, tag)[0]
    return found ? textOf(found).replace(/\s+/g, ' ').trim() : ''
  }
  const coverId = findAll(book, 'meta').find(({ attributes }) => attributes['name'] === 'cover')?.attributes['content']
  const coverItem = [...items.values()].find(
    (item) =>
      item['properties']?.split(' ').includes('cover-image') || (coverId !== undefined && item['id'] === coverId),
  )
  return {
    ...{
      title: said('dc:title'),
      author: said('dc:creator'),
      language: said('dc:language'),
      about: said('dc:description'),
    },
    chapters,
    cover: coverItem ? archive.bytes(place(coverItem['href'])) : null,
    gallery,
  }
}

const HEAD_CHARS = 4_000

/** What the table of contents calls each file: the newer kind (nav), or the older one (ncx). */
function readLabels(
  archive: Archive,
  items: readonly Readonly<Record<string, string>>[],
  place: (href: string | undefined) => string,
): Map<string, string> {
  const labels = new Map<string, string>()
  const add = (from: string, href: string | undefined, label: string) => {
    const name = resolve(from.slice(0, from.lastIndexOf('/') + 1), (href ?? '').replace(/#.*$/, ''))
    const words = label.replace(/\s+/g, ' ').trim()
    if (words !== '' && !labels.has(name)) labels.set(name, words)
  }
  const nav = items.find((item) => item['properties']?.split(' ').includes('nav'))
  const navName = nav ? place(nav['href']) : ''
  const navText = nav ? archive.text(navName) : null
  const toc =
    navText === null
      ? undefined
      : findAll(parseHtml(navText), 'nav').find(({ attributes }) => attributes['epub:type'] === 'toc')
  for (const link of toc ? findAll(toc, 'a') : []) add(navName, link.attributes['href'], textOf(link))
  const ncx = items.find((item) => item['media-type'] === 'application/x-dtbncx+xml')
  const ncxName = ncx ? place(ncx['href']) : ''
  const points = labels.size === 0 && ncx ? archive.xml(ncxName) : null
  for (const point of points ? findAll(points, 'navPoint') : []) {
    const label = findAll(point, 'text')[0]
    add(ncxName, findAll(point, 'content')[0]?.attributes['src'], label ? textOf(label) : '')
  }
  return labels
}

/** Pictures of the book by their part of it; those of elsewhere stay where they are. */
function withPictures(node: RichNode, folder: string, gallery: Gallery): RichNode {
  if (node.type !== 'image') {
    const content = node.content?.map((one) => withPictures(one, folder, gallery))
    return content ? { ...node, content } : node
  }
  const { src, alt } = node.attrs as { src: string; alt: string }
  if (/^https?:/i.test(src)) return node
  return gallery.take(resolve(folder, src), alt)
}

function resolve(folder: string, href: string): string {
  const path: string[] = []
  for (const step of (folder + unescaped(href)).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
