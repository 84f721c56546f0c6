import { isOrder } from '#app/kits/foundation/untrusted/orders.ts'
import type { ReadDocument } from '#app/kits/foundation/documents/document.ts'
import { cellsOf, separatorOf } from '#app/kits/foundation/documents/text-shape.ts'
import { sentencesOf } from '#app/engines/english/sentences.ts'

/** A sentence of a document: `text` as it is said, `quote` as it stands there; `around` is what it is read with. */
export type DocumentSentence = { text: string; quote: string; page: number; around: string }

const MIN_WORDS = 3
const MAX_WORDS = 70
/** A line of a form says something in two words: "Age: 30". */
const LABELLED = /^\p{L}[^:]{0,60}: \S/u
/** More of a document is not searched. */
const MOST_SENTENCES = 20_000
/** Sentences before one that say what "it" is. */
const LOOK_BACK = 2
/** What a document says, sentence by sentence; a table row by row, with the names of its columns. */
export function sentencesOfDocument({ kind, pages }: ReadDocument): DocumentSentence[] {
  const all = pages.flatMap(({ number, text }) =>
    kind === 'csv'
      ? rowsOf(text, separatorOf(text) ?? ',', number)
      : mixedOf(kind === 'markdown' ? withoutMarks(text) : text, number),
  )
  return all.slice(0, MOST_SENTENCES)
}

/** Lines with tabs, one below the other, are the rows of a table that stands in a text. */
const TABLE = /(?:^[^\n\t]{0,2000}\t[^\n]{0,4000}(?:\n|$)){2,}/gm

/** Prose, and the tables in it row by row. */
function mixedOf(text: string, page: number): DocumentSentence[] {
  const found: DocumentSentence[] = []
  let at = 0
  for (const { 0: table, index } of text.matchAll(TABLE)) {
    found.push(...proseOf(text.slice(at, index), page), ...rowsOf(table.trimEnd(), '\t', page))
    at = index + table.length
  }
  return [...found, ...proseOf(text.slice(at), page)]
}

function proseOf(text: string, page: number): DocumentSentence[] {
  const spoken = sentencesOf(text).map(({ start, end }) => toLine(text.slice(start, end)))
  return spoken.flatMap((sentence, n) => {
    const words = sentence.split(' ').length
    const isShort = words < MIN_WORDS && !LABELLED.test(sentence)
    if (isShort || words > MAX_WORDS || sentence.endsWith('?') || isOrder(sentence)) return []
    const around = spoken.slice(Math.max(0, n - LOOK_BACK), n).join(' ')
    return [{ text: sentence, quote: sentence, page, around }]
  })
}

function rowsOf(text: string, separator: string, page: number): DocumentSentence[] {
  const [head = '', ...rows] = text.split('\n')
  const names = cellsOf(head, separator)
  return rows.flatMap((row) => {
    const cells = cellsOf(row, separator).flatMap((cell, n) =>
      cell === '' ? [] : [[names[n] || `column ${n + 1}`, cell]],
    )
    if (cells.length === 0) return []
    return [
      {
        text: `${cells.map(([name, cell]) => `${name}: ${cell}`).join(', ')}.`,
        quote: `${head}\n${row}`,
        page,
        around: '',
      },
    ]
  })
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The words of Markdown without what makes them bold or a link. */
const withoutMarks = (text: string) =>
  text
    .replace(/^\s*(?:```|~~~).*$/gm, '')
    .replace(/^#{1,6} +(.*)$/gm, '\n$1\n')
    .replace(/!\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/g, '$1')
    .replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,1000}\)/g, '$1')
    .replace(/(\*\*|__|`)(?=\S)([^*_`\n]{1,500}?)\1/g, '$2')
