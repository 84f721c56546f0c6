import { z } from 'zod'
import { inOrder } from '#app/kits/foundation/text-files/book/book.ts'

/** What a buyer gets of a book: its texts as they were when it was packed, and copies of its pictures. */
export const soldBook = z.object({
  /** The book it was packed from: its pictures stand under its address in the texts. */
  from: z.string(),
  subtitle: z.string(),
  author: z.string(),
  language: z.string(),
  about: z.string(),
  subjects: z.array(z.string()),
  glossary: z.array(z.object({ term: z.string(), meaning: z.string() })),
  indexTerms: z.array(z.string()),
  cover: z.object({ file: z.string(), alt: z.string() }).nullable(),
  parts: z.array(
    z.object({
      kind: z.enum(['front', 'chapter', 'back']),
      title: z.string(),
      text: z.string(),
      origin: z.object({
        from: z.enum(['hand', 'import', 'document', 'run', 'draft']),
        engine: z.string().optional(),
        of: z.string().optional(),
      }),
    }),
  ),
  /** Each picture of the texts and the cover, by the id it has there, and the copy that the listing keeps. */
  pictures: z.array(z.object({ named: z.string(), kept: z.string() })),
})
export type SoldBook = z.output<typeof soldBook>

/** More than this of a book is never shown before it is bought. */
const SHOWN_SHARE = 0.4
const SHOWN_MAX_CHARS = 30_000
const PICTURE = /!\[([^\]]*)\]\([^)\s]*\)/g

/** What anybody may look at: the contents, whose words they are, and one chapter, whole where the book has others. */
export function sampleBook({ subtitle, author, parts }: SoldBook): string {
  const ordered = inOrder(parts)
  const words = ordered.reduce((sum, { text }) => sum + countWords(text), 0)
  const lines = ordered.map(({ title, text, origin }) => {
    const by = origin.from === 'draft' ? `, drafted by ${toLine(origin.engine ?? 'a model')}` : ''
    return `- ${toLine(title)} (${countWords(text).toLocaleString('en')} words${by})`
  })
  return [
    `${subtitle ? `${toLine(subtitle)}. ` : ''}${author ? `By ${toLine(author)}. ` : ''}${words.toLocaleString('en')} words in ${parts.length} parts:`,
    lines.join('\n'),
    ...toChapter(ordered),
  ].join('\n\n')
}

function toChapter(parts: readonly SoldBook['parts'][number][]): string[] {
  const all = parts.reduce((sum, { text }) => sum + text.length, 0)
  const most = Math.min(Math.floor(all * SHOWN_SHARE), SHOWN_MAX_CHARS)
  const written = parts.filter(({ kind, text }) => kind === 'chapter' && text.trim() !== '')
  const whole = written.find(({ text }) => text.length <= most)
  const shown = whole ?? written[0]
  if (!shown) return []
  const text = whole ? shown.text : `${shown.text.slice(0, most).trimEnd()} …`
  const label = whole ? 'A chapter to read, whole' : 'How a chapter begins'
  return [`### ${label}: ${toLine(shown.title)}`, text.replace(PICTURE, (_, alt: string) => `*(Picture: ${alt})*`)]
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
/** A name in a line of Markdown, without what Markdown would read. */
const toLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|!]/g, '\\$&')
