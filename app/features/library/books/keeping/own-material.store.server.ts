import { and, desc, eq, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { textDocuments } from '#app/database/tables/writing.ts'

/** The texts of a member that a book can be made of, written in last first. */
export const listOwnDocuments = (userId: string, most: number) =>
  store()
    .db.select({ id: textDocuments.id, title: textDocuments.title, updatedAt: textDocuments.updatedAt })
    .from(textDocuments)
    .where(and(eq(textDocuments.userId, userId), isNull(textDocuments.deletedAt)))
    .orderBy(desc(textDocuments.updatedAt))
    .limit(most)

export async function findOwnDocument(userId: string, id: string): Promise<{ title: string; text: string } | null> {
  const [row] = await store()
    .db.select({ title: textDocuments.title, text: textDocuments.text })
    .from(textDocuments)
    .where(and(eq(textDocuments.id, id), eq(textDocuments.userId, userId), isNull(textDocuments.deletedAt)))
  return row ?? null
}

/** The finished consensus runs of a member, newest first. */
export const listOwnRuns = (userId: string, most: number) =>
  store()
    .db.select({ id: consensusRuns.id, question: consensusRuns.question, createdAt: consensusRuns.createdAt })
    .from(consensusRuns)
    .where(and(eq(consensusRuns.userId, userId), eq(consensusRuns.state, 'done')))
    .orderBy(desc(consensusRuns.createdAt))
    .limit(most)
