import Papa from 'papaparse'
import writeXlsx from 'write-excel-file/node'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { findQuestion } from '../keeping/data.store.server.ts'
import { toChart, toHeads, toShownCell, type Cell, type KeptPlan, type TableAnswer } from './answered.ts'
import { requireSet } from '../keeping/data-keeping.server.ts'
import { toAnswerPdf } from './answer-pdf.server.ts'
import { toChartPng } from './chart-png.server.ts'
import { toChartSvg } from './chart-svg.ts'

const TYPES = new Map([
  ['csv', 'text/csv; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])

/** An answer as a file, for whoever the table belongs to. */
export async function exportAnswer(request: Request, id: string): Promise<Response> {
  await requireSet(request, id)
  const params = new URL(request.url).searchParams
  const question = await findQuestion(id, params.get('ask') ?? '')
  if (!question) throw notFound(NOT_THERE)
  const as = params.get('as') ?? 'csv'
  const type = TYPES.get(as)
  if (!type) throw problem(404, 'An answer cannot be taken away as this kind of file.')
  const name = `${
    question.question
      .replace(/[/\\:*?"<>|]+/g, ' ')
      .trim()
      .slice(0, 80) || 'answer'
  }.${as}`
  const table = question.answer as TableAnswer
  const kept = question.plan as KeptPlan
  const body = await write(as, { question: question.question, query: question.query, table, kept })
  return new Response(body as BodyInit, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': toDisposition(name, 'application/octet-stream'),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}

type ToWrite = { question: string; query: string; table: TableAnswer; kept: KeptPlan }

async function write(as: string, { question, query, table, kept }: ToWrite): Promise<string | Uint8Array> {
  const heads = toHeads(table.columns, kept)
  if (as === 'json') return JSON.stringify({ question, query, columns: heads, rows: table.rows }, null, 2)
  if (as === 'csv') return `\uFEFF${Papa.unparse([heads, ...table.rows.map((row) => row.map(toSafe))])}\r\n`
  if (as === 'xlsx') {
    const bytes = await writeXlsx(
      [
        heads.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...table.rows.map((row) => row.map(toSheetCell)),
      ],
      { sheet: 'Answer' },
    ).toBuffer()
    return new Uint8Array(bytes)
  }
  const chart = toChart(table, kept)
  const svg = chart && toChartSvg(question, chart, (value) => toShownCell(value, 'value'))
  if (as === 'pdf') return toAnswerPdf(question, table, kept, svg)
  if (!svg) throw problem(404, 'This answer has no chart.')
  return as === 'png' ? (await toChartPng(svg)).bytes : svg
}

/** A cell that a spreadsheet would run as a formula is kept as words. */
const toSafe = (cell: Cell) => (typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const toSheetCell = (value: Cell) =>
  value === null ? null : typeof value === 'number' ? { value, type: Number } : { value: String(value), type: String }
