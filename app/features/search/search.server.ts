import { readTopics } from '#app/kits/content/content.server.ts'
import { withOpenness } from '#app/kits/content/listed-screens.server.ts'
import { searchSite, suggestScreens } from '#app/kits/site-search/site-search.server.ts'
import { resultKinds, type ResultKind } from './result-kinds.ts'

const MAX_RESULTS = 40
const MAX_QUERY_CHARS = 200

/** The query of an address: `q`, else the segments after /search joined by spaces; and the kind it is narrowed to. */
export function readQuery(
  searchParams: URLSearchParams,
  splat: string | undefined,
): { query: string; kind: ResultKind } {
  const words = searchParams.get('q') ?? (splat ?? '').split('/').join(' ')
  const query = words.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_CHARS)
  const kind = resultKinds.find((known) => known.kind === searchParams.get('kind'))?.kind ?? 'all'
  return { query, kind }
}

/** A word or two become a question; what is one already, or a sentence, stays as it is. */
const toQuestion = (query: string) => (query.endsWith('?') || query.split(' ').length > 3 ? query : `What is ${query}?`)

export async function searchEverything({ query, kind }: { query: string; kind: ResultKind }) {
  const all = query ? withOpenness(await searchSite(query, MAX_RESULTS)) : []
  const of = (wanted: ResultKind) => all.filter((hit) => wanted === 'all' || hit.kind === wanted)
  const hits = of(kind)
  return {
    query,
    question: query ? toQuestion(query) : '',
    kind,
    kinds: resultKinds.map((known) => ({ ...known, count: of(known.kind).length })),
    hits,
    suggestions: query && hits.length === 0 ? suggestScreens(query) : [],
    topics: query ? [] : readTopics().map(({ slug, title }) => ({ slug, title })),
  }
}
