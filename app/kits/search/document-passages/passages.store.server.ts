import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { documentPassages as passages, readDocuments as documents } from '#app/database/tables/documents.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toFts5, toTsQuery, type Match, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'

/** Which documents are searched: somebody's, of them those named, those of collections. With no name, all of theirs. */
export type Among = { owner?: Visitor; documents?: readonly string[]; collections?: readonly string[] }

export type FoundPassage = {
  documentId: string
  title: string
  kind: string | null
  page: number
  start: number
  text: string
}

const found = {
  documentId: passages.documentId,
  title: documents.title,
  kind: documents.kind,
  page: passages.page,
  start: passages.start,
  text: passages.text,
}

/** With fewer that hold all words, those that hold some follow. */
const ENOUGH_SHARE = 4

/** Passages of read documents that hold the words of a query, best first. */
export async function findPassages(among: Among, query: SearchQuery, most: number): Promise<FoundPassage[]> {
  const all = await searchPassages(among, query, 'all', most)
  if (all.length >= most / ENOUGH_SHARE) return all
  const known = new Set(all.map(toKey))
  const some = await searchPassages(among, query, 'any', most)
  return [...all, ...some.filter((one) => !known.has(toKey(one)))].slice(0, most)
}

const toKey = ({ documentId, page, start }: FoundPassage) => `${documentId} ${page} ${start}`

const searchPassages = (among: Among, query: SearchQuery, match: Match, most: number): Promise<FoundPassage[]> =>
  dialect === 'pg' ? searchInPg(among, query, match, most) : searchInSqlite(among, query, match, most)

function isAmong({ owner, documents: ids = [], collections = [] }: Among): SQL | undefined {
  const named =
    ids.length + collections.length > 0
      ? or(
          ids.length > 0 ? inArray(documents.id, [...ids]) : undefined,
          collections.length > 0 ? inArray(documents.collectionId, [...collections]) : undefined,
        )
      : undefined
  return and(isNull(documents.deletedAt), owner && belongsTo(documents, owner), named)
}

const searchInSqlite = (among: Among, query: SearchQuery, match: Match, most: number): Promise<FoundPassage[]> =>
  store()
    .db.select(found)
    .from(sql`document_passages_search`)
    .innerJoin(passages, sql`${passages.searchId} = document_passages_search.rowid`)
    .innerJoin(documents, eq(passages.documentId, documents.id))
    .where(and(sql`document_passages_search match ${toFts5(query, match)}`, isAmong(among)))
    .orderBy(sql`bm25(document_passages_search)`)
    .limit(most)

const searchInPg = (among: Among, query: SearchQuery, match: Match, most: number): Promise<FoundPassage[]> => {
  const asked = sql`to_tsquery('english', ${toTsQuery(query, match)})`
  return store()
    .db.select(found)
    .from(passages)
    .innerJoin(documents, eq(passages.documentId, documents.id))
    .where(and(sql`"document_passages"."search" @@ ${asked}`, isAmong(among)))
    .orderBy(sql`ts_rank("document_passages"."search", ${asked}) desc`)
    .limit(most)
}
