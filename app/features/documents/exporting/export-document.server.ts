import Papa from 'papaparse'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { problem } from '#app/platform/request/problem.ts'
import type { DocumentAnswer, Found } from '../keeping/found.ts'
import { listPages, listQuestions, type DocumentRow } from '../keeping/documents.store.server.ts'
import { requireDocument } from '../reading/documents-keeping.server.ts'
import { toMarkdown } from './to-markdown.ts'
import { toSafeCell } from './safe-cell.ts'

const TYPES = new Map([
  ['md', 'text/markdown; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
])

/** What was found in a document, its text, or one of its tables, as a file for whoever it belongs to. */
export async function exportReading(request: Request, id: string): Promise<Response> {
  const { row } = await requireDocument(request, id)
  const params = new URL(request.url).searchParams
  const as = params.get('as') ?? 'md'
  const type = TYPES.get(as)
  if (!type || row.state !== 'ready') throw problem(404, 'A document cannot be taken away as this kind of file.')
  const name = `${row.title.replace(/[/\\:*?"<>|]+/g, ' ').trim() || 'document'}.${as}`
  return new Response(await write(row, as, Number(params.get('table') ?? '0')), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': toDisposition(name, 'application/octet-stream'),
      'Cache-Control': 'no-store',
    },
  })
}

async function write(row: DocumentRow, as: string, table: number): Promise<string> {
  const [pages, asked] = await Promise.all([listPages(row.id), listQuestions({ documentId: row.id })])
  const found = row.found as Found
  if (as === 'txt') return pages.map(({ text }) => text).join('\n\n')
  const questions = asked.map(({ question, answer }) => ({ question, ...(answer as DocumentAnswer) }))
  if (as === 'md') return toMarkdown(row, found, questions)
  if (as === 'csv') {
    const block = found.facts?.tables[table]?.block
    const rows = block === undefined ? undefined : pages.flatMap(({ blocks }) => blocks)[block]?.rows
    if (!rows) throw problem(404, 'There is no such table in this document.')
    return `\uFEFF${Papa.unparse(rows.map((cells) => cells.map(toSafeCell)))}\r\n`
  }
  const { title, kind, pageCount, chars } = row
  return JSON.stringify({ title, kind, pageCount, chars, found, questions, pages }, null, 2)
}
