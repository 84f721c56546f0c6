import { findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { toPlaceWords, type DocumentKind } from '#app/kits/foundation/documents/document.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { compareDocuments, contradictDocuments } from '../comparing/compare.server.ts'
import { QUESTION_MAX_CHARS } from '../documents.limits.ts'
import type { DocumentAnswer, Found } from '../keeping/found.ts'
import { toKindName } from '../kind-name.ts'
import * as rows from '../keeping/documents.store.server.ts'
import { readShare } from '../sharing/share-view.server.ts'
import { SHARE_KIND, sharedTerms } from '../sharing/shared-terms.ts'
import { documentsKeeping, requireDocument } from './documents-keeping.server.ts'
import { toShownPage } from './shown-page.ts'

export const documentParts = ['overview', 'text', 'facts', 'tables', 'ask', 'compare', 'share'] as const
export type DocumentPart = (typeof documentParts)[number]
const MOST_TO_COMPARE = 60
const spendCompare = createRateLimit('document-compare', { points: 20, windowS: 60 })

/** The analyzer as its address asks for it: the form with somebody's documents, or one of them. */
export async function readDocuments(request: Request, network: string) {
  const params = new URL(request.url).searchParams
  const id = params.get('doc')
  if (id) return readOne(request, id, params, network)
  const visitor = await findVisitor(request)
  const page = await readKeptPage(documentsKeeping, visitor, params, (row) => {
    const { kind, state, pageCount } = row as rows.ListedDocument
    if (state === 'failed') return 'could not be read'
    if (state !== 'ready') return 'being read'
    return [kind && toKindName(kind as DocumentKind), pageCount > 1 ? `${pageCount} pages` : null]
      .filter(Boolean)
      .join(', ')
  })
  return { part: 'list' as const, page, question: (params.get('question') ?? '').slice(0, QUESTION_MAX_CHARS) }
}
export type DocumentsView = Awaited<ReturnType<typeof readDocuments>>
export type DocumentView = Exclude<DocumentsView, { part: 'list' }>

async function readOne(request: Request, id: string, params: URLSearchParams, network: string) {
  const { row, owner } = await requireDocument(request, id)
  const wanted = documentParts.find((part) => part === params.get('part')) ?? 'overview'
  const part = row.state === 'failed' ? ('overview' as const) : wanted
  const job = row.jobId ? await findJob(row.jobId) : null
  const kind = (row.kind ?? 'text') as DocumentKind
  return {
    part,
    id,
    title: row.title,
    name: row.name,
    kind,
    state: row.state,
    trouble: row.trouble,
    pageCount: row.pageCount,
    collectionId: row.collectionId,
    isOpen: (row.state === 'waiting' || row.state === 'reading') && job !== null && isOpen(job),
    progress: job?.progress ?? null,
    progressNote: job?.progressNote ?? null,
    found: row.found as Found,
    places: toPlacesOf(kind, await rows.listPageNames(id)),
    liveMark: createLiveMark(),
    isStill: params.get('refresh') === 'off',
    page: part === 'text' || row.state === 'waiting' ? await readPageOf(id, params) : null,
    tables: part === 'tables' ? await readTables(id, row.found as Found) : null,
    questions: part === 'ask' ? await readQuestions(id) : null,
    typed: (params.get('question') ?? '').slice(0, QUESTION_MAX_CHARS),
    compare: part === 'compare' ? await readCompare(request, row, owner, params, network) : null,
    share:
      part === 'share'
        ? await readShare(request, { kind: SHARE_KIND, thingId: id }, owner, ({ terms }) =>
            sharedTerms.parse(terms).showsText ? 'with the whole text' : 'what was found alone',
          )
        : null,
  }
}

/** What each page is called, by its number: "slide 3". */
export const toPlacesOf = (kind: DocumentKind, names: readonly { number: number; label: string | null }[]) =>
  Object.fromEntries(
    names.map(({ number, label }) => [number, { words: toPlaceWords(kind, number, label ?? undefined), label }]),
  )

export async function readPageOf(id: string, params: URLSearchParams) {
  const names = await rows.listPageNames(id)
  const asked = Number(params.get('page'))
  const at = Math.max(
    0,
    names.findIndex(({ number }) => number === asked),
  )
  const number = names[at]?.number
  if (number === undefined) return null
  const page = await rows.findPage(id, number)
  if (!page) return null
  const range = /^(\d{1,8})-(\d{1,8})$/.exec(params.get('mark') ?? '')
  const mark = range && Number(range[2]) > Number(range[1]) ? { start: Number(range[1]), end: Number(range[2]) } : null
  return {
    number,
    label: page.label,
    ...toShownPage(page, mark),
    isMarked: mark !== null,
    before: names[at - 1]?.number ?? null,
    after: names[at + 1]?.number ?? null,
    at: at + 1,
    of: names.length,
  }
}

const TABLE_ROWS_SHOWN = 12

async function readTables(id: string, { facts }: Found) {
  const list = facts?.tables ?? []
  const pages = await rows.listPages(id)
  const all = pages.flatMap(({ blocks }) => blocks)
  return list.map((table, n) => ({
    ...table,
    n,
    start: all[table.block]?.start ?? 0,
    end: all[table.block]?.end ?? 0,
    shown: (all[table.block]?.rows ?? []).slice(0, TABLE_ROWS_SHOWN),
  }))
}

const readQuestions = async (documentId: string) =>
  (await rows.listQuestions({ documentId })).map(({ id, question, answer, createdAt }) => ({
    id,
    question,
    answer: answer as DocumentAnswer,
    at: createdAt,
  }))

async function readCompare(
  request: Request,
  row: rows.DocumentRow,
  owner: Visitor,
  params: URLSearchParams,
  network: string,
) {
  const own = await rows.listDocuments(owner, { search: '', before: null, most: MOST_TO_COMPARE })
  const others = own
    .filter(({ id, state }) => id !== row.id && state === 'ready')
    .map(({ id, title, createdAt }) => ({ id, title, at: createdAt }))
  const otherId = params.get('other')
  if (!otherId) return { others, other: null, versions: null, contradicted: null, message: null }
  const { row: other } = await requireDocument(request, otherId)
  if (other.state !== 'ready' || row.state !== 'ready') throw notFound('These two are not read yet.')
  const chosen = { id: other.id, title: other.title }
  const waitS = await spendCompare(network)
  if (waitS > 0)
    return { others, other: chosen, versions: null, contradicted: null, message: tooManyAtOnce('comparisons', waitS) }
  const isContradict = params.get('as') === 'contradictions'
  const contradicted = isContradict ? await contradictDocuments(row, other, request.signal) : null
  const versions = isContradict ? null : await compareDocuments(other, row, request.signal)
  return { others, other: chosen, versions, contradicted, message: null }
}
