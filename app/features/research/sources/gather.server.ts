import { to } from '#app/catalogue/to.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { askSeat, listSeats } from '#app/kits/asking/panel/panel.server.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toProse } from '#app/kits/foundation/content/prose.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findPassages } from '#app/kits/search/document-passages/passages.store.server.ts'
import { searchArticles } from '#app/kits/search/site-search/articles.store.server.ts'
import { isEmptyQuery, readSearchQuery, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { fetchText } from '#app/kits/search/web-index/fetched-text.server.ts'
import { searchPages } from '#app/kits/search/web-index/search-pages.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { toSought, type Plan, type SourceKind } from '../plan/plan.ts'
import { SNAPSHOT_MAX_CHARS, type Gathered, type Reached } from './gathered.ts'

export type Gathering = {
  run: Run
  /** Whose documents are read; null: nobody's. */
  owner: Visitor | null
  plan: Pick<Plan, 'documents' | 'collections' | 'pages'>
  signal?: AbortSignal
}

const WEB_MS = 15_000
const FETCHES_AT_ONCE = 4
const PASSAGES_PER_PAGE = 2

/** What one place has for a question. Never rejects but for an abort: what fails is said in a note. */
export async function gather(kind: SourceKind, question: string, gathering: Gathering): Promise<Reached> {
  const query = readSearchQuery(toSought(question))
  try {
    const { found, note } = await ways[kind](question, query, gathering)
    const cut = found.map((one) => ({ ...one, text: one.text.toWellFormed().slice(0, SNAPSHOT_MAX_CHARS).trim() }))
    return { found: cut.filter(({ text }) => text !== ''), note }
  } catch (error) {
    gathering.signal?.throwIfAborted()
    return { found: [], note: toFailureWords(toFailure(error)) }
  }
}

type Way = (question: string, query: SearchQuery, gathering: Gathering) => Promise<Reached>

const ways: Readonly<Record<SourceKind, Way>> = {
  knowledge: askKnowledge,
  here: readHere,
  index: readIndex,
  web: readWeb,
  documents: readOwn,
}

/** The built-in voices, each with the table or work its answer comes from. One without any is no source. */
async function askKnowledge(question: string, _: SearchQuery, { run, signal }: Gathering): Promise<Reached> {
  const seats = (await listSeats(run.viewer)).filter(({ engine }) => isBuiltIn(engine.id))
  const answers = await Promise.all(seats.map((seat) => askSeat(run, seat, { question }, signal ? { signal } : {})))
  const found = answers
    .filter(({ state, sources, isRecomputed }) => state === 'answered' && (sources.length > 0 || isRecomputed))
    .map(({ label, text, sources, weight, isRecomputed }): Gathered => {
      const [first] = sources
      const quotes = sources.map(({ quote }) => quote.trim()).filter((quote) => quote !== '' && !text.includes(quote))
      const isSure = weight === 'typed' || weight === 'exact' || isRecomputed
      return {
        kind: 'knowledge',
        title: toTitle(label, first?.title),
        href: first?.url ?? '',
        site: label,
        date: null,
        license: first?.license ?? null,
        text: [text, ...new Set(quotes)].join('\n\n'),
        answers: isSure ? text.length : 0,
      }
    })
  return { found, note: found.length === 0 ? 'None of the built-in voices knows an answer.' : null }
}

const toTitle = (label: string, title: string | undefined) =>
  !title ? label : title.startsWith(label) ? title : `${label}: ${title}`

async function readHere(_: string, query: SearchQuery, { plan }: Gathering): Promise<Reached> {
  if (isEmptyQuery(query)) return { found: [], note: null }
  const articles = await searchArticles(query, plan.pages)
  const found = articles.map(({ kind, slug, title, body }): Gathered => ({
    kind: 'here',
    title,
    href: kind === 'help' ? to('support', null, { article: slug }) : to('topic', { topic: slug }),
    site: 'This place',
    date: null,
    license: null,
    text: toProse(body),
    answers: 0,
  }))
  return { found, note: null }
}

async function readIndex(_: string, query: SearchQuery, { plan }: Gathering): Promise<Reached> {
  const pages = await searchPages(query, plan.pages)
  const found = pages.map(({ title, url, host, body, publishedAt }): Gathered => ({
    kind: 'index',
    title: title || url,
    href: url,
    site: host,
    date: publishedAt?.toISOString() ?? null,
    license: null,
    text: body,
    answers: 0,
  }))
  return { found, note: found.length === 0 ? 'No page kept here speaks of it.' : null }
}

async function readWeb(_: string, query: SearchQuery, { run, plan, signal }: Gathering): Promise<Reached> {
  const engines = await listEngines(run.viewer, 'search')
  if (engines.length === 0) return { found: [], note: NO_WEB }
  const limit = AbortSignal.timeout(WEB_MS)
  const input = { query: query.text, count: plan.pages, language: null }
  const { result } = await useBest(run, 'search', input, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
  const results = result.results.slice(0, plan.pages)
  const found: Gathered[] = []
  for (let at = 0; at < results.length; at += FETCHES_AT_ONCE) {
    signal?.throwIfAborted()
    const read = await Promise.all(
      results.slice(at, at + FETCHES_AT_ONCE).map(async ({ title, url, publishedAt }) => {
        const fetched = await fetchText(url)
        if (!fetched) return null
        const { host } = new URL(url)
        return { title: title || url, href: url, site: host, text: fetched.text, date: publishedAt ?? fetched.date }
      }),
    )
    for (const page of read) if (page) found.push({ kind: 'web', license: null, answers: 0, ...page })
  }
  const unread = results.length - found.length
  return { found, note: unread > 0 ? `${unread} of ${results.length} pages could not be read.` : null }
}

export const NO_WEB = 'No search engine is connected to this server.'

async function readOwn(_: string, query: SearchQuery, { owner, plan }: Gathering): Promise<Reached> {
  if (!owner || isEmptyQuery(query)) return { found: [], note: null }
  const { documents, collections } = plan
  const passages = await findPassages({ owner, documents, collections }, query, plan.pages * PASSAGES_PER_PAGE)
  const found = passages.map(({ documentId, title, page, start, text }): Gathered => {
    const mark = `${start}-${start + text.length}`
    return {
      kind: 'documents',
      title,
      href: `${to('document-analyzer', null, { doc: documentId, part: 'text', page, mark })}#mark`,
      site: `“${title}”`,
      date: null,
      license: null,
      text,
      answers: 0,
    }
  })
  return { found, note: found.length === 0 ? 'None of your documents holds these words.' : null }
}
