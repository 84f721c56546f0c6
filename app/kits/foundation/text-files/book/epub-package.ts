import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { Picture } from '../exports/pictures.ts'
import { directionOf, type Book } from './book.ts'

/** A page of a book in its file. */
export type BookItem = {
  file: string
  title: string
  matter: 'frontmatter' | 'bodymatter' | 'backmatter'
  isCover: boolean
  xhtml: string
}

type Packed = {
  book: Book
  language: string
  pages: readonly BookItem[]
  kept: readonly (Picture & { name: string })[]
  coverName: string | null
  hasIndex: boolean
}

/** The package document: what the book is, what is in it, in which order, and who can read it how. */
export function toPackage({ book, language, pages, kept, coverName, hasIndex }: Packed): string {
  const { id, title, subtitle, author, about, subjects, licence, at, cover } = book
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...pages.map(({ file }, n) => `<item id="c${n + 1}" href="${file}" media-type="application/xhtml+xml"/>`),
    ...kept.map(({ name, type }, n) => `<item id="p${n + 1}" href="${name}" media-type="${type}"/>`),
    ...(cover && coverName
      ? [`<item id="cover-image" href="${coverName}" media-type="${cover.type}" properties="cover-image"/>`]
      : []),
  ]
  const spine = pages.flatMap(({ isCover, file }, n) => [
    `<itemref idref="c${n + 1}"${isCover ? ' linear="no"' : ''}/>`,
    ...(file === 'title.xhtml' ? ['<itemref idref="nav"/>'] : []),
  ])
  const main = [
    `<dc:identifier id="id">urn:frenly:book:${escape(id)}</dc:identifier>`,
    `<dc:title id="title">${escape(title)}</dc:title>`,
    ...(subtitle
      ? [
          `<meta refines="#title" property="title-type">main</meta><dc:title id="subtitle">${escape(subtitle)}</dc:title>`,
          '<meta refines="#subtitle" property="title-type">subtitle</meta>',
        ]
      : []),
    ...(author
      ? [
          `<dc:creator id="author">${escape(author)}</dc:creator><meta refines="#author" property="role" scheme="marc:relators">aut</meta>`,
        ]
      : []),
    `<dc:language>${language}</dc:language>`,
    ...(about ? [`<dc:description>${escape(about)}</dc:description>`] : []),
    ...subjects.map((subject) => `<dc:subject>${escape(subject)}</dc:subject>`),
    ...(licence
      ? [`<dc:rights>${escape(licence.url ? `${licence.label} (${licence.url})` : licence.label)}</dc:rights>`]
      : []),
    `<meta property="dcterms:modified">${at.toISOString().slice(0, 19)}Z</meta>`,
    ...(cover ? ['<meta name="cover" content="cover-image"/>'] : []),
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">` +
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${main.join('')}${accessibility(book, kept, hasIndex).join('')}</metadata>` +
    `<manifest>${items.join('')}</manifest>` +
    `<spine page-progression-direction="${directionOf(language)}">${spine.join('')}</spine></package>`
  )
}

/** What is true of it, and no more: a picture without words is said to be there. */
function accessibility(book: Book, kept: Packed['kept'], hasIndex: boolean): string[] {
  const silent = countSilentPictures(book)
  const hasPictures = kept.length > 0 || book.cover !== null
  const features = [
    'tableOfContents',
    'readingOrder',
    'structuralNavigation',
    'displayTransformability',
    ...(hasPictures && silent === 0 ? ['alternativeText'] : []),
    ...(hasIndex ? ['index'] : []),
  ]
  const summary =
    'Reflowable text with a table of contents, headings in order and landmarks. ' +
    (hasPictures
      ? silent === 0
        ? 'Every picture has a description.'
        : `${silent} ${silent === 1 ? 'picture has' : 'pictures have'} no description.`
      : 'There are no pictures.')
  const meta = (property: string, value: string) => `<meta property="schema:${property}">${escape(value)}</meta>`
  return [
    meta('accessMode', 'textual'),
    ...(hasPictures ? [meta('accessMode', 'visual')] : []),
    ...(silent === 0 ? [meta('accessModeSufficient', 'textual')] : []),
    ...(hasPictures ? [meta('accessModeSufficient', 'textual,visual')] : []),
    ...features.map((feature) => meta('accessibilityFeature', feature)),
    meta('accessibilityHazard', 'none'),
    meta('accessibilitySummary', summary),
  ]
}

/** Pictures whose place says nothing. */
export const countSilentPictures = ({ parts }: Pick<Book, 'parts'>): number =>
  parts.reduce((sum, { markdown }) => sum + (markdown.match(/!\[\s*\]\(/g)?.length ?? 0), 0)

const escape = (text: string) => escapeHtml(text)
