import { to } from '#app/catalogue/to.ts'
import { highlight } from '#app/kits/foundation/content/highlight.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { readShare } from '#app/kits/members/share-links/read-share.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { TASK_MAX_CHARS } from '../code.limits.ts'
import { findAnswer, type AnswerRow } from '../keeping/code.store.server.ts'
import { findSaidLanguage, isLanguage, LANGUAGES, languages, type Language } from '../library/languages.ts'
import { findSnippet, listSnippets } from '../library/library.server.ts'
import { snippetsFor } from '../library/snippets-for.server.ts'
import { readTools } from '../tools/tools-view.server.ts'
import { codeKeeping, requireAnswer, SHARE_KIND } from './code-keeping.server.ts'
import type { Told } from './told.ts'
import { listCoders } from './write-by-models.server.ts'

const NO_SHARE = 'There is no code under this address. Whoever shared it may have taken it back.'
const EXAMPLES = [
  { prompt: 'Remove duplicates from a list', language: 'python' },
  { prompt: 'The newest order of each customer', language: 'sql' },
  { prompt: 'Parse a CSV file with quotes', language: 'javascript' },
  { prompt: 'Retry a failing request with backoff', language: 'javascript' },
  { prompt: 'Days between two dates', language: 'python' },
] as const

/** The code generator as its address asks for it. */
export async function readCode(request: Request) {
  const params = new URL(request.url).searchParams
  const shared = params.get('shared')
  if (shared) return readShared(shared)
  const id = params.get('answer')
  if (id) return readOne(request, id)
  const tool = params.get('tool')
  if (tool) return { part: 'tool' as const, ...(await readTools(tool, params, request.signal)) }
  return readStart(request, params)
}
export type CodeView = Awaited<ReturnType<typeof readCode>>
export type StartView = Extract<CodeView, { part: 'start' }>
export type ToolView = Extract<CodeView, { part: 'tool' }>
export type AnswerView = Extract<CodeView, { part: 'answer' }>

const languageChoices = languages.map((id) => ({ id, label: LANGUAGES[id].label }))

async function readStart(request: Request, params: URLSearchParams) {
  const member = await findUser(request)
  const prompt = (params.get('prompt') ?? '').slice(0, TASK_MAX_CHARS)
  const chosen = params.get('language') ?? 'any'
  const language = isLanguage(chosen) ? chosen : findSaidLanguage(prompt)
  const [page, near, models] = await Promise.all([
    readKeptPage(codeKeeping, await findVisitor(request), params, () => ''),
    prompt === '' ? null : snippetsFor(prompt, language),
    listCoders(member),
  ])
  const elsewhere = near && language !== null && near.found.length === 0 ? await snippetsFor(prompt, null) : null
  return {
    part: 'start' as const,
    prompt,
    language: chosen,
    languages: languageChoices,
    isNear: params.get('near') === '1',
    near: (near?.found.length ? near.found : (elsewhere?.found ?? [])).slice(0, 3).map(({ snippet }) => ({
      id: snippet.id,
      title: snippet.title,
      about: snippet.about,
      language: LANGUAGES[snippet.language].label,
    })),
    isElsewhere: elsewhere !== null && elsewhere.found.length > 0,
    models: models.map(({ engine }) => engine.label),
    count: listSnippets().length,
    examples: [...EXAMPLES],
    page,
  }
}

async function readOne(request: Request, id: string) {
  const { row, owner } = await requireAnswer(request, id)
  return { ...toShown(row), shared: false, share: await toShare(request, id, owner) }
}

async function readShared(linkId: string) {
  const link = await findShareLink(SHARE_KIND, linkId)
  const row = link ? await findAnswer(link.thingId) : null
  if (!row) throw notFound(NO_SHARE)
  return { ...toShown(row), shared: true, share: null }
}

function toShown(row: AnswerRow) {
  const told = row.told as Told
  const language = row.language as Language
  const { label, colour, runs, ending } = LANGUAGES[language]
  const snippet = row.snippetId === null ? null : findSnippet(row.snippetId)
  return {
    part: 'answer' as const,
    id: row.id,
    title: row.title,
    language: label,
    languageId: language,
    fileName: language === 'dockerfile' ? 'Dockerfile' : `${row.snippetId?.split('/')[1] ?? 'code'}.${ending}`,
    runs,
    text: row.text,
    code: highlight(row.text, colour),
    check: told.check,
    setup: snippet?.setup ?? '',
    snippet: snippet && { title: snippet.title, about: snippet.about },
    fields: (snippet?.fields ?? []).map((field) => ({ ...field, value: told.values[field.name] ?? field.usual })),
    by: told.by,
    isEdited: told.isEdited,
    formatter: told.formatter,
    parsed: told.parsed,
    ran: told.ran,
    candidates: told.candidates.map(({ by, ran, parsed, trouble }) => ({
      by,
      trouble,
      faults: parsed.faults.length,
      checks: ran?.checks ?? [],
      runTrouble: ran?.trouble ?? null,
    })),
    checksBy: told.checksBy,
  }
}

const toShare = (request: Request, id: string, owner: Visitor) =>
  readShare(request, { kind: SHARE_KIND, thingId: id }, owner, {
    addressOf: (link) => to('code-generator', null, { shared: link }),
  })
