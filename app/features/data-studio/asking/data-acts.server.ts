import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readQuestion } from '#app/engines/table-questions/read-question.ts'
import { toSql } from '#app/engines/table-questions/to-sql.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { FileToSave } from '#app/kits/foundation/files/file-to-save.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import { GUEST_KEEPS_DAYS, requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { ANSWER_MAX_ROWS, TABLE_MAX_BYTES } from '../data.limits.ts'
import * as rows from '../keeping/data.store.server.ts'
import { NO_RECIPE, type Recipe, type ToldTable } from '../tables/table-jobs.ts'
import { askTable, tellTable } from '../tables/tables-pool.server.ts'
import type { KeptPlan } from './answered.ts'
import { dataInputs, type DataInput } from './data.inputs.ts'
import { dataKeeping, requireSet, toFile } from './data-view.server.ts'
import { toExampleTable } from './example-table.server.ts'

const DAY_MS = 86_400_000
const uploads = { table: { most: 1, maxBytes: TABLE_MAX_BYTES } }
const spendOpen = createRateLimit('data-open', { points: 20, windowS: 60 })
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
        return await open(request, network, brought, typed, null)
      }
      case 'example': {
        const { name, text, title } = toExampleTable()
        return await open(request, network, { name, content: new TextEncoder().encode(text) }, typed, title)
      }
      case 'ask':
        return await ask(request, network, input, typed)
      case 'query':
        return await query(request, network, input, typed)
      case 'clean':
        return await clean(request, input, typed)
      default:
        return await actOnKept(request, dataKeeping, input)
    }
  } finally {
    await upload.discard()
  }
}

async function open(
  request: Request,
  network: string,
  brought: Pick<FileToSave, 'name' | 'content' | 'claimedType'>,
  typed: Typed,
  title: string | null,
) {
  const waitS = await spendOpen(network)
  if (waitS > 0) return refuse(typed, 'table', tooManyAtOnce('tables', waitS), overLimit(waitS))
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + GUEST_KEEPS_DAYS * DAY_MS)
  const saved = await saveFile({
    ...(owner.userId === null ? { owner: { network: owner.guestId }, expiresAt } : { owner: { id: owner.userId } }),
    purpose: 'attachment',
    ...brought,
    limits: { maxBytes: TABLE_MAX_BYTES },
  })
  if (!saved.isSaved) return refuse(typed, 'table', saved.message, saved.waitS ? overLimit(saved.waitS) : saved.status)
  const name = toSafeName(brought.name, saved.file.type)
  const told = await tellTable({ fileId: saved.file.id, name, recipe: NO_RECIPE })
  if (!told.isDone) {
    await removeFiles([saved.file.id])
    return refuse(typed, 'table', told.message, 422)
  }
  const id = createSecretId()
  await rows.createSet({
    ...{
      id,
      ...owner,
      title: title ?? name.replace(/\.[a-z0-9]{1,8}$/i, ''),
      name,
      fileId: saved.file.id,
      bytes: saved.file.bytes,
    },
    ...{ recipe: NO_RECIPE, told: told.value, rowCount: told.value.rowCount, createdAt: now, updatedAt: now },
  })
  const address = to('v2-business-intelligence', null, { data: id, key: toKeyFor(id, owner, cookie === null) })
  return redirect(address, { status: 303, headers: toVisitorHeaders(cookie) })
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
