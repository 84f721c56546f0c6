import { k } from '../kit.ts'
import { users } from './people.ts'

/** Sites whose pages the operator chose to have read into this server's own index of the web. */
export const webSites = k.table('web_sites', {
  id: k.text('id').primaryKey(),
  startUrl: k.text('start_url').notNull().unique(),
  host: k.text('host').notNull(),
  /** Only pages whose path begins with this are read. */
  pathPrefix: k.text('path_prefix').notNull(),
  /** Steps from the start address. */
  maxDepth: k.int('max_depth').notNull(),
  maxPages: k.int('max_pages').notNull(),
  /** Between two requests; robots.txt may ask for more. */
  delayMs: k.int('delay_ms').notNull(),
  /** Null: only when the operator says so. */
  everyDays: k.int('every_days'),
  /** Counts the crawls of this site; pages say in which they were queued and visited. */
  crawl: k.int('crawl').notNull().default(0),
  jobId: k.text('job_id'),
  createdAt: k.ts('created_at').notNull(),
  lastCrawlAt: k.ts('last_crawl_at'),
  /** How the last crawl ended, in a sentence; null while none did. */
  lastOutcome: k.text('last_outcome'),
  nextCrawlAt: k.ts('next_crawl_at'),
})

export type WebPageState = 'waiting' | 'stored' | 'skipped' | 'failed'

/** Pages of those sites: what they say, and how the crawl under way gets on. Full-text tables stand beside it. */
export const webPages = k.table(
  'web_pages',
  {
    id: k.text('id').primaryKey(),
    /** The row of the full-text table; a random number, so that nothing renumbers it. */
    searchId: k.int('search_id').notNull().unique(),
    siteId: k
      .text('site_id')
      .notNull()
      .references(() => webSites.id, { onDelete: 'cascade' }),
    url: k.text('url').notNull(),
    /** Steps from the start address. */
    depth: k.int('depth').notNull(),
    state: k.text('state').$type<WebPageState>().notNull().default('waiting'),
    /** Why it was skipped or failed, for the operator. */
    reason: k.text('reason'),
    queuedIn: k.int('queued_in').notNull(),
    visitedIn: k.int('visited_in'),
    title: k.text('title').notNull().default(''),
    headings: k.text('headings').notNull().default(''),
    body: k.text('body').notNull().default(''),
    language: k.text('language'),
    publishedAt: k.ts('published_at'),
    /** The address the page itself says it is to be known by. */
    canonicalUrl: k.text('canonical_url'),
    /** SHA-256 of the words: pages that say the same are one source. */
    contentHash: k.text('content_hash'),
    /** Addresses the page leads to; followed again when the page says that it did not change. */
    links: k.json('links').$type<string[]>().notNull().default([]),
    etag: k.text('etag'),
    lastModified: k.text('last_modified'),
    fetchedAt: k.ts('fetched_at'),
  },
  (t) => [
    k.uniqueIndex('web_pages_url').on(t.siteId, t.url),
    k.index('web_pages_frontier').on(t.siteId, t.queuedIn, t.visitedIn, t.depth),
    k.index('web_pages_state').on(t.siteId, t.state),
    k.index('web_pages_fetched').on(t.state, t.fetchedAt),
    k.index('web_pages_content').on(t.contentHash),
  ],
)

/** What a member searched the web for. Guests leave nothing behind. */
export const webSearches = k.table(
  'web_searches',
  {
    id: k.text('id').primaryKey(),
    userId: k
      .text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: k.text('query').notNull(),
    results: k.int('results').notNull(),
    createdAt: k.ts('created_at').notNull(),
  },
  (t) => [
    k.uniqueIndex('web_searches_user_query').on(t.userId, t.query),
    k.index('web_searches_user').on(t.userId, t.createdAt),
  ],
)
