import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxFolders } from '#app/database/tables/mail/accounts.ts'
import { inboxDrafts, inboxLabels, inboxThreadLabels, inboxThreads } from '#app/database/tables/mail/inbox.ts'
import type { ThreadRow } from './messages.store.server.ts'

/** Which conversations a list shows. */
export const folders = ['inbox', 'starred', 'snoozed', 'sent', 'archive', 'all', 'junk', 'trash'] as const
export type Folder = (typeof folders)[number]

/** What narrows a list: all of it must be true. */
export type Narrowed = {
  folder: Folder
  bundle: string | null
  label: string | null
  isUnread: boolean
  isStarred: boolean
  hasAttachment: boolean
  before: Date | null
  after: Date | null
}
export type Cursor = { at: Date; id: string }

/** The column that a list is sorted by. */
function columnOf(folder: Folder) {
  if (folder === 'starred') return inboxThreads.starredAt
  if (folder === 'snoozed') return inboxThreads.snoozedUntil
  return folder === 'sent' ? inboxThreads.lastSentAt : inboxThreads.lastAt
}

/** The moment by which a list sorts a conversation. */
export function sortedAt({ starredAt, snoozedUntil, lastSentAt, lastAt }: ThreadRow, folder: Folder): Date {
  const at =
    folder === 'starred' ? starredAt : folder === 'snoozed' ? snoozedUntil : folder === 'sent' ? lastSentAt : null
  return at ?? lastAt
}

function inFolder(folder: Folder, now: Date): SQL | undefined {
  const { place, snoozedUntil, starredAt, lastSentAt } = inboxThreads
  const isHere = ne(place, 'trash')
  switch (folder) {
    case 'inbox':
      return and(eq(place, 'inbox'), or(isNull(snoozedUntil), lte(snoozedUntil, now)))
    case 'starred':
      return and(isNotNull(starredAt), isHere)
    case 'snoozed':
      return and(gt(snoozedUntil, now), isHere)
    case 'sent':
      return and(isNotNull(lastSentAt), isHere)
    case 'all':
      return and(isHere, ne(place, 'junk'))
    default:
      return eq(place, folder)
  }
}

const labelled = (label: string): SQL =>
  inArray(
    inboxThreads.id,
    store()
      .db.select({ id: inboxThreadLabels.threadId })
      .from(inboxThreadLabels)
      .where(eq(inboxThreadLabels.labelId, label)),
  )

/** What a list asks of a conversation, as a condition. */
export function toCondition(userId: string, narrowed: Narrowed, now: Date): SQL {
  const { folder, bundle, label, isUnread, isStarred, hasAttachment, before, after } = narrowed
  return and(
    eq(inboxThreads.userId, userId),
    inFolder(folder, now),
    bundle ? eq(inboxThreads.pile, bundle) : undefined,
    label ? labelled(label) : undefined,
    isUnread ? gt(inboxThreads.unread, 0) : undefined,
    isStarred ? isNotNull(inboxThreads.starredAt) : undefined,
    hasAttachment ? gt(inboxThreads.attachments, 0) : undefined,
    before ? lt(inboxThreads.lastAt, before) : undefined,
    after ? gt(inboxThreads.lastAt, after) : undefined,
  )!
}

/** A page of conversations, newest first, behind a place in the list. */
export function listThreads(
  userId: string,
  narrowed: Narrowed,
  { behind, most, now }: { behind: Cursor | null; most: number; now: Date },
): Promise<ThreadRow[]> {
  const column = columnOf(narrowed.folder)
  const order = narrowed.folder === 'snoozed' ? asc : desc
  const isBehind = narrowed.folder === 'snoozed' ? gt : lt
  return store()
    .db.select()
    .from(inboxThreads)
    .where(
      and(
        toCondition(userId, narrowed, now),
        behind
          ? or(isBehind(column, behind.at), and(eq(column, behind.at), isBehind(inboxThreads.id, behind.id)))
          : undefined,
      ),
    )
    .orderBy(order(column), order(inboxThreads.id))
    .limit(most)
}

