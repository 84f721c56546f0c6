import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { readBook } from '#app/kits/foundation/text-files/book/read-book.ts'
import { BOOK_FORMATS, writeBook, type BookFormat } from '#app/kits/foundation/text-files/book/write-book.ts'
import { PICTURE_PLACES } from '#app/kits/foundation/text-files/imports/imported.ts'

/**
 * The command-line twin of the books: `npm run -s book -- IN.md|IN.epub|IN.docx OUT.epub|OUT.pdf` reads a file as a book and
 * writes it as another. What could not come along is said on stderr.
 */
const [from, into] = process.argv.slice(2)
const format = extname(into ?? '')
  .slice(1)
  .toLowerCase()
const isFormat = (name: string): name is BookFormat => Object.hasOwn(BOOK_FORMATS, name)
if (!from || !into || !isFormat(format)) {
  console.error('Name two files: npm run -s book -- IN.md|IN.epub|IN.docx OUT.epub|OUT.pdf|OUT.html|OUT.md')
  process.exit(2)
}
try {
  const read = await readBook(new Uint8Array(await readFile(from)), basename(from))
  const { default: sharp } = await import('sharp')
  const toPicture = async (src: string, bytes: Uint8Array) => {
    const { data, info } = await sharp(bytes).png().toBuffer({ resolveWithObject: true })
    return { src, bytes: new Uint8Array(data), type: 'image/png', width: info.width, height: info.height }
  }
  const used = new Set(
    read.parts.flatMap(({ markdown }) => [...markdown.matchAll(PICTURE_PLACES)].map((found) => found[2])),
  )
  const pictures = await Promise.all(
    read.pictures.filter(({ token }) => used.has(token)).map(({ token, bytes }) => toPicture(token, bytes)),
  )
  const { bytes, unknown } = await writeBook({
    format,
    size: 'a5',
    book: {
      ...{ id: basename(from), title: read.title, subtitle: '', author: read.author, language: read.language || 'en' },
      ...{ about: read.about, subjects: [], licence: null, imprint: [], at: new Date(), glossary: [], indexTerms: [] },
      cover: read.cover ? { ...(await toPicture('cover', read.cover)), alt: read.title } : null,
      parts: read.parts.map((part, n) => ({ ...part, id: `part-${n + 1}` })),
      pictures,
    },
  })
  await writeFile(into, bytes)
  for (const note of read.notes) console.error(note)
  if (unknown > 0)
    console.error(`${unknown} characters are of scripts that the fonts of the PDF do not have; they stand as boxes.`)
  console.log(`${into}: ${read.parts.length} parts, ${bytes.byteLength} bytes`)
} catch (error) {
  console.error(error instanceof DocumentError ? `${from} cannot be read as a book: ${error.message}.` : error)
  process.exit(1)
}
