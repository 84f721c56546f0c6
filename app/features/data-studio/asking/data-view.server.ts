import { toRowsSql } from '#app/engines/table-questions/to-sql.ts'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { NOT_THERE, readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { MOST_DASHBOARDS, QUESTION_MAX_CHARS, ROWS_SHOWN } from '../data.limits.ts'
import { newAlertForm, readAlert, readAlerts } from '../alerts/alert-view.server.ts'
import { readDashboard, readDashboards, readSharedDashboard } from '../dashboards/dashboard-view.server.ts'
import { listDashboards } from '../dashboards/dashboards.store.server.ts'
import { dataKeeping, requireSet, toFile } from '../keeping/data-keeping.server.ts'
import * as rows from '../keeping/data.store.server.ts'
import type { ToldTable } from '../tables/table-jobs.ts'
import { askTable } from '../tables/tables-pool.server.ts'
import { toShownCell, type Cell, type KeptPlan, type TableAnswer } from './answered.ts'
import { toAnswer } from './shown-answer.ts'

/** Business intelligence as its address asks for it: a list of what somebody keeps, or one of it. */
export async function readData(request: Request) {
  const params = new URL(request.url).searchParams
  const [id, dashboard, alert, shared] = ['data', 'dashboard', 'alert', 'shared'].map((name) => params.get(name))
  if (shared) return readSharedDashboard(shared)
  if (dashboard) return readDashboard(request, dashboard)
  if (alert) return readAlert(request, alert)
  if (id) return readOne(request, id, params)
  if (params.get('part') === 'dashboards') return readDashboards(request, params)
  if (params.get('part') === 'alerts') return readAlerts(request, params)
  const page = await readKeptPage(dataKeeping, await findVisitor(request), params, (row) => {
    const { rowCount } = row as Awaited<ReturnType<typeof rows.listSets>>[number]
    return `${rowCount.toLocaleString('en')} rows`
  })
  return { part: 'list' as const, page }
}
export type DataView = Awaited<ReturnType<typeof readData>>
export type OneDataView = Awaited<ReturnType<typeof readOne>>

const parts = ['ask', 'columns', 'rows', 'watch'] as const

async function readOne(request: Request, id: string, params: URLSearchParams) {
  const { row, owner } = await requireSet(request, id)
  const told = row.told as ToldTable
  const wanted = parts.find((part) => part === params.get('part')) ?? 'ask'
  const asked = await rows.listQuestions(id)
  const isAbout = wanted === 'ask' || wanted === 'watch'
  const questionId = params.get('ask') ?? (isAbout ? asked[0]?.id : undefined)
  const question = questionId ? await rows.findQuestion(id, questionId) : null
  if (questionId && !question) throw notFound(NOT_THERE)
  const part = wanted === 'watch' && !question ? 'ask' : wanted
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
    answer: question && isAbout ? toAnswer(question) : null,
    asOf: question?.answeredAt ? toMomentWords(question.answeredAt) : null,
    dashboards: question && part === 'ask' ? await listOwnDashboards(owner) : [],
    alert: question && part === 'watch' ? await newAlertForm(question, owner) : null,
    rows: part === 'rows' ? await readRows(row, question, params, request.signal) : null,
  }
}

const listOwnDashboards = async (owner: Visitor) =>
  (await listDashboards(owner, { search: '', before: null, most: MOST_DASHBOARDS })).map(({ id, title }) => ({
    id,
    title,
  }))

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
