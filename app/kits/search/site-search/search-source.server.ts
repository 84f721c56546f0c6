import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'
import type { SearchQuery } from './search-query.ts'

/** Who searches, as somebody things may belong to (see kits/members/visitor); null: nobody who has any. */
export type Searcher = { owner: { userId: string; guestId: null } | { userId: null; guestId: string } | null }

export type Found = {
  title: string
  /** A path of this server, or a whole address of the web. */
  href: string
  /** One line in plain words: what it is, whose, since when. */
  about: string
  /** HTML in which only `<mark>` is markup; `toSnippet` makes it. */
  snippetHtml: string
  /** From 0 to 1, comparable within one kind and as far as can be with others. */
  score: number
  /** ISO 8601, where known. */
  date?: string | null
}

export type SearchSource = {
  /** In addresses: `/search?kind=<kind>`. */
  kind: string
  /** The name of its tab: "Questions". */
  label: string
  /** What one of it is called on a badge: "Question". */
  one: string
  icon: IconName
  /**
   * `public`: everybody finds the same. `own`: only for whoever a thing belongs to; never asked for a page that is kept
   * for guests. `web`: pages of other sites, in a section of their own.
   */
  reach: 'public' | 'own' | 'web'
  /** The place of its tab: smaller numbers stand further left. */
  place: number
  /** Best first, at most `limit`. What it throws costs its own results alone. */
  search(searcher: Searcher, query: SearchQuery, limit: number): Promise<Found[]>
}

const sources = () => once('search-sources', () => new Map<string, SearchSource>())

/**
 * Adds a kind of thing to the search over everything. Call it where a module is loaded, and import that module in the
 * room's `*.register.server.ts`.
 */
export function defineSearchSource(source: SearchSource): SearchSource {
  sources().set(source.kind, source)
  return source
}

/** Every kind of thing that can be searched, in the order of their tabs. */
export const listSearchSources = (): SearchSource[] => [...sources().values()].sort((a, b) => a.place - b.place)
