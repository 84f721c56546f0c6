import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { dialect } from '#app/database/kit.ts'
import { store } from '#app/database/store.server.ts'
import { inboxBodies, inboxMessages } from '#app/database/tables/mail/inbox.ts'
import { isEmptyQuery, toFts5, toTsQuery, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { toOwnerWord } from './owner-word.ts'

/** Words that must stand in a message, and words that must stand among its people. */
export type Wanted = { words: SearchQuery | null; people: readonly string[] }

/** The newest messages of a member that hold some words, behind a place: the numbers of their rows, newest first. */
export const findSearchIds = (
  userId: string,
  wanted: Wanted,
  behind: number | null,
  most: number,
): Promise<number[]> =>
  dialect === 'pg' ? findInPg(userId, wanted, behind, most) : findInSqlite(userId, wanted, behind, most)

async function findInSqlite(userId: string, { words, people }: Wanted, behind: number | null, most: number) {
  const hasWords = words !== null && !isEmptyQuery(words)
  const wanted = [
    `owner : "${toOwnerWord(userId)}"`,
    ...(hasWords ? [`{people subject text} : (${toFts5(words, 'all')})`] : []),
    ...people.map((word) => `people : "${word}"`),
  ].join(' AND ')
  // Words to leave out alone have nothing to be left out of but the whole.
  const unwanted = hasWords ? [] : (words?.without ?? []).map((words) => `{people subject text} : "${words.join(' ')}"`)
  const match = unwanted.length > 0 ? `(${wanted}) NOT (${unwanted.join(' OR ')})` : wanted
  const rows = await store()
    .db.select({ searchId: sql<number>`rowid` })
    .from(sql`inbox_search`)
    .where(sql`inbox_search match ${match}${behind === null ? sql`` : sql` and rowid < ${behind}`}`)
    .orderBy(sql`rowid desc`)
    .limit(most)
  return rows.map(({ searchId }) => Number(searchId))
}

async function findInPg(userId: string, { words, people }: Wanted, behind: number | null, most: number) {
  const query = [...(words ? [toTsQuery(words, 'all')] : []), ...people.map((word) => `'${word}':A`)].join(' & ')
  const rows = await store()
    .db.select({ searchId: inboxBodies.searchId })
    .from(inboxBodies)
    .where(
      and(
        eq(inboxBodies.userId, userId),
        sql`search @@ to_tsquery('english', ${query})`,
        behind === null ? undefined : lt(inboxBodies.searchId, behind),
      ),
    )
    .orderBy(desc(inboxBodies.searchId))
    .limit(most)
  return rows.map(({ searchId }) => searchId)
}

/** The conversations of some messages, newest message first. */
export async function listThreadsOfSearch(userId: string, searchIds: readonly number[]) {
  if (searchIds.length === 0) return []
  return store()
    .db.select({
      threadId: inboxMessages.threadId,
      searchId: inboxMessages.searchId,
      at: inboxMessages.at,
      id: inboxMessages.id,
    })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), inArray(inboxMessages.searchId, [...searchIds])))
    .orderBy(desc(inboxMessages.searchId))
}
