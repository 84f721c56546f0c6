import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readQuestion } from '#app/engines/table-questions/read-question.ts'
import { toSql } from '#app/engines/table-questions/to-sql.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { actOnKept, NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { ANSWER_MAX_ROWS, TABLE_MAX_BYTES } from '../data.limits.ts'
import { actOnAlerts } from '../alerts/alert-acts.server.ts'
import { alertKeeping } from '../alerts/alert-keeping.server.ts'
import { actOnDashboards } from '../dashboards/dashboard-acts.server.ts'
import { dashboardKeeping } from '../dashboards/dashboard-keeping.server.ts'
import { dataKeeping, requireSet, toFile } from '../keeping/data-keeping.server.ts'
import * as rows from '../keeping/data.store.server.ts'
import { NO_RECIPE, type Recipe, type ToldTable } from '../tables/table-jobs.ts'
import { askTable, tellTable } from '../tables/tables-pool.server.ts'
import { answerAgain } from './answer-again.server.ts'
import type { KeptPlan } from './answered.ts'
import { openSet, renewSet } from './bring-table.server.ts'
import { dataInputs, type DataInput } from './data.inputs.ts'
import { toExampleTable } from './example-table.server.ts'

const uploads = { table: { most: 1, maxBytes: TABLE_MAX_BYTES } }
const spendAsk = createRateLimit('data-ask', { points: 60, windowS: 60 })

/** A form of business intelligence: a table to open, a question, a query, cleaning steps, or one of what is kept. */
export async function actOnData(request: Request, network: string) {
  const upload = await readUpload(request, dataInputs, uploads)
  try {
    if (upload.problem) return data<{ problem: FormProblem }>({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    switch (input.do) {
      case 'open': {
        const sent = upload.files.table?.[0]
        if (!sent && input.text.trim() === '') return refuse(typed, 'table', 'Choose a table, or paste one below.', 400)
        const brought = sent ?? { name: 'pasted table.csv', content: new TextEncoder().encode(input.text) }
        return await openSet(request, network, brought, typed, null)
      }
      case 'example': {
        const { name, text, title } = toExampleTable()
        return await openSet(request, network, { name, content: new TextEncoder().encode(text) }, typed, title)
      }
      case 'ask':
        return await ask(request, network, input, typed)
      case 'query':
        return await query(request, network, input, typed)
      case 'clean':
        return await clean(request, input, typed)
      case 'renew': {
        const sent = upload.files.table?.[0]
        if (!sent) return refuse(typed, 'table', 'Choose a file.', 400)
        return await renewSet(request, network, input.data, sent, typed)
      }
      case 'again':
        return await again(request, network, input, typed)
      case 'delete':
      case 'bring-back':
      case 'rename':
        return await actOnKept(request, keepingOf(request), input)
      case 'alert':
      case 'alert-on':
      case 'alert-off':
      case 'alert-look':
        return await actOnAlerts(request, network, input, typed)
      default:
        return await actOnDashboards(request, network, input, typed)
    }
  } finally {
    await upload.discard()
  }
}

/** The list that a form of tidying stands on. */
function keepingOf(request: Request) {
  const part = new URL(request.url).searchParams.get('part')
  return part === 'dashboards' ? dashboardKeeping : part === 'alerts' ? alertKeeping : dataKeeping
}

/** The answer to an earlier question, from the table as it is now. */
async function again(request: Request, network: string, { data: id, ask: asked }: DataInput<'again'>, typed: Typed) {
  const { row, key } = await requireSet(request, id)
  const waitS = await spendAsk(network)
  if (waitS > 0) return refuse(typed, 'question', tooManyAtOnce('questions', waitS), overLimit(waitS))
  const question = await rows.findQuestion(id, asked)
  if (!question) throw notFound(NOT_THERE)
  const trouble = await answerAgain(row, question, request.signal)
  if (trouble) return refuse(typed, 'question', trouble, 422)
  return redirect(`${to('v2-business-intelligence', null, { data: id, ask: asked, key })}#answer`, 303)
}

async function ask(request: Request, network: string, { data: id, question }: DataInput<'ask'>, typed: Typed) {
  const { row, key } = await requireSet(request, id)
  const told = row.told as ToldTable
  const read = readQuestion(question, told.columns, new Map(told.values))
  if (read.plan === null) return refuse(typed, 'question', read.why, 422)
  const sql = toSql(read.plan, told.columns, ANSWER_MAX_ROWS)
  return answer(request, network, row, key, { question, query: sql, plan: read }, typed, 'question')
}

async function query(request: Request, network: string, { data: id, query: sql }: DataInput<'query'>, typed: Typed) {
  const { row, key } = await requireSet(request, id)
  return answer(request, network, row, key, { question: 'A query of your own', query: sql, plan: null }, typed, 'query')
}

type Asked = { question: string; query: string; plan: KeptPlan }
async function answer(
  request: Request,
  network: string,
  row: rows.SetRow,
  key: string | null,
  asked: Asked,
  typed: Typed,
  field: string,
) {
  const waitS = await spendAsk(network)
  if (waitS > 0) return refuse(typed, field, tooManyAtOnce('questions', waitS), overLimit(waitS))
  const answered = await askTable(toFile(row), asked.query, ANSWER_MAX_ROWS, request.signal)
  if (!answered.isDone) return refuse(typed, field, answered.message, 422)
  const id = createId()
  await rows.createQuestion({ id, dataSetId: row.id, ...asked, answer: answered.value, createdAt: clock.now() })
  return redirect(`${to('v2-business-intelligence', null, { data: row.id, ask: id, key })}#answer`, 303)
}

async function clean(
  request: Request,
  { data: id, source, name, style, doubles, sheet }: DataInput<'clean'>,
  typed: Typed,
) {
  const { row, key } = await requireSet(request, id)
  const told = row.told as ToldTable
  const before = toFile(row).recipe
  const isOtherSheet = sheet !== undefined && sheet !== '' && sheet !== (before.sheet ?? told.sheets[0])
  const known = new Map(told.columns.map((column) => [column.source, column]))
  const recipe: Recipe = isOtherSheet
    ? { ...NO_RECIPE, sheet }
    : {
        sheet: before.sheet,
        withoutDoubles: doubles !== undefined,
        names: Object.fromEntries(
          source.flatMap((one, n) =>
            known.has(one) && name[n]?.trim() && name[n].trim() !== one ? [[one, name[n].trim()]] : [],
          ),
        ),
        styles: {
          ...before.styles,
          ...Object.fromEntries(
            source.flatMap((one, n) => (style[n] && style[n] !== known.get(one)?.style ? [[one, style[n]]] : [])),
          ),
        },
      }
  const given = Object.values(recipe.names).map((one) => one.toLowerCase())
  const all = [
    ...given,
    ...told.columns.filter((column) => !recipe.names[column.source]).map((column) => column.source.toLowerCase()),
  ]
  if (new Set(all).size < all.length || all.includes('row_number'))
    return refuse(typed, 'name', 'Two columns have the same name.', 400)
  const next = await tellTable({ ...toFile(row), recipe })
  if (!next.isDone) return refuse(typed, 'style', next.message, 422)
  await rows.saveSet(id, { recipe, told: next.value, rowCount: next.value.rowCount, updatedAt: clock.now() })
  return redirect(to('v2-business-intelligence', null, { data: id, part: 'columns', key }), 303)
}
