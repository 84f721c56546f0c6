import { and, asc, eq, isNull, like, lt, lte, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { mails } from '#app/database/tables/mail.ts'
import { PASSING } from './passing-id.server.ts'

export type MailRow = typeof mails.$inferSelect

/** When a letter is due that was given up. */
export const NEVER = new Date('9999-12-31T00:00:00Z')

export const createMail = (row: typeof mails.$inferInsert) => store().db.insert(mails).values(row)

/** The mails that are due, oldest first. */
export const listDueMails = (now: Date, most: number): Promise<MailRow[]> =>
  store()
    .db.select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt))
    .limit(most)

/** A letter whatever became of it; null when nothing of it is kept. */
export async function findMail(id: string): Promise<MailRow | null> {
  const [row] = await store().db.select().from(mails).where(eq(mails.id, id)).limit(1)
  return row ?? null
}

/** Takes a mail for oneself until `until`; false when another process was faster. */
export async function claimMail(row: MailRow, until: Date): Promise<boolean> {
  const taken = await store()
    .db.update(mails)
    .set({ dueAt: until, tries: row.tries + 1, lastError: null })
    .where(and(eq(mails.id, row.id), isNull(mails.sentAt), eq(mails.dueAt, row.dueAt)))
    .returning({ id: mails.id })
  return taken.length === 1
}

/** Keeps a mail that one has in hand for longer. */
export const holdMail = (id: string, until: Date) =>
  store()
    .db.update(mails)
    .set({ dueAt: until })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.lastError)))

export const markSent = (id: string, sentAt: Date) =>
  store().db.update(mails).set({ sentAt, lastError: null }).where(eq(mails.id, id))

export const markFailed = (id: string, lastError: string, dueAt: Date) =>
  store().db.update(mails).set({ lastError, dueAt }).where(eq(mails.id, id))

export const removeMail = (id: string) => store().db.delete(mails).where(eq(mails.id, id))

/** Removes what was sent before a moment, what was given up, and letters that were only passing and could not leave since then. */
export const removeOldMails = (before: Date) =>
  store()
    .db.delete(mails)
    .where(
      or(
        lt(mails.sentAt, before),
        and(or(like(mails.id, `${PASSING}%`), eq(mails.dueAt, NEVER)), lt(mails.createdAt, before)),
      ),
    )
