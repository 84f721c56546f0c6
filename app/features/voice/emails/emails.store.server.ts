import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { voiceEmails } from '#app/database/tables/voice.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type EmailRow = typeof voiceEmails.$inferSelect

export const createEmail = (row: typeof voiceEmails.$inferInsert) => store().db.insert(voiceEmails).values(row)

/** A mail whoever it belongs to; null when there is none or it was deleted. */
export async function findAnyEmail(id: string): Promise<EmailRow | null> {
  const [row] = await store()
    .db.select()
    .from(voiceEmails)
    .where(and(eq(voiceEmails.id, id), isNull(voiceEmails.deletedAt)))
  return row ?? null
}

/** Somebody's own, also one that was deleted and can be brought back. */
export async function findOwnEmail(id: string, owner: Visitor): Promise<EmailRow | null> {
  const [row] = await store()
    .db.select()
    .from(voiceEmails)
    .where(and(eq(voiceEmails.id, id), belongsTo(voiceEmails, owner)))
  return row ?? null
}

export const saveEmail = (id: string, change: Partial<typeof voiceEmails.$inferInsert>) =>
  store().db.update(voiceEmails).set(change).where(eq(voiceEmails.id, id))

/** Marks a mail as sent unless it was; false when somebody else was quicker. */
export async function markSent(id: string, now: Date): Promise<boolean> {
  const marked = await store()
    .db.update(voiceEmails)
    .set({ sentAt: now, updatedAt: now })
    .where(and(eq(voiceEmails.id, id), isNull(voiceEmails.sentAt)))
    .returning({ id: voiceEmails.id })
  return marked.length > 0
}

/** Somebody's mails, newest first, without what is in them. */
export const listEmails = (owner: Visitor, find: string, before: { at: Date; id: string } | null, most: number) =>
  store()
    .db.select({
      id: voiceEmails.id,
      title: voiceEmails.title,
      pack: voiceEmails.pack,
      sentAt: voiceEmails.sentAt,
      createdAt: voiceEmails.createdAt,
    })
    .from(voiceEmails)
    .where(
      and(
        belongsTo(voiceEmails, owner),
        isNull(voiceEmails.deletedAt),
        ...find
          .split(' ')
          .filter(Boolean)
          .map((word) => holds(voiceEmails.words, word)),
        before
          ? or(
              lt(voiceEmails.createdAt, before.at),
              and(eq(voiceEmails.createdAt, before.at), lt(voiceEmails.id, before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(voiceEmails.createdAt), desc(voiceEmails.id))
    .limit(most)

/** What was deleted before a moment goes for good; gives the ids. */
export async function eraseEmailsDeletedBefore(moment: Date): Promise<string[]> {
  const gone = await store()
    .db.select({ id: voiceEmails.id })
    .from(voiceEmails)
    .where(lt(voiceEmails.deletedAt, moment))
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await store().db.delete(voiceEmails).where(inArray(voiceEmails.id, ids))
  return ids
}
