import { and, count, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { mails } from '#app/database/tables/mail.ts'
import { NEVER, type MailRow } from '#app/kits/foundation/mail/mail.store.server.ts'
import type { LetterState } from './letter-state.ts'

const isUnderWay = and(isNull(mails.sentAt), ne(mails.dueAt, NEVER))
const isIn: Record<LetterState, SQL | undefined> = {
  waiting: and(isUnderWay, isNull(mails.lastError)),
  failing: and(isUnderWay, isNotNull(mails.lastError)),
  over: and(isNull(mails.sentAt), eq(mails.dueAt, NEVER)),
  sent: isNotNull(mails.sentAt),
}

/** Letters whose address or subject holds a word, in any case. */
function matching(query: string): SQL | undefined {
  if (query === '') return undefined
  const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const holds = (column: typeof mails.to | typeof mails.subject) => sql`lower(${column}) like ${pattern} escape '\\'`
  return or(holds(mails.to), holds(mails.subject))
}

export const listLetters = (query: string, state: LetterState | null, page: { from: number; most: number }) =>
  store()
    .db.select({
      id: mails.id,
      to: mails.to,
      subject: mails.subject,
      createdAt: mails.createdAt,
      dueAt: mails.dueAt,
      tries: mails.tries,
      sentAt: mails.sentAt,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(and(matching(query), state ? isIn[state] : undefined))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(page.most)
    .offset(page.from)
export type LetterRow = Awaited<ReturnType<typeof listLetters>>[number]

export async function countLetters(query: string, state: LetterState | null): Promise<number> {
  const [row] = await store()
    .db.select({ letters: count() })
    .from(mails)
    .where(and(matching(query), state ? isIn[state] : undefined))
  return row?.letters ?? 0
}

export async function findLetter(id: string): Promise<MailRow | null> {
  const [row] = await store().db.select().from(mails).where(eq(mails.id, id)).limit(1)
  return row ?? null
}

/** The newest letter that left, and the newest that could not. */
export async function findLatest() {
  const { db } = store()
  const left = await db.select({ at: mails.sentAt }).from(mails).where(isIn.sent).orderBy(desc(mails.sentAt)).limit(1)
  const stuck = await db
    .select({ reason: mails.lastError, at: mails.createdAt })
    .from(mails)
    .where(or(isIn.failing, isIn.over))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return { leftAt: left[0]?.at ?? null, problem: stuck[0]?.reason ?? null }
}

/** Makes a letter due at a moment; false when it has left meanwhile, or when it is in somebody's hands. */
export async function setDue(id: string, dueAt: Date, now: Date): Promise<boolean> {
  const isInHand = and(gt(mails.dueAt, now), isNull(mails.lastError), gt(mails.tries, 0), lt(mails.dueAt, NEVER))
  const set = await store()
    .db.update(mails)
    .set({ dueAt })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), sql`not (${isInHand})`))
    .returning({ id: mails.id })
  return set.length === 1
}
