import { to } from '#app/catalogue/to.ts'
import { toPlanWords } from '#app/engines/table-questions/plan-words.ts'
import { toRowsSql } from '#app/engines/table-questions/to-sql.ts'
import { NOT_THERE, readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { QUESTION_MAX_CHARS, ROWS_SHOWN } from '../data.limits.ts'
import * as rows from '../keeping/data.store.server.ts'
import { NO_RECIPE, type Recipe, type TableFile, type ToldTable } from '../tables/table-jobs.ts'
import { askTable } from '../tables/tables-pool.server.ts'
import { toChart, toHeads, toShownCell, type Cell, type KeptPlan, type TableAnswer } from './answered.ts'

export const dataKeeping: Keeping = {
  change: rows.changeSet,
  list: rows.listSets,
  count: rows.countSets,
  findDeleted: rows.findDeletedSet,
  toAddress: (id, query = {}) => to('v2-business-intelligence', null, { ...(id !== null && { data: id }), ...query }),
}

/** A table and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireSet(request: Request, id: string): Promise<Reader & { row: rows.SetRow }> {
  const row = await rows.findSet(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

export const toFile = ({ fileId, name, recipe }: Pick<rows.SetRow, 'fileId' | 'name' | 'recipe'>): TableFile => ({
  fileId,
  name,
  recipe: { ...NO_RECIPE, ...(recipe as Partial<Recipe>) },
})

/** Business intelligence as its address asks for it: the form with somebody's tables, or one of them. */
export async function readData(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('data')
  if (id) return readOne(request, id, params)
  const page = await readKeptPage(dataKeeping, await findVisitor(request), params, (row) => {
    const { rowCount } = row as Awaited<ReturnType<typeof rows.listSets>>[number]
    return `${rowCount.toLocaleString('en')} rows`
  })
  return { part: 'list' as const, page }
}
export type DataView = Awaited<ReturnType<typeof readData>>
export type OneDataView = Exclude<DataView, { part: 'list' }>

async function readOne(request: Request, id: string, params: URLSearchParams) {
  const { row } = await requireSet(request, id)
  const told = row.told as ToldTable
  const part =
    params.get('part') === 'columns'
      ? ('columns' as const)
      : params.get('part') === 'rows'
        ? ('rows' as const)
        : ('ask' as const)
  const asked = await rows.listQuestions(id)
  const questionId = params.get('ask') ?? (part === 'ask' ? asked[0]?.id : undefined)
  const question = questionId ? await rows.findQuestion(id, questionId) : null
  if (questionId && !question) throw notFound(NOT_THERE)
  return {
    part,
    id,
    title: row.title,
    name: row.name,
    rowCount: row.rowCount,
    recipe: toFile(row).recipe,
    columns: told.columns,
    notes: told.notes,
    sheets: told.sheets,
    asked,
    typed: (params.get('question') ?? '').slice(0, QUESTION_MAX_CHARS),
    ideas: toIdeas(told),
    answer: question && part === 'ask' ? toAnswer(question) : null,
    rows: part === 'rows' ? await readRows(row, question, params, request.signal) : null,
  }
}

function toAnswer({ id, question, plan, query, answer }: rows.QuestionRow) {
  const kept = plan as KeptPlan
  const table = answer as TableAnswer
  const behind = kept ? table.columns.indexOf('rows_behind') : -1
  return {
    id,
    question,
    query,
    means: kept ? toPlanWords(kept.plan) : 'A query of your own.',
    ignored: kept?.ignored ?? [],
    heads: toHeads(table.columns, kept),
    lines: table.rows.map((line) => ({
      cells: line.map((cell, n) => ({
        words: toShownCell(cell, kept ? (table.columns[n] ?? '') : ''),
        isNumber: typeof cell === 'number',
      })),
      keys: kept ? kept.plan.groups.map((_, n) => (line[n] === null ? null : String(line[n]))) : null,
    })),
    behind,
    isCut: table.isCut,
    tookMs: table.tookMs,
    chart: toChart(table, kept),
    single:
      kept && kept.plan.groups.length === 0 && table.rows.length === 1
        ? toShownCell(table.rows[0]![0] ?? null, 'value')
        : null,
  }
}
export type ShownAnswer = ReturnType<typeof toAnswer>

/** The rows behind one line of an answer, or the first of the table. */
async function readRows(
  row: rows.SetRow,
  question: rows.QuestionRow | null,
  params: URLSearchParams,
  signal: AbortSignal,
) {
  const kept = question?.plan as KeptPlan | undefined
  const columns = (row.told as ToldTable).columns
  const line = Number(params.get('line') ?? Number.NaN)
  const keyed = kept && Number.isInteger(line) ? (question?.answer as TableAnswer).rows[line] : undefined
  const keys =
    kept?.plan.groups.map((_, n) => (keyed?.[n] === null || keyed?.[n] === undefined ? null : String(keyed[n]))) ?? []
  const plan = kept?.plan ?? {
    aggregate: 'count',
    measure: null,
    groups: [],
    filters: [],
    order: 'label',
    limit: null,
    growth: false,
  }
  const sql = toRowsSql(keyed || !kept ? plan : { ...plan, groups: [] }, columns, keys, ROWS_SHOWN)
  const answer = await askTable(toFile(row), sql, ROWS_SHOWN, signal)
  if (!answer.isDone) return { message: answer.message, heads: [], lines: [] as string[][], of: null }
  const skip = answer.value.columns.indexOf('row_number')
  const shown = (line_: Cell[]) => line_.map((cell) => toShownCell(cell, ''))
  return {
    message: null,
    heads: answer.value.columns.map((name, n) => (n === skip ? 'Row' : name)),
    lines: answer.value.rows.map(shown),
    of: question
      ? { id: question.id, question: question.question, keys: keyed ? keys.map((key) => key ?? 'nothing') : [] }
      : null,
  }
}

/** Questions that this table can answer, made of its own columns. */
function toIdeas({ columns }: ToldTable): string[] {
  const first = (type: string, most = Infinity) =>
    columns.find((column) => column.type === type && column.distinct <= most && column.distinct > 1)?.name
  const [number, group, date] = [
    columns.find(({ type, distinct }) => type === 'number' && distinct > 1)?.name,
    first('text', 60),
    first('date'),
  ]
  return [
    ...(number && group ? [`Sum of ${number} by ${group}`, `Share of ${number} by ${group}`] : []),
    ...(number && date ? [`${number} by month`, `Growth of ${number} by month`] : []),
    ...(number ? [`Average ${number}`] : []),
    ...(group ? [`How many by ${group}`] : []),
  ].slice(0, 5)
}