export const listThreadsByIds = (userId: string, ids: readonly string[]): Promise<ThreadRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(inboxThreads)
        .where(and(eq(inboxThreads.userId, userId), inArray(inboxThreads.id, [...ids])))

/** Of some conversations those that a list would show. */
export const filterThreads = (userId: string, ids: readonly string[], narrowed: Narrowed, now: Date) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(inboxThreads)
        .where(and(toCondition(userId, narrowed, now), inArray(inboxThreads.id, [...ids])))

/** How many conversations wait unread in the inbox, by bundle; counting ends where nobody counts any more. */
export const countUnread = (userId: string) =>
  store()
    .db.select({ pile: inboxThreads.pile, threads: count() })
    .from(inboxThreads)
    .where(and(eq(inboxThreads.userId, userId), eq(inboxThreads.place, 'inbox'), gt(inboxThreads.unread, 0)))
    .groupBy(inboxThreads.pile)

export async function countDrafts(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ drafts: count() })
    .from(inboxDrafts)
    .where(and(eq(inboxDrafts.userId, userId), ne(inboxDrafts.state, 'sent')))
  return row?.drafts ?? 0
}

/** Conversations whose time has come lie in the inbox again. */
export const wakeThreads = (now: Date) =>
  store()
    .db.update(inboxThreads)
    .set({ snoozedUntil: null, place: 'inbox' })
    .where(and(lte(inboxThreads.snoozedUntil, now), ne(inboxThreads.place, 'trash')))

export const listTrashedBefore = (before: Date, most: number) =>
  store()
    .db.select({ id: inboxThreads.id, userId: inboxThreads.userId })
    .from(inboxThreads)
    .where(lt(inboxThreads.trashedAt, before))
    .limit(most)

export const listLabels = (userId: string) =>
  store().db.select().from(inboxLabels).where(eq(inboxLabels.userId, userId)).orderBy(asc(inboxLabels.nameKey))

/** Which labels some conversations carry. */
export const listLabelsOf = (threadIds: readonly string[]) =>
  threadIds.length === 0
    ? Promise.resolve([])
    : store()
        .db.select({ threadId: inboxThreadLabels.threadId, labelId: inboxThreadLabels.labelId })
        .from(inboxThreadLabels)
        .where(inArray(inboxThreadLabels.threadId, [...threadIds]))

export const createLabel = (row: typeof inboxLabels.$inferInsert) =>
  store().db.insert(inboxLabels).values(row).onConflictDoNothing()

export async function removeLabel(id: string, userId: string): Promise<boolean> {
  const gone = await store()
    .db.delete(inboxLabels)
    .where(and(eq(inboxLabels.id, id), eq(inboxLabels.userId, userId)))
    .returning({ id: inboxLabels.id })
  if (gone.length === 0) return false
  await store().db.delete(inboxThreadLabels).where(eq(inboxThreadLabels.labelId, id))
  // A folder of a mail server that was this label stays there, and is none any more.
  await store().db.update(inboxFolders).set({ labelId: null }).where(eq(inboxFolders.labelId, id))
  return true
}

export const addLabel = (userId: string, threadIds: readonly string[], labelId: string, createdAt: Date) =>
  store()
    .db.insert(inboxThreadLabels)
    .values(threadIds.map((threadId) => ({ threadId, labelId, userId, createdAt })))
    .onConflictDoNothing()

export const takeLabel = (userId: string, threadIds: readonly string[], labelId: string) =>
  store()
    .db.delete(inboxThreadLabels)
    .where(
      and(
        eq(inboxThreadLabels.userId, userId),
        eq(inboxThreadLabels.labelId, labelId),
        inArray(inboxThreadLabels.threadId, [...threadIds]),
      ),
    )
