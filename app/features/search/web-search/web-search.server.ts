import { createBoundedCache } from '#app/platform/values/bounded-cache.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { listEngines, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { toCapWords } from '#app/kits/members/quota/quota.server.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { markedWords, readSearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'
import { searchPages } from '#app/kits/search/web-index/search-pages.server.ts'
import { clock } from '#app/platform/clock.ts'
import { once } from '#app/platform/once.ts'
import { toFailure } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import { mergeResults, toPlainSnippet, type WebResult } from './merged-results.ts'
import { findModel } from '#app/kits/asking/cited-answer/model-choice.server.ts'

const INDEX_LABEL = 'This server’s index'
const MOST_RESULTS = 20
const FROM_ENGINE = 15
const ENGINE_MS = 9_000
/** Who loads a page again pays for it once. */
const KEPT_MS = 600_000
const KEPT = { entries: 500, bytes: 8 * 1_048_576 }

type EngineResults = Ports['search']['result']['results']
type Asked = { results: EngineResults; label: string; at: number }
const kept = () => once('web-search-kept', () => createBoundedCache<Asked>(KEPT))

export type Searched = {
  results: WebResult[]
  /** Who was asked, for the line above the results. */
  origins: string[]
  /** What did not work, in sentences. */
  notes: string[]
  /** The run that the summary goes on with; `model` may be asked in it. */
  run: Run
  model: ListedEngine<'write'> | null
}

type Searcher = { member: CurrentUser | null; network: string; isRead: boolean }

const isFree = ({ price }: ListedEngine<'search'>) => price?.inputMicros === 0 && price.outputMicros === 0

/** What engines and the index find for a query, merged. An engine that fails is named, and the rest stands. */
export async function searchWeb(query: string, { member, network, isRead }: Searcher): Promise<Searched> {
  const viewer = toViewer(member)
  const key = JSON.stringify([viewer.id ?? network, query])
  const known = kept().get(key)
  const fresh = known && clock.now().getTime() - known.at < KEPT_MS ? known : null
  const [engines, model] = isRead ? await Promise.all([listEngines(viewer, 'search'), findModel(viewer)]) : [[], null]
  const needsEngine = engines.length > 0 && !fresh
  const isCounted = (needsEngine && !engines.every(isFree)) || (model !== null && !fresh)
  const runner = { member, network }
  const begun = isCounted ? await beginRun(runner, { screen: 'web-search' }) : null
  const isRefused = begun !== null && !begun.isDone
  const run = begun?.isDone ? begun.value : await beginFreeRun(runner, { screen: 'web-search' })
  const mayAsk = needsEngine && (!isRefused || engines.every(isFree))
  const [index, asked] = await Promise.all([searchIndex(query), fresh ?? (mayAsk ? askEngine(run, query, key) : null)])
  const engine = asked && 'results' in asked ? asked : null
  return {
    results: mergeResults([engine ? toResults(engine) : [], index]).slice(0, MOST_RESULTS),
    origins: [...(engine ? [engine.label] : []), ...(index.length > 0 ? [INDEX_LABEL] : [])],
    notes: [
      ...(asked && 'failed' in asked ? [asked.failed] : []),
      ...(isRefused
        ? [`${toCapWords(begun.quota, member === null)} The pages kept here are searched all the same.`]
        : []),
    ],
    run,
    model: isRefused ? null : model,
  }
}

async function askEngine(run: Run, query: string, key: string): Promise<Asked | { failed: string }> {
  try {
    const input = { query, count: FROM_ENGINE, language: null }
    const { result, listed } = await useBest(run, 'search', input, { signal: AbortSignal.timeout(ENGINE_MS) })
    const asked = { results: result.results, label: listed.engine.label, at: clock.now().getTime() }
    kept().set(key, asked, JSON.stringify(asked).length)
    return asked
  } catch (error) {
    const failure = toFailure(error)
    const words = failure.kind === 'cancelled' ? 'It did not answer in time.' : toFailureWords(failure)
    return { failed: `The search engine gave nothing. ${words}` }
  }
}

const toResults = ({ results, label }: Asked): WebResult[] =>
  results.map(({ title, url, snippet, publishedAt }) => ({
    title,
    url,
    site: new URL(url).host,
    snippetHtml: toPlainSnippet(snippet),
    date: publishedAt,
    origins: [label],
    alsoAt: [],
    text: null,
  }))

async function searchIndex(typed: string): Promise<WebResult[]> {
  const query = readSearchQuery(typed)
  const words = markedWords(query)
  return (await searchPages(query, MOST_RESULTS)).map(({ title, url, host, body, publishedAt, alsoAt }) => ({
    title: title || url,
    url,
    site: host,
    snippetHtml: markSnippet(body, words),
    date: publishedAt?.toISOString() ?? null,
    origins: [INDEX_LABEL],
    alsoAt,
    text: body,
  }))
}
