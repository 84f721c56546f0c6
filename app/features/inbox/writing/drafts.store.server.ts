import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { files } from '#app/database/tables/files.ts'
import { inboxDrafts } from '#app/database/tables/mail/inbox.ts'

const ANSWERS = ['accept', 'tentative', 'decline'] as const
export type DraftRow = typeof inboxDrafts.$inferSelect

export const createDraft = (row: typeof inboxDrafts.$inferInsert) => store().db.insert(inboxDrafts).values(row)

export async function findDraft(id: string, userId: string): Promise<DraftRow | null> {
  const [row] = await store()
    .db.select()
    .from(inboxDrafts)
    .where(and(eq(inboxDrafts.id, id), eq(inboxDrafts.userId, userId)))
  return row ?? null
}

/** A draft whoever it belongs to, for the job that sends it. */
export async function findAnyDraft(id: string): Promise<DraftRow | null> {
  const [row] = await store().db.select().from(inboxDrafts).where(eq(inboxDrafts.id, id))
  return row ?? null
}

export const listDrafts = (userId: string, most: number): Promise<DraftRow[]> =>
  store()
    .db.select()
    .from(inboxDrafts)
    .where(and(eq(inboxDrafts.userId, userId), ne(inboxDrafts.state, 'sent')))
    .orderBy(desc(inboxDrafts.updatedAt), desc(inboxDrafts.id))
    .limit(most)

/** The answers of a member to the invitations of some messages, the last one last. */
export async function listAnswers(userId: string, aboutIds: readonly string[]) {
  if (aboutIds.length === 0) return []
  const { aboutId, kind, state, createdAt, id } = inboxDrafts
  const found = await store()
    .db.select({ aboutId, kind })
    .from(inboxDrafts)
    .where(
      and(
        eq(inboxDrafts.userId, userId),
        inArray(aboutId, [...aboutIds]),
        inArray(state, ['held', 'sent']),
        inArray(kind, [...ANSWERS]),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
  return found.flatMap((row) => {
    const answer = ANSWERS.find((one) => one === row.kind)
    return answer && row.aboutId ? [{ aboutId: row.aboutId, kind: answer }] : []
  })
}

/** Changes a draft that is in a state and, where one is said, of a version; false when it is not any more. */
export async function changeDraft(
  { id, userId, state, version }: { id: string; userId: string; state: DraftRow['state']; version?: number },
  change: Partial<Omit<DraftRow, 'id' | 'userId'>>,
): Promise<boolean> {
  const changed = await store()
    .db.update(inboxDrafts)
    .set(change)
    .where(
      and(
        eq(inboxDrafts.id, id),
        eq(inboxDrafts.userId, userId),
        eq(inboxDrafts.state, state),
        version === undefined ? undefined : eq(inboxDrafts.version, version),
      ),
    )
    .returning({ id: inboxDrafts.id })
  return changed.length > 0
}

export async function removeDraft(id: string, userId: string): Promise<DraftRow | null> {
  const [row] = await store()
    .db.delete(inboxDrafts)
    .where(and(eq(inboxDrafts.id, id), eq(inboxDrafts.userId, userId), eq(inboxDrafts.state, 'draft')))
    .returning()
  return row ?? null
}

/** Some files of a member. */
export const listOwnFiles = (userId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(files)
        .where(and(eq(files.ownerId, userId), inArray(files.id, [...ids])))
