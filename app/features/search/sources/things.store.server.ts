import { desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { files } from '#app/database/tables/files.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** The newest questions somebody put to a panel. */
export const listOwnRuns = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: consensusRuns.id, question: consensusRuns.question, createdAt: consensusRuns.createdAt })
    .from(consensusRuns)
    .where(belongsTo(consensusRuns, owner))
    .orderBy(desc(consensusRuns.createdAt))
    .limit(most)

/** The newest files of a member. */
export const listOwnFiles = (userId: string, most: number) =>
  store()
    .db.select({ id: files.id, name: files.name, type: files.type, bytes: files.bytes, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.ownerId, userId))
    .orderBy(desc(files.createdAt))
    .limit(most)
