import { withOpenness } from '#app/kits/foundation/content/listed-screens.server.ts'
import { readTopics } from '#app/kits/foundation/content/content.server.ts'
import {
  isEmptyQuery,
  QUERY_MAX_CHARS,
  readSearchQuery,
  type SearchQuery,
} from '#app/kits/search/site-search/search-query.ts'
import {
  listSearchSources,
  type Found,
  type Searcher,
  type SearchSource,
} from '#app/kits/search/site-search/search-source.server.ts'
import { suggestScreens } from '#app/kits/search/site-search/site-search.server.ts'
import { log } from '#app/platform/log.server.ts'
import { correctQuery } from './corrected-query.server.ts'
import { ALL } from './result-kinds.ts'
import { toQuestion } from '#app/kits/asking/cited-answer/to-question.ts'

const MOST_OF_A_KIND = 30
/** On the page of everything; the tab of a kind shows all of it. */
const SHOWN = { public: 20, own: 5, web: 6 }

/** The query of an address: `q`, else the segments after /search joined by spaces; and the kind it is narrowed to. */
export function readQuery(searchParams: URLSearchParams, splat: string | undefined): { query: string; kind: string } {
  const words = searchParams.get('q') ?? (splat ?? '').split('/').join(' ')
  const query = words.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_CHARS)
  const asked = searchParams.get('kind')
  return { query, kind: listSearchSources().some(({ kind }) => kind === asked) ? asked! : ALL }
}

export type Hit = Found & {
  kind: string
  one: string
  icon: SearchSource['icon']
  isWaiting: boolean
  isOutside: boolean
}
type Group = { source: SearchSource; found: Found[] }

/** What a query finds: of everything, or of one kind, with the counts of all kinds. */
export async function searchEverything({ query, kind }: { query: string; kind: string }, searcher: Searcher) {
  const topics = query ? [] : readTopics().map(({ slug, title }) => ({ slug, title }))
  const read = readSearchQuery(query)
  const nothing = {
    query,
    kind,
    topics,
    question: '',
    tabs: [],
    own: [],
    hits: [],
    web: [],
    instead: null,
    suggestions: [],
  }
  if (isEmptyQuery(read)) return { ...nothing, isOnlyWithout: read.without.length > 0 }
  const first = await findAll(searcher, read)
  const instead = first.every(({ found }) => found.length === 0) ? await correctQuery(read) : null
  const groups = instead ? await findAll(searcher, readSearchQuery(instead)) : first
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const isChosen = (group: Group) => kind === ALL || group.source.kind === kind
  const chosen = groups.filter(isChosen)
  const hitsOf = (reach: SearchSource['reach']) => {
    const hits = chosen.filter(({ source }) => source.reach === reach).flatMap(toHits)
    return kind === ALL ? hits.sort((a, b) => b.score - a.score).slice(0, SHOWN[reach]) : hits
  }
  const isFull = ({ found }: Group) => found.length >= MOST_OF_A_KIND
  return {
    ...nothing,
    isOnlyWithout: false,
    question: toQuestion(count > 0 && instead ? instead : query),
    instead: count > 0 ? instead : null,
    tabs: [
      { kind: ALL, label: 'All', count, isMore: groups.some(isFull) },
      ...groups
        .filter((group) => group.found.length > 0 || group.source.kind === kind)
        .map((group) => ({
          kind: group.source.kind,
          label: group.source.label,
          count: group.found.length,
          isMore: isFull(group),
        })),
    ],
    own: hitsOf('own'),
    hits: hitsOf('public'),
    web: hitsOf('web'),
    suggestions: count === 0 ? suggestScreens(query) : [],
  }
}

export type SearchView = Awaited<ReturnType<typeof searchEverything>>

/** A source that fails costs its own results alone. */
const findAll = (searcher: Searcher, query: SearchQuery): Promise<Group[]> =>
  Promise.all(
    listSearchSources().map(async (source) => {
      const found = await source.search(searcher, query, MOST_OF_A_KIND).catch((error: unknown) => {
        log.error({ err: error, kind: source.kind }, 'a source of the search failed')
        return []
      })
      return { source, found }
    }),
  )

function toHits({ source: { kind, one, icon, reach }, found }: Group): Hit[] {
  const named = found.map((hit) => ({ ...hit, kind, one, icon, isOutside: reach === 'web' }))
  return reach === 'public' ? withOpenness(named) : named.map((hit) => ({ ...hit, isWaiting: false }))
}
