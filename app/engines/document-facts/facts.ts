import { keywordsOf, type Keyword } from '#app/engines/text-tools/keywords.ts'
import type { WordList } from '#app/engines/redaction/word-list.ts'
import { datesOf, type DatedFact } from './dated.ts'
import { dutiesOf, type Duty } from './duties.ts'
import { keyFiguresOf, type KeyFigure } from './key-figures.ts'
import { namesOf, type NamedThing } from './names.ts'
import { MOST_SENTENCES, sentencesOfPages, toLine, type FactPage, type Place } from './placed.ts'

/** What rules draw out of a document, each with its place. */
export type DocumentFacts = {
  outline: (Place & { level: number; title: string })[]
  figures: KeyFigure[]
  names: NamedThing[]
  dates: DatedFact[]
  duties: Duty[]
  keywords: Keyword[]
  tables: { page: number; block: number; title: string; rows: number; columns: number }[]
  /** Whether the end of a very long document was not read for facts. */
  isPart: boolean
}

export type FactBlock = Place & { kind: string; level?: number; rows?: string[][] }

const MOST_HEADINGS = 400
const MOST_TABLES = 200
const MOST_KEYWORDS = 16
const KEYWORD_CHARS = 120_000
const TITLE_CHARS = 160

/** Reads the facts of a document: outline, figures, names, dates, duties and tables. */
export function factsOf(
  pages: readonly FactPage[],
  blocks: readonly FactBlock[],
  wordList: WordList | null,
): DocumentFacts {
  const textOf = new Map(pages.map(({ number, text }) => [number, text]))
  const wordsOf = ({ page, start, end }: Place) => toLine((textOf.get(page) ?? '').slice(start, end))
  const tables = blocks.filter(({ kind, rows }) => kind === 'table' && (rows?.length ?? 0) > 1)
  const sentences = sentencesOfPages(pages, tables)
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  return {
    outline: headings.slice(0, MOST_HEADINGS).map((block) => ({
      page: block.page,
      start: block.start,
      end: block.end,
      level: block.level ?? 1,
      title: wordsOf(block)
        .replace(/^#{1,6}\s+/, '')
        .slice(0, TITLE_CHARS),
    })),
    figures: keyFiguresOf(pages, sentences),
    names: namesOf(pages, sentences, wordList),
    dates: datesOf(pages, sentences),
    duties: dutiesOf(sentences),
    keywords: keywordsOf(textsOf(pages), MOST_KEYWORDS),
    tables: tables.slice(0, MOST_TABLES).map((table) => ({
      page: table.page,
      block: blocks.indexOf(table),
      title: titleOfTable(table, headings, wordsOf),
      rows: table.rows!.length,
      columns: table.rows![0]?.length ?? 0,
    })),
    isPart: sentences.length >= MOST_SENTENCES,
  }
}

function textsOf(pages: readonly FactPage[]): string {
  let text = ''
  for (const page of pages) {
    if (text.length > KEYWORD_CHARS) break
    text += `${page.text}\n`
  }
  return text.slice(0, KEYWORD_CHARS)
}

/** The heading it stands under, else the names of its columns. */
function titleOfTable(table: FactBlock, headings: readonly FactBlock[], wordsOf: (place: Place) => string): string {
  const above = headings.findLast(
    ({ page, start }) => page < table.page || (page === table.page && start < table.start),
  )
  const head = (table.rows?.[0] ?? []).filter(Boolean).slice(0, 4).join(', ')
  return (above ? wordsOf(above).replace(/^#{1,6}\s+/, '') : head).slice(0, TITLE_CHARS)
}
