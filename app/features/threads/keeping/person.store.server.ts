import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import * as tables from '#app/database/tables/together/threads.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { findSenior, findStandIn, handOverTo } from './threads.store.server.ts'

const { threads, threadMembers, threadMessages } = tables
const AT_ONCE = 500

export const readMemberships = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        thread: threads.title,
        role: threadMembers.role,
        joinedAt: threadMembers.joinedAt,
        mutedAt: threadMembers.mutedAt,
        lastHereAt: threadMembers.lastHereAt,
      })
      .from(threadMembers)
      .innerJoin(threads, eq(threads.id, threadMembers.threadId))
      .where(eq(threadMembers.userId, id))
      .orderBy(asc(threadMembers.joinedAt)),
  )

/** Threads go on without whoever left: the next of them owns one, and one that nobody is in any more goes. */
export async function eraseMemberships({ id }: Person): Promise<void> {
  const own = await store()
    .db.select({ threadId: threadMembers.threadId, role: threadMembers.role })
    .from(threadMembers)
    .where(eq(threadMembers.userId, id))
  await store().db.delete(threadMembers).where(eq(threadMembers.userId, id))
  for (const { threadId, role } of own) {
    const next = (await findStandIn(threadId)) ?? (await findSenior(threadId))
    if (next === null) await store().db.delete(threads).where(eq(threads.id, threadId))
    else if (role === 'owner') await handOverTo(threadId, next)
  }
}

export const eraseThreads = ({ id }: Person) =>
  store().db.update(threads).set({ startedBy: null }).where(eq(threads.startedBy, id))

/** What somebody said, a page at a time. */
export async function* readMessages({ id }: Person): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const page = await store()
      .db.select({ message: threadMessages, title: threads.title })
      .from(threadMessages)
      .innerJoin(threads, eq(threads.id, threadMessages.threadId))
      .where(and(eq(threadMessages.userId, id), gt(threadMessages.id, after)))
      .orderBy(asc(threadMessages.id))
      .limit(AT_ONCE)
    for (const { message, title } of page) {
      const { text, kind, poll, createdAt, editedAt, deletedAt } = message
      yield { thread: title, kind, text, poll, createdAt, editedAt, deletedAt }
    }
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) return
    after = last.message.id
  }
}

/** Others' talk keeps its words; who said them goes, and what was said before a change or deleted goes for good. */
export async function eraseMessages({ id }: Person): Promise<void> {
  const gone = sql`${threadMessages.deletedAt} is not null`
  await store()
    .db.update(threadMessages)
    .set({ text: '', words: '', poll: null })
    .where(and(eq(threadMessages.userId, id), gone))
  await store().db.update(threadMessages).set({ userId: null }).where(eq(threadMessages.userId, id))
  await store().db.update(threadMessages).set({ askedBy: null, runId: null }).where(eq(threadMessages.askedBy, id))
}

export const eraseEdits = ({ id }: Person) =>
  store()
    .db.delete(tables.threadEdits)
    .where(
      inArray(
        tables.threadEdits.messageId,
        store().db.select({ id: threadMessages.id }).from(threadMessages).where(eq(threadMessages.userId, id)),
      ),
    )

export const readReactions = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({ mark: tables.threadReactions.mark, setAt: tables.threadReactions.createdAt })
      .from(tables.threadReactions)
      .where(eq(tables.threadReactions.userId, id))
      .orderBy(asc(tables.threadReactions.createdAt)),
  )
export const eraseReactions = ({ id }: Person) =>
  store().db.delete(tables.threadReactions).where(eq(tables.threadReactions.userId, id))

export const readVotes = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        question: threadMessages.text,
        choice: tables.threadVotes.choice,
        votedAt: tables.threadVotes.createdAt,
      })
      .from(tables.threadVotes)
      .innerJoin(threadMessages, eq(threadMessages.id, tables.threadVotes.messageId))
      .where(and(eq(tables.threadVotes.userId, id), isNull(threadMessages.deletedAt)))
      .orderBy(asc(tables.threadVotes.createdAt)),
  )
export const eraseVotes = ({ id }: Person) =>
  store().db.delete(tables.threadVotes).where(eq(tables.threadVotes.userId, id))

export const eraseFiles = ({ id }: Person) =>
  store().db.delete(tables.threadFiles).where(eq(tables.threadFiles.userId, id))

export const readInvites = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({
        thread: threads.title,
        role: tables.threadInvites.role,
        createdAt: tables.threadInvites.createdAt,
        expiresAt: tables.threadInvites.expiresAt,
        endedAt: tables.threadInvites.endedAt,
      })
      .from(tables.threadInvites)
      .innerJoin(threads, eq(threads.id, tables.threadInvites.threadId))
      .where(eq(tables.threadInvites.invitedBy, id))
      .orderBy(asc(tables.threadInvites.createdAt)),
  )
/** Their own open links end with them; who invited others long ago is forgotten. */
export async function eraseInvites({ id }: Person): Promise<void> {
  await store().db.delete(tables.threadInvites).where(eq(tables.threadInvites.userId, id))
  await store().db.delete(tables.threadInvites).where(eq(tables.threadInvites.invitedBy, id))
}

export const readStances = ({ id }: Person) =>
  each(() =>
    store()
      .db.select({ thread: threads.title, stance: tables.threadStances.stance, at: tables.threadStances.createdAt })
      .from(tables.threadStances)
      .innerJoin(threads, eq(threads.id, tables.threadStances.threadId))
      .where(eq(tables.threadStances.userId, id))
      .orderBy(asc(tables.threadStances.createdAt)),
  )
export const eraseStances = ({ id }: Person) =>
  store().db.delete(tables.threadStances).where(eq(tables.threadStances.userId, id))

export const readDecisions = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(tables.threadDecisions)
      .where(eq(tables.threadDecisions.userId, id))
      .orderBy(asc(tables.threadDecisions.createdAt))
    return rows.map(({ userId: _user, id: _id, threadId: _thread, claim: _claim, ...decision }) => decision)
  })
export const eraseDecisions = ({ id }: Person) =>
  store().db.update(tables.threadDecisions).set({ userId: null }).where(eq(tables.threadDecisions.userId, id))

export const readPapers = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select({
        thread: threads.title,
        version: tables.threadPapers.version,
        text: tables.threadPapers.text,
        savedAt: tables.threadPapers.createdAt,
      })
      .from(tables.threadPapers)
      .innerJoin(threads, eq(threads.id, tables.threadPapers.threadId))
      .where(eq(tables.threadPapers.userId, id))
      .orderBy(asc(tables.threadPapers.createdAt))
    return rows
  })
export const erasePapers = ({ id }: Person) =>
  store().db.update(tables.threadPapers).set({ userId: null }).where(eq(tables.threadPapers.userId, id))

/** Claims name speakers by id: who left stands as a former member when the talk is read next, and nowhere before. */
export async function eraseFromLedgers({ id }: Person): Promise<void> {
  const { threadLedgers } = tables
  const touched = await store()
    .db.select({ threadId: threadLedgers.threadId, claims: threadLedgers.claims })
    .from(threadLedgers)
    .where(
      inArray(
        threadLedgers.threadId,
        store().db.select({ id: threadMessages.threadId }).from(threadMessages).where(eq(threadMessages.userId, id)),
      ),
    )
  for (const { threadId, claims } of touched) {
    const without = JSON.parse(JSON.stringify(claims).replaceAll(JSON.stringify(`member:${id}`), '"former"')) as unknown
    await store().db.update(threadLedgers).set({ claims: without }).where(eq(threadLedgers.threadId, threadId))
  }
}
