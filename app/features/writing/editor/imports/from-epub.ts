import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import type { Archive } from './archive.ts'
import { fromHtml } from './from-html.ts'
import { parseHtml } from './html-tree.ts'
import type { RichNode } from '../rich/rich-nodes.ts'
import { Gallery, type Read } from './imported.ts'
import { findAll, textOf } from './tree.ts'

/** A book: its chapters in the order of its spine. */
export function fromEpub(archive: Archive): Read {
  const container = archive.xml('META-INF/container.xml')
  const path = container ? findAll(container, 'rootfile')[0]?.attributes['full-path'] : undefined
  const book = path === undefined ? null : archive.xml(path)
  if (path === undefined || !book) throw new DocumentError('other')
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const items = new Map(findAll(book, 'item').map(({ attributes }) => [attributes['id'] ?? '', attributes]))
  const gallery = new Gallery((name) => archive.bytes(name))
  const chapters = findAll(book, 'itemref').flatMap(({ attributes }) => {
    const item = items.get(attributes['idref'] ?? '')
    if (!item || item['properties']?.split(' ').includes('nav')) return []
    const name = folder + unescaped((item['href'] ?? '').replace(/#.*$/, ''))
    const text = archive.text(name)
    return text === null ? [] : [{ text, folder: name.slice(0, name.lastIndexOf('/') + 1) }]
  })
  const blocks = chapters.flatMap((chapter) =>
    fromHtml(parseHtml(chapter.text)).map((block) => withPictures(block, chapter.folder, gallery)),
  )
  return {
    title: textOf(findAll(book, 'dc:title')[0] ?? { name: '', attributes: {}, children: [] }).trim(),
    blocks,
    pictures: gallery.pictures,
    notes: gallery.notes(),
  }
}

/** Pictures of the book by their part of it; those of elsewhere stay where they are. */
function withPictures(node: RichNode, folder: string, gallery: Gallery): RichNode {
  if (node.type !== 'image') {
    const content = node.content?.map((one) => withPictures(one, folder, gallery))
    return content ? { ...node, content } : node
  }
  const { src, alt } = node.attrs as { src: string; alt: string }
  if (/^https?:/i.test(src)) return node
  const path: string[] = []
  for (const step of (folder + unescaped(src)).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return gallery.take(path.join('/'), alt)
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
